import MapKit
import Testing

@MainActor @Suite struct MKAnnotationViewTests {
  @Test("A01: a new view is enabled, not selected, without image, offsets or callout")
  func defaults() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.annotation == nil && view.reuseIdentifier == nil && view.image == nil)
    #expect(view.isEnabled && !view.isSelected && !view.canShowCallout)
    #expect(view.centerOffset == .zero && view.calloutOffset == .zero && view.frame == .zero)
    #expect(view.zPriority == .defaultUnselected && view.selectedZPriority == .defaultSelected)
  }

  @Test("A view can be made with a frame or without arguments, in subclasses too")
  func initialisers() {
    #expect(MKAnnotationView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(MKAnnotationView().frame == .zero)
    #expect(MKAnnotationView(coder: NSCoder())?.reuseIdentifier == nil)
    #expect(DrawnView(annotation: nil, reuseIdentifier: "d").reuseIdentifier == "d")
  }

  @Test("A04: setting the image sets the size; without one the size is what it was")
  func imageSize() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.image = quarters(20)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    view.image = plain(.red, 6, 9)
    #expect(view.frame.size == CGSize(width: 6, height: 9))
    view.image = nil
    #expect(view.frame.size == CGSize(width: 6, height: 9))
  }

  @Test("A new image is drawn the next time, at the same size too")
  func imageChange() throws {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.image = plain(.red, 4, 4)
    #expect(try #require(view.picture(scale: 1)).pixel(1, 1) == .red)
    view.image = plain(.blue, 4, 4)
    #expect(try #require(view.picture(scale: 1)).pixel(1, 1) == .blue)
  }

  @Test("A02: a 20 × 30 image with an offset of (0, −15) has its bottom edge on the coordinate")
  func centerOffset() async throws {
    let image = try await snapshot { $0.centerOffset = CGPoint(x: 0, y: -15) }
    for (x, y, isInside) in [(50, 49, true), (50, 50, false), (50, 20, true), (50, 19, false)] {
      #expect(try image.pixel(x, y) == (isInside ? .red : .ground), "(\(x), \(y))")
    }
  }

  @Test("A02, D24: without an offset the middle lies on the coordinate; a positive one moves right and down")
  func centred() async throws {
    let centred = try await snapshot { _ in }
    for (x, y, isInside) in [(40, 50, true), (39, 50, false), (59, 50, true), (60, 50, false), (50, 35, true)] {
      #expect(try centred.pixel(x, y) == (isInside ? .red : .ground), "(\(x), \(y))")
    }
    let moved = try await snapshot { $0.centerOffset = CGPoint(x: 10, y: 20) }
    #expect(try moved.pixel(50, 50) == .ground)
    #expect(try moved.pixel(50, 55) == .red)
    #expect(try moved.pixel(69, 84) == .red)
  }

  @Test("A view that draws itself is shown; its opacity and being hidden count")
  func drawnView() async throws {
    for (alpha, isHidden, expected) in [(CGFloat(1), false, Pixel.blue), (0, false, .ground), (1, true, .ground)] {
      let (map, delegate) = map { annotation in
        let view = DrawnView(annotation: annotation, reuseIdentifier: nil)
        view.bounds.size = CGSize(width: 10, height: 10)
        view.alpha = alpha
        view.isHidden = isHidden
        return view
      }
      let image = try await map.snapshot().image
      #expect(try image.pixel(50, 50) == expected)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("A15: prepareForReuse and prepareForDisplay do nothing by default")
  func prepared() {
    let view = MKAnnotationView(annotation: pin(1, 2), reuseIdentifier: "r")
    view.image = plain(.red, 6, 9)
    view.centerOffset = CGPoint(x: 1, y: 2)
    view.prepareForReuse()
    view.prepareForDisplay()
    #expect(view.annotation != nil && view.image != nil && view.centerOffset == CGPoint(x: 1, y: 2))
    #expect(view.bounds.size == CGSize(width: 6, height: 9) && view.isEnabled)
  }

  @Test("setSelected sets isSelected")
  func selected() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.setSelected(true, animated: true)
    #expect(view.isSelected)
    view.setSelected(false, animated: false)
    #expect(!view.isSelected)
  }

  private func map(_ makeView: @escaping (any MKAnnotation) -> MKAnnotationView) -> (MKMapView, TestDelegate) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    delegate.makeView = { _, annotation in makeView(annotation) }
    map.delegate = delegate
    map.visibleMapRect = square(10, 20, side: 1000)
    map.addAnnotation(pin(10, 20))
    return (map, delegate)
  }

  /// A red image of 20 × 30 points in the middle of a map of 100 × 100.
  private func snapshot(_ change: @escaping (MKAnnotationView) -> Void) async throws -> UIImage {
    let (map, delegate) = map { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 20, 30)
      change(view)
      return view
    }
    let image = try await map.snapshot().image
    withExtendedLifetime(delegate) {}
    return image
  }
}

private final class DrawnView: MKAnnotationView {
  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

@Suite struct MKAnnotationViewZPriorityTests {
  @Test("A08: front 1000, selected 1000, unselected 500, back 0")
  func constants() {
    #expect(MKAnnotationViewZPriority.max.rawValue == 1000)
    #expect(MKAnnotationViewZPriority.defaultSelected.rawValue == 1000)
    #expect(MKAnnotationViewZPriority.defaultUnselected.rawValue == 500)
    #expect(MKAnnotationViewZPriority.min.rawValue == 0)
    #expect(MKAnnotationViewZPriority(250) == MKAnnotationViewZPriority(rawValue: 250))
  }
}
