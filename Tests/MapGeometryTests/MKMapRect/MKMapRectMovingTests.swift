import MapGeometry
import Testing

@Suite("Inset, offset, division")
struct MKMapRectMovingTests {
  private let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)

  @Test("R10: an inset moves the edges inwards, or outwards when negative")
  func inset() {
    #expect(isRect(rect.insetBy(dx: -1, dy: 1), 0, 3, 5, 2))
    #expect(isRect(rect.insetBy(dx: 2, dy: 0), 3, 2, -1, 4))
  }

  @Test("R11: an offset moves the rect")
  func offset() {
    #expect(isRect(rect.offsetBy(dx: 1, dy: -1), 2, 1, 3, 4))
  }

  @Test("R12: inset and offset of null stay null")
  func null() {
    #expect(MKMapRectEqualToRect(MKMapRect.null.insetBy(dx: 1, dy: 1), .null))
    #expect(MKMapRectEqualToRect(MKMapRect.null.offsetBy(dx: 1, dy: 1), .null))
    #expect(MKMapRectEqualToRect(MKMapRect.null.offsetBy(dx: -.infinity, dy: 1), .null))
  }

  private func divided(_ rect: MKMapRect, _ amount: Double, _ edge: CGRectEdge) -> (slice: MKMapRect, rest: MKMapRect) {
    var (slice, rest) = (MKMapRect(), MKMapRect())
    MKMapRectDivide(rect, &slice, &rest, amount, edge)
    return (slice, rest)
  }

  @Test("R13: a division cuts a slice off beside an edge")
  func divide() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    let right = divided(rect, 2, .maxXEdge)
    #expect(isRect(right.slice, 38, 20, 2, 40) && isRect(right.rest, 10, 20, 28, 40))
    let left = divided(rect, 10, .minXEdge)
    #expect(isRect(left.slice, 10, 20, 10, 40) && isRect(left.rest, 20, 20, 20, 40))
    let top = divided(rect, 10, .minYEdge)
    #expect(isRect(top.slice, 10, 20, 30, 10) && isRect(top.rest, 10, 30, 30, 30))
    let bottom = divided(rect, 10, .maxYEdge)
    #expect(isRect(bottom.slice, 10, 50, 30, 10) && isRect(bottom.rest, 10, 20, 30, 30))
  }

  @Test("R13: a negative amount counts as 0, a large one as the whole rect")
  func divideBeyond() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    let none = divided(rect, -5, .minXEdge)
    #expect(isRect(none.slice, 10, 20, 0, 40) && isRect(none.rest, 10, 20, 30, 40))
    let all = divided(rect, 100, .minXEdge)
    #expect(isRect(all.slice, 10, 20, 30, 40) && isRect(all.rest, 40, 20, 0, 40))
    let fromRight = divided(rect, 100, .maxXEdge)
    #expect(isRect(fromRight.slice, 10, 20, 30, 40) && isRect(fromRight.rest, 10, 20, 0, 40))
  }

  @Test("Null divides into null and null")
  func divideNull() {
    let parts = divided(.null, 5, .maxYEdge)
    #expect(parts.slice.isNull && parts.rest.isNull)
  }
}
