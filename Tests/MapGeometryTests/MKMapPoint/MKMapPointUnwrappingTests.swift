import Testing

@testable import MapGeometry

@Suite("Unwrapping across the 180th meridian")
struct MKMapPointUnwrappingTests {
  private func points(atLongitudes longitudes: [Double]) -> [MKMapPoint] {
    longitudes.map { MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: $0)) }
  }

  private func unwrappedLongitudes(_ longitudes: [Double]) -> [Double] {
    MKMapPoint.unwrapped(points(atLongitudes: longitudes)).map { $0.coordinate.longitude.rounded() }
  }

  @Test("S11, D01: the line from -170 to 170 degrees goes the short way")
  func line() {
    let unwrapped = MKMapPoint.unwrapped(points(atLongitudes: [-170, 170]))
    #expect(isClose(MKMapRect(bounding: unwrapped).width, 14_913_080.889, within: 0.001))
    #expect(unwrappedLongitudes([-170, 170]) == [-170, -190])
    #expect(unwrappedLongitudes([170, -170]) == [170, 190])
  }

  @Test("D02: the points at 179 and -179 degrees span 2 degrees")
  func narrow() {
    let rect = MKMapRect(bounding: MKMapPoint.unwrapped(points(atLongitudes: [179, -179])))
    #expect(isClose(rect.width, 1_491_308.089, within: 0.001))
    #expect(rect.spans180thMeridian)
    #expect(isClose(MKCoordinateRegion(rect).span.longitudeDelta, 2, within: 1e-9))
    #expect(isClose(MKCoordinateRegion(rect).center.longitude, 180, within: 1e-9))
  }

  @Test("A path round the world keeps going, and comes back when it turns")
  func roundTheWorld() {
    #expect(unwrappedLongitudes([0, 120, -120, 0, 120, -120]) == [0, 120, 240, 360, 480, 600])
    #expect(unwrappedLongitudes([0, -120, 120, 0]) == [0, -120, -240, -360])
    #expect(unwrappedLongitudes([170, -170, 170]) == [170, 190, 170])
  }

  @Test("A path that does not cross the meridian, or steps by half a world, stays the same")
  func unchanged() {
    #expect(unwrappedLongitudes([-60, 10, 100, -20]) == [-60, 10, 100, -20])
    #expect(unwrappedLongitudes([-90, 90, -90]) == [-90, 90, -90])
    #expect(unwrappedLongitudes([]) == [])
    #expect(unwrappedLongitudes([12]) == [12])
  }

  @Test("Points that lie past the edge already are brought near their neighbours")
  func farPoints() {
    let world = MKMapSize.world.width
    let unwrapped = MKMapPoint.unwrapped([MKMapPoint(x: 10, y: 1), MKMapPoint(x: 20 + 5 * world, y: 2)])
    #expect(unwrapped.map(\.x) == [10, 20])
    #expect(unwrapped.map(\.y) == [1, 2])
  }

  @Test("A point that is not finite is kept and does not disturb the others")
  func notFinite() {
    let world = MKMapSize.world.width
    let unwrapped = MKMapPoint.unwrapped([
      MKMapPoint(x: 10, y: 0), MKMapPoint(x: .nan, y: 0), MKMapPoint(x: .infinity, y: 0),
      MKMapPoint(x: world - 10, y: 0),
    ])
    #expect(unwrapped.count == 4)
    #expect(unwrapped[1].x.isNaN)
    #expect(unwrapped[2].x == .infinity)
    #expect(unwrapped[3].x == -10)
  }
}
