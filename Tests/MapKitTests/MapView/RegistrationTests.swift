import Testing

@testable import MapKit

@MainActor @Suite struct RegistrationTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A registered class is made with its own initialiser and properties, and let go again")
  func registeredClass() {
    map.register(BadgeView.self, forAnnotationViewWithReuseIdentifier: "badge of a long name")
    weak var gone: MKAnnotation?
    weak var goneView: MKAnnotationView?
    do {
      let annotation = pin(1, 2, title: "one")
      let view = map.dequeueReusableAnnotationView(withIdentifier: "badge of a long name", for: annotation)
      (gone, goneView) = (annotation, view)
      #expect((view as? BadgeView)?.badge == "one!")
      #expect(view.annotation === annotation && view.reuseIdentifier == "badge of a long name")
      #expect(type(of: view) == BadgeView.self)
    }
    #expect(gone == nil && goneView == nil)
  }

  @Test("V33: dequeuing takes from the queue first; without an annotation it answers nil when that is empty")
  func queue() async throws {
    map.register(BadgeView.self, forAnnotationViewWithReuseIdentifier: "badge")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "badge") == nil)
    let delegate = TestDelegate()
    delegate.makeView = { $0.dequeueReusableAnnotationView(withIdentifier: "badge", for: $1) }
    map.delegate = delegate
    let (first, second) = (pin(0, 0, title: "first"), pin(0, 0, title: "second"))
    map.addAnnotation(first)
    _ = try await map.snapshot()
    let view = try #require(map.view(for: first))
    map.removeAnnotation(first)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "badge", for: second) === view)
    #expect(view.annotation === second && (view as? BadgeView)?.reuses == 1)
  }

  @Test("V33: an identifier that was never registered, or is no longer, ends the program")
  func unknown() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = MKMapView(frame: .zero).dequeueReusableAnnotationView(withIdentifier: "none", for: MKPointAnnotation())
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let map = MKMapView(frame: .zero)
      map.register(MKAnnotationView.self, forAnnotationViewWithReuseIdentifier: "none")
      map.register(nil, forAnnotationViewWithReuseIdentifier: "none")
      _ = map.dequeueReusableAnnotationView(withIdentifier: "none", for: MKPointAnnotation())
    }
  }

  @Test("A class of something else ends the program")
  func wrongClass() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      MKMapView(frame: .zero).register(NSString.self, forAnnotationViewWithReuseIdentifier: "text")
    }
  }

  @Test("A closure may make views of any kind")
  func closure() {
    map.register(forAnnotationViewWithReuseIdentifier: "closure") { annotation, identifier in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
      view.zPriority = .max
      return view
    }
    let view = map.dequeueReusableAnnotationView(withIdentifier: "closure", for: pin(0, 0))
    #expect(view.zPriority == .max && view.reuseIdentifier == "closure")
  }

  @Test("V34: what is registered under the default identifier is used where the delegate answers nil")
  func defaultIdentifier() async throws {
    map.register(BadgeView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let delegate = TestDelegate()
    map.delegate = delegate
    let annotation = pin(0, 0, title: "x")
    map.addAnnotation(annotation)
    _ = try await map.snapshot()
    #expect(map.view(for: annotation) is BadgeView && delegate.viewRequests.count == 1)
    delegate.makeView = { _, annotation in MKAnnotationView(annotation: annotation, reuseIdentifier: nil) }
    let other = pin(0, 0, title: "y")
    map.addAnnotation(other)
    _ = try await map.snapshot()
    #expect(map.view(for: other).map { type(of: $0) == MKAnnotationView.self } == true)
  }
}

private final class BadgeView: MKAnnotationView {
  let badge: String
  var reuses = 0

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    badge = (annotation?.title ?? "") + "!"
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 10, height: 10)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() { reuses += 1 }
}
