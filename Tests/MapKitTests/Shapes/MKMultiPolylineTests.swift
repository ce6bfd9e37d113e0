import MapKit
import Testing

@Suite struct MKMultiPolylineTests {
  @Test("S12: the bounds are the union of the lines' bounds, and the place is their middle")
  func bounds() {
    let lines = [line([place(0, 0), place(0, 10)]), line([place(-20, 40), place(0, 50)]), line([])]
    let shape = MKMultiPolyline(lines)
    #expect(shape.polylines.count == 3 && shape.polylines[1] === lines[1])
    let union = lines[0].boundingMapRect.union(lines[1].boundingMapRect)
    #expect(MKMapRectEqualToRect(shape.boundingMapRect, union))
    #expect(isClose(shape.coordinate.longitude, 25, within: 1e-9))
    #expect(shape.intersects(lines[1].boundingMapRect))
    #expect(!shape.intersects(square(60, 25, side: 10)))
  }

  @Test("Without lines the bounds are null and meet nothing")
  func empty() {
    #expect(MKMultiPolyline([]).boundingMapRect.isNull)
    #expect(!MKMultiPolyline([]).intersects(.world))
  }
}
