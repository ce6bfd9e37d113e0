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

  @Test("S09: a circle of a rect has its centre, and reaches as far as its longer side")
  func ofRect() {
    for (width, height) in [(2000.0, 600.0), (600, 2000)] {
      let middle = MKMapPoint(place(39.9042, 116.4074))
      let rect = MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
      let circle = MKCircle(mapRect: rect)
      #expect(isClose(circle.coordinate.latitude, 39.9042, within: 1e-9))
      #expect(isClose(circle.coordinate.longitude, 116.4074, within: 1e-9))
      #expect(isClose(circle.radius, 1000 * 0.11422542980831, within: 1e-6))
      #expect(isClose(circle.boundingMapRect.width, 2000, within: 1e-6))
    }
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
