import CoreLocation
import Testing

@Suite("Coordinates")
struct CLLocationCoordinate2DTests {
  @Test(
    "G30: valid coordinates are -90...90 and -180...180, ends included",
    arguments: [(90.0, 180.0), (-90, -180), (0, 0), (39.9042, 116.4074)])
  func valid(latitude: Double, longitude: Double) {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)))
  }

  @Test(
    "G30: other coordinates are not valid, NaN and infinity included",
    arguments: [
      (91.0, 0.0), (0, 200), (-90.000001, 0), (0, -180.000001), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ])
  func invalid(latitude: Double, longitude: Double) {
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)))
  }

  @Test("G31: the invalid coordinate is (-180, -180)")
  func invalidConstant() {
    #expect(kCLLocationCoordinate2DInvalid.latitude == -180)
    #expect(kCLLocationCoordinate2DInvalid.longitude == -180)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("The empty initialiser gives (0, 0), the others keep what they are given")
  func initialisers() {
    let zero = CLLocationCoordinate2D()
    #expect(zero.latitude == 0 && zero.longitude == 0)
    var coordinate = CLLocationCoordinate2D(latitude: 91, longitude: 200)
    #expect(coordinate.latitude == 91 && coordinate.longitude == 200)
    coordinate.latitude = 1
    coordinate.longitude = 2
    #expect(coordinate.latitude == 1 && coordinate.longitude == 2)
    let made = CLLocationCoordinate2DMake(3, 4)
    #expect(made.latitude == 3 && made.longitude == 4)
  }

  @Test("G15: a coordinate is not Equatable")
  func notEquatable() {
    #expect(!isEquatable(CLLocationCoordinate2D()))
    #expect(isEquatable(0.0))
  }
}

/// Picked by the compiler for types that are `Equatable`.
private func isEquatable<T: Equatable>(_: T) -> Bool { true }

/// Picked by the compiler for all other types.
private func isEquatable<T>(_: T) -> Bool { false }
