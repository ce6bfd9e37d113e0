import Testing

@testable import MapKit

@MainActor @Suite struct MKMapViewAnnotationsTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = TestDelegate()

  init() {
    map.delegate = delegate
    map.visibleMapRect = square(0, 0, side: 10_000)
  }

  @Test("Annotations keep the order in which they were added; one is there once")
  func adding() {
    let (a, b, c) = (pin(0, 0), pin(0, 1), pin(1, 0))
    map.addAnnotation(a)
    map.addAnnotations([b, a, c, b])
    #expect(map.annotations.map { ObjectIdentifier($0) } == [a, b, c].map { ObjectIdentifier($0) })
    map.removeAnnotation(b)
    map.removeAnnotation(b)
    #expect(map.annotations.count == 2)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }

  @Test("V31: a view is made when the annotation is first to be seen, once, and then known")
  func lazyViews() async throws {
    let (near, far) = (pin(0, 0), pin(50, 50))
    map.addAnnotations([near, far])
    #expect(map.view(for: near) == nil)
    _ = try await map.snapshot()
    _ = try await map.snapshot()
    #expect(map.view(for: near) != nil)
    #expect(map.view(for: far) == nil)
    #expect(delegate.viewRequests.count == 1)
  }

  @Test("V32: without an answer of the delegate, or without delegate, the map makes a marker")
  func defaultPin() async throws {
    let annotation = pin(0, 0)
    map.addAnnotation(annotation)
    _ = try await map.snapshot()
    #expect(map.view(for: annotation) is MKMarkerAnnotationView)
    let lonely = MKMapView(frame: map.frame)
    lonely.addAnnotation(annotation)
    _ = try await lonely.snapshot()
    #expect(lonely.view(for: annotation) is MKMarkerAnnotationView)
  }

  @Test("V33, A15: nothing is dequeued before a view has left the map; then that view is, prepared, without annotation")
  func dequeuing() async throws {
    let first = pin(0, 0, title: "first")
    delegate.makeView = { map, annotation in
      map.dequeueReusableAnnotationView(withIdentifier: "r") ?? ReusedView(annotation: annotation, reuseIdentifier: "r")
    }
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "r") == nil)
    map.addAnnotation(first)
    _ = try await map.snapshot()
    let view = try #require(map.view(for: first) as? ReusedView)
    #expect(view.preparations == 0)
    map.removeAnnotation(first)
    #expect(view.annotation == nil && map.view(for: first) == nil)
    let second = pin(0, 0, title: "second")
    map.addAnnotation(second)
    _ = try await map.snapshot()
    #expect(map.view(for: second) === view)
    #expect(view.preparations == 1)
    #expect(view.annotation === second)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "r") == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
  }

  @Test("A view without identifier is not kept")
  func noIdentifier() async throws {
    let annotation = pin(0, 0)
    delegate.makeView = { _, annotation in MKAnnotationView(annotation: annotation, reuseIdentifier: nil) }
    map.addAnnotation(annotation)
    _ = try await map.snapshot()
    weak let view = map.view(for: annotation)
    map.removeAnnotation(annotation)
    #expect(view == nil)
  }

  @Test("D22: three annotations of one identifier each show their own image, after moving the map and reusing too")
  func reuse() async throws {
    let colors: [String: UIColor] = ["red": .red, "green": .green, "blue": .blue]
    delegate.makeView = { map, annotation in
      let view =
        map.dequeueReusableAnnotationView(withIdentifier: "p")
        ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "p")
      view.annotation = annotation
      view.image = plain(colors[annotation.title ?? ""] ?? .black, 10, 10)
      return view
    }
    let places = [pin(0, -0.01, title: "red"), pin(0, 0, title: "green"), pin(0, 0.01, title: "blue")]
    map.visibleMapRect = square(0, 0, side: 50_000)
    map.addAnnotations(places)
    func check() async throws {
      let snapshot = try await map.snapshot()
      for (annotation, color) in zip(places, [Pixel.red, .green, .blue])
      where map.annotations.contains(where: {
        $0 === annotation
      }) {
        let point = snapshot.point(for: annotation.coordinate)
        #expect(try snapshot.image.pixel(Int(point.x), Int(point.y)) == color)
      }
    }
    try await check()
    map.visibleMapRect = map.visibleMapRect.offsetBy(dx: 5000, dy: 3000)
    try await check()
    map.removeAnnotations([places[0], places[2]])
    try await check()
    map.addAnnotations([places[2], places[0]])
    try await check()
  }

  @Test("An annotation at a coordinate that is not valid is never drawn and never gets a view")
  func invalidCoordinates() async throws {
    let annotations = [pin(91, 0), pin(0, 181), pin(.nan, 0), pin(-180, -180), pin(0, .infinity)]
    map.addAnnotations(annotations)
    map.visibleMapRect = .world
    let image = try await map.snapshot().image
    #expect(delegate.viewRequests.isEmpty)
    #expect(try Set((0..<100).flatMap { x in try (0..<100).map { try image.pixel(x, $0).red } }) == [242])
  }

  @Test("V35, D21: at equal priority the southern view lies in front, then the later added; a priority counts more")
  func order() async throws {
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(annotation.title == "red" ? .red : .blue, 20, 20)
      view.zPriority = annotation.subtitle == "front" ? .max : .defaultUnselected
      return view
    }
    // 100 map points a point: a step of 0.0005 degrees is about 4 points.
    func front(_ red: MKPointAnnotation, _ blue: MKPointAnnotation) async throws -> Pixel {
      map.removeAnnotations(map.annotations)
      map.addAnnotations([red, blue])
      return try await map.snapshot().image.pixel(50, 50)
    }
    #expect(try await front(pin(0.0005, 0, title: "red"), pin(-0.0005, 0, title: "blue")) == .blue)
    #expect(try await front(pin(-0.0005, 0, title: "red"), pin(0.0005, 0, title: "blue")) == .red)
    #expect(try await front(pin(0, 0, title: "red"), pin(0, 0, title: "blue")) == .blue)
    let raised = pin(0.0005, 0, title: "red")
    raised.subtitle = "front"
    #expect(try await front(raised, pin(-0.0005, 0, title: "blue")) == .red)
  }

  @Test("A view may ask the map while its annotation is taken off")
  func reentrancy() async throws {
    let annotation = pin(0, 0)
    delegate.makeView = { map, annotation in
      let view = AskingView(annotation: annotation, reuseIdentifier: "a")
      view.map = map
      return view
    }
    map.addAnnotation(annotation)
    _ = try await map.snapshot()
    let view = try #require(map.view(for: annotation) as? AskingView)
    map.removeAnnotation(annotation)
    #expect(view.counts.last == 0)
  }
}

private final class ReusedView: MKAnnotationView {
  var preparations = 0
  override func prepareForReuse() { preparations += 1 }
}

private final class AskingView: MKAnnotationView {
  weak var map: MKMapView?
  var counts: [Int] = []
  override var annotation: (any MKAnnotation)? {
    didSet { if let map { counts.append(map.annotations.count) } }
  }
}
