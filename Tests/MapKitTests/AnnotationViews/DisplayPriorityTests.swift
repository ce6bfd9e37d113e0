import Testing

@testable import MapKit

@MainActor @Suite struct DisplayPriorityTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = TestDelegate()

  init() {
    map.delegate = delegate
    // 10 map points a point.
    map.visibleMapRect = square(0, 0, side: 1000)
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(annotation.title == "red" ? .red : .blue, 20, 20)
      return view
    }
  }

  /// Red in the middle, blue 10 points to the right and in front.
  private func add() -> (red: MKPointAnnotation, blue: MKPointAnnotation) {
    let middle = MKMapPoint(place(0, 0))
    let (red, blue) = (pin(0, 0, title: "red"), MKPointAnnotation())
    blue.coordinate = MKMapPoint(x: middle.x + 100, y: middle.y).coordinate
    map.addAnnotations([red, blue])
    return (red, blue)
  }

  private func shown() async throws -> (red: Bool, blue: Bool) {
    let image = try await map.snapshot().image
    return (try image.pixel(45, 50) == .red, try image.pixel(65, 50) == .blue)
  }

  @Test("A07, A09: an annotation view is required and collides by its frame, a marker has the priority defaultLow")
  func defaults() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.displayPriority == .required && view.collisionMode == .rectangle)
    #expect(MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil).displayPriority == .defaultLow)
    #expect(MKPinAnnotationView(annotation: nil, reuseIdentifier: nil).displayPriority == .required)
  }

  @Test("A07: required views are all shown; one of a lower priority is not shown where it collides")
  func lower() async throws {
    let (red, blue) = add()
    #expect(try await shown() == (true, true))
    map.view(for: blue)?.displayPriority = .defaultHigh
    #expect(try await shown() == (true, false))
    map.view(for: red)?.displayPriority = .defaultLow
    #expect(try await shown() == (false, true))
    map.view(for: blue)?.collisionMode = .none
    #expect(try await shown() == (true, true))
  }

  @Test("At another scale, where they no longer collide, both are shown")
  func scale() async throws {
    let (_, blue) = add()
    _ = try await shown()
    map.view(for: blue)?.displayPriority = .defaultLow
    #expect(try await shown().blue == false)
    map.visibleMapRect = square(0, 0, side: 400)
    #expect(try await map.snapshot().image.pixel(75, 50) == .blue)
  }

  @Test("A selected view is shown, and the others give way to it; a hidden one makes no one give way")
  func selected() async throws {
    let (red, blue) = add()
    _ = try await shown()
    for annotation in [red, blue] { map.view(for: annotation)?.displayPriority = .defaultLow }
    #expect(try await shown() == (false, true))
    map.selectAnnotation(red, animated: false)
    #expect(try await shown() == (true, false))
    map.deselectAnnotation(red, animated: false)
    map.view(for: blue)?.isHidden = true
    #expect(try await shown() == (true, false))
  }

  @Test("centerOffset moves what collides")
  func offset() async throws {
    let (_, blue) = add()
    _ = try await shown()
    map.view(for: blue)?.displayPriority = .defaultLow
    map.view(for: blue)?.centerOffset.x = 11
    #expect(try await shown() == (true, true))
  }
}
