import Testing

@testable import MapKit

@MainActor @Suite struct CalloutViewTests {
  /// A map with one image view, selected, whose annotation has a title.
  private func map(
    title: String, subtitle: String? = nil, _ change: (MKAnnotationView) -> Void = { _ in }
  ) -> (MKMapView, MKAnnotationView) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let annotation = pin(0, 0, title: title)
    annotation.subtitle = subtitle
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.image = plain(.red, 20, 20)
    view.canShowCallout = true
    change(view)
    let delegate = TestDelegate()
    delegate.makeView = { _, _ in view }
    map.delegate = delegate
    map.visibleMapRect = square(0, 0, side: 2000)
    map.addAnnotation(annotation)
    map.selectAnnotation(annotation, animated: false)
    // The delegate is held weakly, and has answered.
    return (map, view)
  }

  @Test("The bubble of a selected view stands above it, its tip on the middle of the top edge")
  func place() async throws {
    let (map, _) = map(title: "Goliath")
    let image = try await map.snapshot().image
    // The view's top is at 90; the bubble's tip touches it, and white lies above.
    #expect(try image.pixel(150, 84) == .white)
    #expect(try image.pixel(150, 70) == .white || image.pixel(150, 74) == .white)
    #expect(try image.pixel(150, 106) == .red)
    #expect(try image.pixel(150, 120) == .ground)
    map.deselectAnnotation(map.annotations.first, animated: false)
    let without = try await map.snapshot().image
    #expect(try without.pixel(150, 84) == .ground)
  }

  @Test("A03: calloutOffset moves the bubble right and down from the middle of the view's top edge")
  func offset() async throws {
    let (plainMap, _) = map(title: "Goliath")
    let (movedMap, _) = map(title: "Goliath") { $0.calloutOffset = CGPoint(x: 30, y: 7) }
    let (plainImage, moved) = (try await plainMap.snapshot().image, try await movedMap.snapshot().image)
    // A row through the bubble above the view, moved by the offset, is the same.
    for x in 80..<200 { #expect(try plainImage.pixel(x, 70) == moved.pixel(x + 30, 77)) }
  }

  @Test("A05: without a title nothing shows, and the view is as if disabled")
  func noTitle() async throws {
    for title in [nil, ""] {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let annotation = pin(0, 0, title: title)
      let delegate = TestDelegate()
      map.delegate = delegate
      map.visibleMapRect = square(0, 0, side: 1000)
      map.addAnnotation(annotation)
      map.selectAnnotation(annotation, animated: false)
      #expect(map.selectedAnnotations.isEmpty)
      #expect(delegate.selections.isEmpty)
    }
  }

  @Test("A view that may not show a callout is selected without one, title or not")
  func notAllowed() async throws {
    let (map, view) = map(title: "Goliath") { $0.canShowCallout = false }
    #expect(view.isSelected)
    #expect(try await map.snapshot().image.pixel(150, 84) == .ground)
  }

  @Test("The bubble is as wide as its words, up to a limit; a second line makes it higher")
  func size() {
    let short = CalloutView(title: "Go", subtitle: "")
    let long = CalloutView(title: String(repeating: "Goliath ", count: 40), subtitle: "")
    let wider = CalloutView(title: "Goliath and more", subtitle: "")
    let two = CalloutView(title: "Goliath and more", subtitle: "Coaster")
    #expect(short.bounds.width < wider.bounds.width)
    #expect(long.bounds.width < 320 && long.bounds.height == short.bounds.height)
    #expect(two.bounds.height > wider.bounds.height + 10)
    #expect(two.bounds.width == wider.bounds.width)
  }

  @Test("Any title gives a bubble that can be drawn", arguments: ["a\nb\nc", "مدينة الملاهي", "遊園地", "\0", "🎢", " "])
  func strangeTitles(_ title: String) throws {
    let view = CalloutView(title: title, subtitle: title)
    let image = try #require(view.picture(scale: 2))
    #expect(try image.pixel(image.width / 2, 24) != .clear)
  }

  @Test("The bubble is drawn whole: nothing touches the edge of its picture")
  func notClipped() throws {
    let image = try #require(CalloutView(title: "Goliath", subtitle: "Coaster").picture(scale: 2))
    for x in 0..<image.width {
      #expect(try image.pixel(x, 0).alpha < 8)
      #expect(try image.pixel(x, image.height - 1).alpha < 8)
    }
    for y in 0..<image.height {
      #expect(try image.pixel(0, y).alpha < 8)
      #expect(try image.pixel(image.width - 1, y).alpha < 8)
    }
  }
}
