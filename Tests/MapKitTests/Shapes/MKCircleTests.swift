import MapKit
import Testing

@Suite struct MKCircleTests {
  private static let sides = [(0.0, 13_487.107), (60, 26_773.371), (80, 76_976.910), (39.9042, 17_509.2359)]

  @Test("S08, D07: the bounding square of 1000 m grows with latitude", arguments: sides)
  func boundingSide(_ latitude: Double, _ side: Double) {
    let rect = MKCircle(center: place(latitude, 10), radius: 1000).boundingMapRect
    #expect(isClose(rect.width, side, within: 0.001) && rect.width == rect.height)
    let middle = MKMapPoint(place(latitude, 10))
    #expect(isClose(rect.midX, middle.x, within: 1e-6) && isClose(rect.midY, middle.y, within: 1e-6))
  }

  @Test("A circle keeps centre and radius")
  func properties() {
    let circle = MKCircle(center: place(1, 2), radius: 30)
    #expect(circle.coordinate.latitude == 1 && circle.coordinate.longitude == 2 && circle.radius == 30)
    #expect(circle.intersects(.world))
  }

  @Test("A radius that makes no sense counts as 0", arguments: [-5, Double.nan, .infinity, -.infinity])
  func strangeRadius(_ radius: Double) {
    let circle = MKCircle(center: place(1, 2), radius: radius)
    #expect(circle.radius == 0 && circle.boundingMapRect.width == 0)
  }

  @Test(
    "Near the poles and at centres that are not valid the bounds are no trap", arguments: [85.0, 86, 89.9, 90, -90, 91])
  func poles(_ latitude: Double) {
    let circle = MKCircle(center: place(latitude, 0), radius: 1000)
    #expect(circle.boundingMapRect.width.isFinite && circle.boundingMapRect.width >= 0)
  }
}
