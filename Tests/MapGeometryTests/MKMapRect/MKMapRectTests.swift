import MapGeometry
import Testing

@Suite("Map rects")
struct MKMapRectTests {
  @Test("The initialisers keep what they are given")
  func initialisers() {
    #expect(isRect(MKMapRect(), 0, 0, 0, 0))
    #expect(isRect(MKMapRect(x: 1, y: 2, width: -3, height: 4), 1, 2, -3, 4))
    var rect = MKMapRect(origin: MKMapPoint(x: 1, y: 2), size: MKMapSize(width: 3, height: 4))
    #expect(isRect(rect, 1, 2, 3, 4))
    rect.origin = MKMapPoint(x: 5, y: 6)
    rect.size = MKMapSize(width: 7, height: 8)
    #expect(isRect(rect, 5, 6, 7, 8))
  }

  @Test("G01: the world rect starts at (0, 0) and is 2^28 map points square")
  func world() {
    #expect(isRect(.world, 0, 0, 268_435_456, 268_435_456))
  }

  @Test("R01: the null rect is nowhere and empty; the zero rect is empty but not null")
  func null() {
    #expect(isRect(.null, .infinity, .infinity, 0, 0))
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty)
    #expect(!MKMapRect().isNull && MKMapRect().isEmpty)
  }

  @Test("R02: isNull looks at the origin only")
  func nullByOrigin() {
    #expect(MKMapRect(x: .infinity, y: 0, width: 10, height: 10).isNull)
    #expect(MKMapRect(x: 0, y: -.infinity, width: 10, height: 10).isNull)
    #expect(!MKMapRect(x: 0, y: 0, width: .infinity, height: .infinity).isNull)
  }

  @Test("R03: a rect is empty when both its sides are 0")
  func empty() {
    #expect(!MKMapRect(x: 0, y: 0, width: 10, height: 0).isEmpty)
    #expect(!MKMapRect(x: 0, y: 0, width: 0, height: 10).isEmpty)
    #expect(MKMapRect(x: 5, y: 5, width: 0, height: 0).isEmpty)
    #expect(MKMapRect(x: .infinity, y: 5, width: 3, height: 3).isEmpty)
  }

  @Test("R04: a rect of negative size is neither empty nor null and holds nothing")
  func negative() {
    let rect = MKMapRect(x: 10, y: 10, width: -5, height: -5)
    #expect(!rect.isEmpty && !rect.isNull)
    #expect(!rect.intersects(rect))
    #expect(!rect.contains(rect.origin))
  }

  @Test("R14: edges and middles are plain arithmetic")
  func edges() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.minX == 10 && rect.midX == 25 && rect.maxX == 40)
    #expect(rect.minY == 20 && rect.midY == 40 && rect.maxY == 60)
    #expect(rect.width == 30 && rect.height == 40)
    let negative = MKMapRect(x: 10, y: 10, width: -5, height: -7)
    #expect(negative.maxX == 5 && negative.midX == 7.5 && negative.maxY == 3 && negative.midY == 6.5)
  }

  @Test("Rects are equal when all members are; G15: a rect is not Equatable")
  func equality() {
    let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    #expect(MKMapRectEqualToRect(rect, rect))
    #expect(MKMapRectEqualToRect(.null, .null))
    #expect(!MKMapRectEqualToRect(rect, MKMapRect(x: 0, y: 2, width: 3, height: 4)))
    #expect(!MKMapRectEqualToRect(rect, MKMapRect(x: 1, y: 0, width: 3, height: 4)))
    #expect(!MKMapRectEqualToRect(rect, MKMapRect(x: 1, y: 2, width: 0, height: 4)))
    #expect(!MKMapRectEqualToRect(rect, MKMapRect(x: 1, y: 2, width: 3, height: 0)))
    #expect(!isEquatable(rect))
  }

  @Test("G16: a rect is written as origin and size")
  func string() {
    #expect(MKStringFromMapRect(MKMapRect(x: 1, y: 2, width: 3, height: 4.26)) == "{{1.0, 2.0}, {3.0, 4.3}}")
  }
}
