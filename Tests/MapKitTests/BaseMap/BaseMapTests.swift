import Testing

@testable import MapKit

// Serialized: one test changes the base map for all.
@MainActor @Suite(.serialized) struct BaseMapTests {
  /// 96 points of the coast of Portugal: sea to the west, land to the east.
  private func options(_ mapType: MKMapType = .standard, over baseMap: BaseMap = .world) -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 96, height: 96)
    options.mapRect = square(39.5, -9, side: 4_000_000)
    options.mapType = mapType
    options.baseMap = baseMap
    return options
  }

  @Test("A map lies on the world unless it is given something else: sea and land have colours of their own")
  func world() async throws {
    #expect(MKMapView(frame: .zero).baseMap.basemap === BaseMap.world.basemap)
    let image = try await MKMapSnapshotter(options: options()).start().image
    let (sea, land) = (try image.pixel(5, 40), try image.pixel(90, 30))
    #expect(sea.blue > sea.red && sea != land && land.red >= land.blue)
    let plain = try await MKMapSnapshotter(options: options(over: .plain)).start().image
    #expect(try plain.pixel(5, 40) == .ground && plain.pixel(90, 30) == .ground)
  }

  @Test("The four map types look different, and flyovers like what they fly over")
  func types() async throws {
    var pictures: [MKMapType: Data] = [:]
    for type in [MKMapType.standard, .satellite, .hybrid, .mutedStandard, .satelliteFlyover, .hybridFlyover] {
      pictures[type] = try await MKMapSnapshotter(options: options(type)).data(as: .png)
    }
    #expect(Set([MKMapType.standard, .satellite, .hybrid, .mutedStandard].map { pictures[$0] }).count == 4)
    #expect(pictures[.satelliteFlyover] == pictures[.satellite] && pictures[.hybridFlyover] == pictures[.hybrid])
  }

  @Test("D11: the base map does not depend on how the picture is cut, nor on the number of threads")
  func tiling() throws {
    let grid = try #require(
      PixelGrid(scale: 96 / 4_000_000, contentScale: 1, through: MKMapPoint(place(39.5, -9))))
    let scene = MapScene(ground: SceneGround(.world, .hybrid), zoomScale: grid.zoomScale)
    let middle = grid.position(of: MKMapPoint(place(39.5, -9)))
    let area = PixelRect(x: Int(middle.x) - 150, y: Int(middle.y) - 150, width: 300, height: 300)
    let whole = try scene.drawPixels(of: area, on: grid, threads: 1)
    for index in 0..<9 {
      let part = PixelRect(x: area.x + index % 3 * 100, y: area.y + index / 3 * 100, width: 100, height: 100)
      let pixels = try scene.drawPixels(of: part, on: grid)
      for row in 0..<100 {
        let offset = (part.y - area.y + row) * whole.bytesPerRow + 4 * (part.x - area.x)
        try #require(memcmp(whole.bytes + offset, pixels.bytes + row * pixels.bytesPerRow, 400) == 0, "\(part) \(row)")
      }
    }
  }

  @Test("The base map for all is read by maps made afterwards")
  func standard() throws {
    // Other tests make maps at the same time: they are given the same world again, but read anew.
    let (before, other) = (MKMapView(frame: .zero), try BaseMap())
    BaseMap.standard = other
    defer { BaseMap.standard = .world }
    #expect(MKMapSnapshotter.Options().baseMap.basemap === other.basemap)
    #expect(MKMapView(frame: .zero).baseMap.basemap === other.basemap)
    #expect(before.baseMap.basemap === BaseMap.world.basemap)
  }

  @Test("An archive that cannot be used is an error with its path and a sentence")
  func unusable() throws {
    #expect(throws: BaseMapError(path: "/nowhere.pmtiles", reason: "No such file or directory")) {
      try BaseMap(archives: ["/nowhere.pmtiles"])
    }
    let file = try TemporaryFile(Data("no archive at all".utf8), name: "a.pmtiles")
    let error = #expect(throws: BaseMapError.self) { try BaseMap(archives: [file.path]) }
    #expect(error?.path == file.path && error?.localizedDescription == "\(file.path): it is no PMTiles archive")
  }
}
