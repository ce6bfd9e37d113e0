import MapKit
import Testing

@Suite struct MKMultiPolygonTests {
  @Test("S12: the bounds are the union of the areas' bounds, and the place is their middle")
  func bounds() {
    let areas = [box(0, 0, half: 5), box(0, 40, half: 10)]
    let shape = MKMultiPolygon(areas)
    #expect(shape.polygons.count == 2 && shape.polygons[1] === areas[1])
    let union = areas[0].boundingMapRect.union(areas[1].boundingMapRect)
    #expect(MKMapRectEqualToRect(shape.boundingMapRect, union))
    #expect(isClose(shape.coordinate.longitude, 22.5, within: 1e-9))
    #expect(shape.intersects(areas[0].boundingMapRect))
    #expect(!shape.intersects(square(60, 25, side: 10)))
  }

  @Test("Without areas the bounds are null and meet nothing")
  func empty() {
    #expect(MKMultiPolygon([]).boundingMapRect.isNull)
    #expect(!MKMultiPolygon([]).intersects(.world))
  }
}
