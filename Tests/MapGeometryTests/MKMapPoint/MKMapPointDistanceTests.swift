import MapGeometry
import Testing

@Suite("Distances between map points")
struct MKMapPointDistanceTests {
  private let corner = MKMapPoint(x: 0, y: 0)
  private let inner = MKMapPoint(x: 1000, y: 1000)
  private let beijing = MKMapPoint(CLLocationCoordinate2D(latitude: 39.9042, longitude: 116.4074))
  private let shanghai = MKMapPoint(CLLocationCoordinate2D(latitude: 31.2304, longitude: 121.4737))

  @Test("G20: (0, 0) to (1000, 1000) is 18.153 m, both ways")
  func corners() {
    #expect(isClose(corner.distance(to: inner), 18.153, within: 0.001))
    #expect(isClose(inner.distance(to: corner), 18.153, within: 0.001))
  }

  @Test("G20: a point is 0 m from itself and NaN gives NaN")
  func special() {
    #expect(beijing.distance(to: beijing) == 0)
    #expect(MKMapPoint(x: .nan, y: 0).distance(to: corner).isNaN)
    #expect(corner.distance(to: MKMapPoint(x: 0, y: .nan)).isNaN)
    #expect(corner.distance(to: MKMapPoint(x: .infinity, y: 0)).isNaN)
  }

  @Test("G21: Beijing to Shanghai is about 406 m longer than on the ellipsoid")
  func longerThanEllipsoid() {
    let location = CLLocation(latitude: 39.9042, longitude: 116.4074)
    let ellipsoidal = location.distance(from: CLLocation(latitude: 31.2304, longitude: 121.4737))
    #expect(isClose(beijing.distance(to: shanghai) - ellipsoidal, 406.32, within: 0.01))
  }

  @Test("G22: the haversine formula with a radius by latitude gives both recorded distances")
  func haversine() {
    #expect(isClose(corner.distance(to: inner), 18.15398, within: 0.00001))
    #expect(isClose(beijing.distance(to: shanghai), 1_066_252.808, within: 0.001))
  }

  @Test("The hemispheres mirror each other")
  func mirrored() {
    let (a, b) = (MKMapPoint(x: 1e8, y: 0.8e8), MKMapPoint(x: 1.1e8, y: 0.9e8))
    let world = MKMapSize.world.height
    let south = MKMapPoint(x: a.x, y: world - a.y).distance(to: MKMapPoint(x: b.x, y: world - b.y))
    #expect(isClose(south, a.distance(to: b), within: 0.001))
  }

  @Test("Opposite points are half the sphere apart, and copies of the world do not count")
  func opposite() {
    let (west, east) = (MKMapPoint(x: 0, y: 134_217_728), MKMapPoint(x: 134_217_728, y: 134_217_728))
    #expect(isClose(west.distance(to: east), 6_378_160 * .pi, within: 0.001))
    #expect(isClose(west.distance(to: MKMapPoint(x: 268_435_456, y: 134_217_728)), 0, within: 0.001))
  }
}
