import MapGeometry
import Testing

@Suite("Union, intersection, containment")
struct MKMapRectCombiningTests {
  private let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)

  @Test("R05: a union with null is the other rect")
  func unionWithNull() {
    #expect(MKMapRectEqualToRect(rect.union(.null), rect))
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(rect), rect))
    #expect(MKMapRect.null.union(.null).isNull)
  }

  @Test("R06: a union is the rect around both")
  func union() {
    #expect(isRect(rect.union(MKMapRect(x: 4, y: 3, width: 2, height: 1)), 1, 2, 5, 4))
    #expect(isRect(rect.union(MKMapRect(x: -1, y: -1, width: 0, height: 0)), -1, -1, 5, 7))
  }

  @Test("R07: an intersection is the shared part")
  func intersection() {
    #expect(isRect(rect.intersection(MKMapRect(x: 2, y: 3, width: 2, height: 1)), 2, 3, 2, 1))
    #expect(isRect(rect.intersection(MKMapRect(x: 3, y: 0, width: 9, height: 3)), 3, 2, 1, 1))
  }

  @Test("R05, R07: rects with nothing in common intersect in null")
  func noIntersection() {
    #expect(rect.intersection(MKMapRect(x: -2, y: -3, width: 2, height: 1)).isNull)
    #expect(rect.intersection(.null).isNull)
    #expect(MKMapRect.null.intersection(rect).isNull)
    #expect(rect.intersection(MKMapRect(x: 4, y: 2, width: 3, height: 4)).isNull)
  }

  @Test("R08: touching edges do not intersect, nor does null")
  func touching() {
    let unit = MKMapRect(x: 0, y: 0, width: 1, height: 1)
    #expect(!unit.intersects(MKMapRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(!unit.intersects(MKMapRect(x: -1, y: 0, width: 1, height: 1)))
    #expect(!unit.intersects(MKMapRect(x: 0, y: 1, width: 1, height: 1)))
    #expect(!unit.intersects(MKMapRect(x: 0, y: -1, width: 1, height: 1)))
    #expect(unit.intersects(MKMapRect(x: 0.9, y: 0.9, width: 1, height: 1)))
    #expect(unit.intersects(unit))
    #expect(!unit.intersects(.null) && !MKMapRect.null.intersects(unit))
    #expect(!MKMapRect.null.intersects(MKMapRect(x: .infinity, y: 0, width: .infinity, height: 1)))
  }

  @Test("The flat bounds of a line along a parallel intersect what they run through")
  func flatBounds() {
    let line = MKMapRect(x: 0, y: 3, width: 10, height: 0)
    #expect(line.intersects(rect))
    #expect(isRect(line.intersection(rect), 1, 3, 3, 0))
  }

  @Test("R09: the zero rect contains its own origin and itself")
  func zeroRect() {
    let zero = MKMapRect()
    #expect(zero.contains(zero.origin))
    #expect(zero.contains(zero))
  }

  @Test("R09: every rect contains null; null contains no point and no other rect")
  func containsNull() {
    #expect(rect.contains(MKMapRect.null))
    #expect(MKMapRect().contains(MKMapRect.null))
    #expect(MKMapRect.null.contains(MKMapRect.null))
    #expect(!MKMapRect.null.contains(rect))
    #expect(!MKMapRect.null.contains(MKMapRect.null.origin))
  }

  @Test("A rect contains the points on its edges and none outside")
  func containsPoint() {
    #expect(rect.contains(MKMapPoint(x: 1, y: 2)))
    #expect(rect.contains(MKMapPoint(x: 4, y: 6)))
    #expect(rect.contains(MKMapPoint(x: 2, y: 3)))
    for outside in [(0.9, 3.0), (4.1, 3), (2, 1.9), (2, 6.1), (.nan, 3), (2, .nan)] {
      #expect(!rect.contains(MKMapPoint(x: outside.0, y: outside.1)))
    }
  }

  @Test("A rect contains itself and smaller rects, but none that stick out")
  func containsRect() {
    #expect(rect.contains(rect))
    #expect(rect.contains(MKMapRect(x: 2, y: 3, width: 1, height: 1)))
    for outside in [
      MKMapRect(x: 0, y: 3, width: 2, height: 1), MKMapRect(x: 3, y: 3, width: 2, height: 1),
      MKMapRect(x: 2, y: 1, width: 1, height: 2), MKMapRect(x: 2, y: 5, width: 1, height: 2),
    ] {
      #expect(!rect.contains(outside))
    }
  }
}
