import MapGeometry
import Testing

@Suite("Map points")
struct MKMapPointTests {
  @Test("The empty initialiser gives (0, 0), the other keeps what it is given")
  func initialisers() {
    let zero = MKMapPoint()
    #expect(zero.x == 0 && zero.y == 0)
    var point = MKMapPoint(x: -5, y: 1e12)
    #expect(point.x == -5 && point.y == 1e12)
    point.x = 1
    point.y = 2
    #expect(point.x == 1 && point.y == 2)
  }

  @Test("Points are equal when both members are")
  func equality() {
    #expect(MKMapPointEqualToPoint(MKMapPoint(x: 1, y: 2), MKMapPoint(x: 1, y: 2)))
    #expect(!MKMapPointEqualToPoint(MKMapPoint(x: 1, y: 2), MKMapPoint(x: 1, y: 3)))
    #expect(!MKMapPointEqualToPoint(MKMapPoint(x: 1, y: 2), MKMapPoint(x: 0, y: 2)))
    #expect(!MKMapPointEqualToPoint(MKMapPoint(x: .nan, y: 2), MKMapPoint(x: .nan, y: 2)))
  }

  @Test("G15: a point is not Equatable")
  func notEquatable() {
    #expect(!isEquatable(MKMapPoint()))
    #expect(isEquatable(0.0))
  }

  @Test("G16: a point is written with one decimal")
  func string() {
    #expect(MKStringFromMapPoint(MKMapPoint(x: 1.25, y: -2)) == "{1.2, -2.0}")
    #expect(MKStringFromMapPoint(MKMapPoint(x: 268_435_456, y: 0.06)) == "{268435456.0, 0.1}")
  }
}
