import Testing

@testable import MapKit

@MainActor @Suite struct AttributionTests {
  private func options(_ width: CGFloat, _ height: CGFloat, _ type: MKMapType = .standard) -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: width, height: height)
    options.mapRect = square(30, -40, side: 4_000_000)
    options.mapType = type
    return options
  }

  @Test("A snapshot names the sources that it is drawn from, each map type its own")
  func lines() async throws {
    let standard = try await MKMapSnapshotter(options: options(256, 128)).start()
    #expect(standard.attribution == ["Made with Natural Earth"])
    let hybrid = try await MKMapSnapshotter(options: options(256, 128, .hybrid)).start()
    #expect(hybrid.attribution.count == 2 && hybrid.attribution.first == "Made with Natural Earth")
    let plain = options(256, 128)
    plain.baseMap = .plain
    #expect(try await MKMapSnapshotter(options: plain).start().attribution.isEmpty)
  }

  @Test("The lines stand in the lower right corner, light on imagery and dark elsewhere, and nowhere else")
  func corner() async throws {
    for type in [MKMapType.standard, .satellite] {
      let image = try await MKMapSnapshotter(options: options(256, 128, type)).start().image
      let ink = try (200..<250).flatMap { x in try (116..<126).map { y in try image.pixel(x, y) } }
      // Open sea lies below: all that is far from its colour is letters.
      let extreme = ink.filter { type == .standard ? $0.green < 120 : $0.green > 180 }
      #expect(extreme.count > 20, "\(type)")
      if type == .standard {
        let sea = try image.pixel(10, 10)
        #expect(try (0..<100).allSatisfy { try image.pixel($0, 120) == sea }, "the sea beside the block is untouched")
      }
    }
  }

  @Test("A document has the lines as text of its own, in the same place")
  func document() async throws {
    let named = try await MKMapSnapshotter(options: options(256, 128)).data(as: .svg)
    let plain = options(256, 128)
    plain.baseMap = .plain
    let bare = try await MKMapSnapshotter(options: plain).data(as: .svg)
    let glyphs = { (data: Data) in
      String(decoding: data, as: UTF8.self).components(separatedBy: "xlink:href=\"#glyph").count - 1
    }
    #expect(glyphs(bare) == 0)
    #expect(glyphs(named) == "Made with Natural Earth".count)
  }

  @Test("The block wraps in a narrow picture, stays in the lower half, and leaves pictures too small for it alone")
  func sizes() throws {
    let lines = ["Made with Natural Earth", "NASA Visible Earth, Blue Marble Next Generation (2004)"]
    let wide = try #require(AttributionBlock(lines, in: CGSize(width: 800, height: 400), isDark: false)).frame
    #expect(wide.maxX == 800 && wide.maxY == 400 && wide.height < 20 && wide.width < 450)
    let narrow = try #require(AttributionBlock(lines, in: CGSize(width: 120, height: 90), isDark: false)).frame
    #expect(narrow.minX >= 0 && narrow.height > 20 && narrow.minY >= 45)
    #expect(AttributionBlock(lines, in: CGSize(width: 79, height: 400), isDark: false) == nil)
    #expect(AttributionBlock(lines, in: CGSize(width: 400, height: 47), isDark: false) == nil)
    #expect(AttributionBlock([], in: CGSize(width: 400, height: 400), isDark: false) == nil)
  }
}
