import MapKit
import Testing

@Suite struct MKGeodesicPolylineTests {
  private func geodesic(_ places: [CLLocationCoordinate2D]) -> MKGeodesicPolyline {
    MKGeodesicPolyline(coordinates: places, count: places.count)
  }

  @Test("S10: about one point a kilometre")
  func density() {
    #expect(geodesic([place(0, 0), place(0, 1)]).pointCount == 113)
    #expect(geodesic([place(0, 0), place(0, 90)]).pointCount == 10_020)
    #expect(geodesic([place(0, 0), place(60, 1)]).pointCount > 6000)
  }

  @Test("The way leads along the great circle: from 45° N to 45° N on the opposite side, over the pole")
  func greatCircle() throws {
    let points = geodesic([place(45, 0), place(45, 90)])
    let middle = points.points()[points.pointCount / 2].coordinate
    // tan φ = tan 45° ÷ cos 45° half-way between two places of one latitude, 45° of longitude from each.
    #expect(isClose(middle.latitude, atan(2.0.squareRoot()) * 180 / .pi, within: 0.01))
    #expect(isClose(middle.longitude, 45, within: 0.01))
    let overPole = geodesic([place(80, 0), place(80, 180)])
    let box = overPole.boundingMapRect
    #expect(isClose(MKMapPoint(x: 0, y: box.minY).coordinate.latitude, 85, within: 1e-6))
    #expect(isClose(overPole.points()[overPole.pointCount - 1].coordinate.longitude, 180, within: 1e-6))
  }

  @Test("Between opposite places the way leads over the north pole; a way without length is one point and its end")
  func degenerate() {
    let opposite = geodesic([place(0, 0), place(0, 180)])
    #expect(opposite.pointCount == 20_039)
    #expect(isClose(opposite.points()[5000].coordinate.latitude, 44.9, within: 0.1))
    #expect(geodesic([place(5, 5), place(5, 5)]).pointCount == 2)
    #expect(geodesic([place(5, 5)]).pointCount == 1)
    #expect(geodesic([]).pointCount == 0)
    #expect(geodesic([place(5, 5), place(.nan, 5), place(95, 5)]).pointCount == 3)
  }

  @Test("The way crosses the 180th meridian where that is shorter; map points past the edge count in the world")
  func meridian() {
    let line = geodesic([place(0, 170), place(0, -170)])
    #expect(line.boundingMapRect.spans180thMeridian)
    #expect(isClose(line.boundingMapRect.width, 14_913_080.889, within: 0.001))
    let edge = MKMapSize.world.width
    let points = [MKMapPoint(place(0, 170)), MKMapPoint(x: MKMapPoint(place(0, -170)).x + edge, y: edge / 2)]
    #expect(MKGeodesicPolyline(points: points, count: 2).pointCount == line.pointCount)
  }
}
