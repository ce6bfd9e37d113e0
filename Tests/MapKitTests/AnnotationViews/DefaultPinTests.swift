import Testing

@testable import MapKit

@MainActor @Suite struct DefaultPinTests {
  @Test("D19: a pin in the middle has its tip on the middle, its red head above, and nothing below")
  func tip() async throws {
    for scale in [1, 2, 3] {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      map.visibleMapRect = square(10, 20, side: 1000)
      map.addAnnotation(pin(10, 20))
      let snapshot = try await map.snapshot(scale: CGFloat(scale))
      let red = Pixel(red: 255, green: 59, blue: 48, alpha: 255)
      #expect(try snapshot.image.pixel(50 * scale, 42 * scale) == red)
      #expect(try snapshot.image.pixel(50 * scale, 17 * scale) == red)
      #expect(try snapshot.image.pixel(50 * scale, 49 * scale) != .ground)
      #expect(try snapshot.image.pixel(50 * scale, 55 * scale) == .ground)
      let point = snapshot.point(for: place(10, 20))
      #expect(abs(point.x - 50) <= 0.5 && abs(point.y - 50) <= 0.5)
    }
  }

  @Test("The pin is drawn whole: nothing touches the edge of its picture")
  func notClipped() throws {
    let view = DefaultPin(annotation: nil, reuseIdentifier: nil)
    let image = try #require(view.picture(scale: 3))
    for x in 0..<image.width {
      #expect(try image.pixel(x, 0).alpha == 0)
      #expect(try image.pixel(x, image.height - 1).alpha < 16)
    }
    for y in 0..<image.height {
      #expect(try image.pixel(0, y).alpha < 16)
      #expect(try image.pixel(image.width - 1, y).alpha < 16)
    }
  }
}
