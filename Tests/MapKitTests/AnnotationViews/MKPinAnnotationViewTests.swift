import Testing

@testable import MapKit

@MainActor @Suite struct MKPinAnnotationViewTests {
  @Test("A11: a pin is red, by both properties, and does not fall")
  func defaults() {
    let view = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.pinColor == .red && view.pinTintColor == .systemRed && !view.animatesDrop)
    #expect(MKPinAnnotationView(coder: NSCoder())?.frame.size == view.frame.size)
  }

  @Test("Section 12: MKPinAnnotationColor is red 0, green 1, purple 2")
  func rawValues() {
    #expect(MKPinAnnotationColor.red.rawValue == 0)
    #expect(MKPinAnnotationColor.green.rawValue == 1)
    #expect(MKPinAnnotationColor.purple.rawValue == 2)
  }

  @Test("Setting pinColor sets the tint; the tint may be any other colour")
  func colors() throws {
    let view = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.pinTintColor == MKPinAnnotationView.redPinColor())
    view.pinColor = .green
    #expect(view.pinTintColor == MKPinAnnotationView.greenPinColor())
    view.pinColor = .purple
    #expect(view.pinTintColor == MKPinAnnotationView.purplePinColor())
    view.pinTintColor = .blue
    let head = try #require(view.picture(scale: 1)).pixel(9, 9)
    #expect(head.blue > 180 && head.red < 80 && head.green < 80)
    view.pinTintColor = nil
    #expect(try #require(view.picture(scale: 1)).pixel(9, 9).red > 180)
  }

  @Test("D19: the needle's tip is on the coordinate, the head straight above it")
  func tip() async throws {
    let shown = ShownAnnotation { MKPinAnnotationView(annotation: $0, reuseIdentifier: nil) }
    for scale in [1, 2, 3] {
      let image = try await shown.image(scale: CGFloat(scale))
      let head = try image.pixel(50 * scale, 23 * scale)
      #expect(head.red > 180 && head.green < 110)
      #expect(try image.pixel(50 * scale, 49 * scale) != .ground)
      #expect(try image.pixel(50 * scale, 52 * scale) == .ground)
      #expect(try image.pixel(40 * scale, 23 * scale) == .ground)
    }
  }

  @Test("The callout stands over the head, not over the middle of the frame")
  func callout() async throws {
    let shown = ShownAnnotation { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      return view
    }
    shown.map.visibleMapRect = shown.map.visibleMapRect.offsetBy(dx: 0, dy: -300)
    shown.map.selectAnnotation(shown.annotation, animated: false)
    let image = try await shown.image()
    // The tip of the bubble ends above the head; the bubble's lower edge is 10 points higher.
    #expect(try image.pixel(50, 41) == .white)
    #expect(try image.pixel(60, 41) != .white)
  }

  @Test("An image that is set is shown in place of the pin")
  func image() throws {
    let view = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.image = quarters(8)
    #expect(try #require(view.picture(scale: 1)).pixel(1, 1) == .red)
  }
}
