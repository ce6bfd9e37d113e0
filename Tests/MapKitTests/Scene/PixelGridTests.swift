import MapKit
import Testing

@Suite struct PixelGridTests {
  @Test(
    "At zoom z the world of web tiles is 256·2^z points wide and starts on whole pixels", arguments: [0.0, 3, 12.5, 20])
  func webGrid(_ zoom: Double) throws {
    let grid = try #require(PixelGrid(zoom: zoom, contentScale: 2))
    #expect(grid.position(of: MKMapPoint()) == (0, 0))
    let width = grid.position(of: MKMapPoint(x: MKMapSize.world.width, y: 0)).x
    #expect(isClose(width / (512 * exp2(zoom)), 1, within: 1e-10))
    #expect(isClose(Double(grid.zoomScale) / exp2(zoom - 20), 1, within: 1e-10))
  }

  @Test("A picture and a part of it, each fitted from its own rect, lie on one grid")
  func samegrid() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<2000 {
      let width = exp2(Double.random(in: 8...28, using: &generator))
      let x = Double.random(in: 0...2.6e8, using: &generator)
      let y = Double.random(in: 0...2.6e8, using: &generator)
      let pixels = Double(Int.random(in: 1...4000, using: &generator))
      let scale = pixels / width
      let whole = try #require(PixelGrid(scale: scale, contentScale: 1, through: MKMapPoint(x: x, y: y)))
      let (left, top) = (Double(Int.random(in: 0...4000, using: &generator)), 33.0)
      let partWidth = Double(Int.random(in: 1...4000, using: &generator))
      let corner = MKMapPoint(x: x + left / scale, y: y + top / scale)
      let part = try #require(
        PixelGrid(scale: partWidth / (partWidth / scale), contentScale: 1, through: corner))
      #expect(part.scale == whole.scale)
      let differences = [abs(part.phaseX - whole.phaseX), abs(part.phaseY - whole.phaseY)]
      #expect(differences.allSatisfy { $0 == 0 || $0 == 1.0 / 256 || $0 == 255.0 / 256 })
    }
  }

  @Test("The rect of pixels and their place are inverse to each other")
  func inverse() throws {
    let grid = try #require(PixelGrid(scale: 0.123, contentScale: 1, through: MKMapPoint(x: 1234.5, y: 999)))
    let rect = PixelRect(x: 50, y: -70, width: 300, height: 20)
    let area = grid.mapRect(of: rect)
    let origin = try #require(grid.origin(of: area))
    #expect(origin == (50, -70))
    #expect(isClose(area.width * 0.123, 300, within: 1e-6))
  }

  @Test("Scales and points out of range have no grid")
  func outOfRange() {
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(PixelGrid(scale: scale, contentScale: 1, through: MKMapPoint()) == nil)
      #expect(PixelGrid(scale: 1, contentScale: scale, through: MKMapPoint()) == nil)
    }
    for x in [1e300, Double.nan, -.infinity] {
      #expect(PixelGrid(scale: 1, contentScale: 1, through: MKMapPoint(x: x, y: 0)) == nil)
    }
    let grid = PixelGrid(scale: 1, contentScale: 1, through: MKMapPoint())
    #expect(grid?.origin(of: .null) == nil)
    #expect(grid?.origin(of: MKMapRect(x: .nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("Very small scales, down to the smallest number, do not trap")
  func tinyScales() {
    for scale in [5e-300, 1e-308, 1e-200] {
      if let grid = PixelGrid(scale: scale, contentScale: 1, through: MKMapPoint(x: 5, y: 5)) {
        #expect(grid.scale.isFinite)
      }
    }
  }
}

@Suite struct PixelRectTests {
  @Test("The intersection is what two rectangles share; without any its size is 0")
  func intersection() {
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(PixelRect(x: 5, y: -5, width: 10, height: 10)) == PixelRect(x: 5, y: 0, width: 5, height: 5))
    #expect(rect.intersection(PixelRect(x: 20, y: 0, width: 5, height: 5)).width == 0)
  }
}
