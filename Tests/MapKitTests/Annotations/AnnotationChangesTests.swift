import Testing

@testable import MapKit

@MainActor @Suite struct AnnotationChangesTests {
  /// A map with an annotation, and the keys it has been told of.
  private final class Recorder {
    var keys: [String] = []
  }

  private func recorded(_ annotations: [any MKAnnotation]) -> (MKMapView, Recorder) {
    let (map, recorder) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Recorder())
    map.annotationChangeHandler = { recorder.keys.append($0.key) }
    map.visibleMapRect = square(0, 0, side: 1000)
    map.addAnnotations(annotations)
    return (map, recorder)
  }

  @Test("A16: titles can be set and read back, nil at first")
  func titles() {
    let annotation = MKPointAnnotation()
    #expect(annotation.title == nil && annotation.subtitle == nil)
    (annotation.title, annotation.subtitle) = ("a", "b")
    #expect(annotation.title == "a" && annotation.subtitle == "b")
  }

  @Test("A17: the map is told when a point annotation on it is moved or gets other words, and not of strangers")
  func assignment() {
    let (annotation, stranger) = (pin(0, 0), pin(0, 0))
    let (map, recorder) = recorded([annotation])
    annotation.coordinate = place(1, 1)
    annotation.title = "a"
    annotation.subtitle = "b"
    stranger.coordinate = place(2, 2)
    #expect(recorder.keys == ["coordinate", "title", "subtitle"])
    map.removeAnnotation(annotation)
    annotation.coordinate = place(3, 3)
    #expect(recorder.keys.count == 3)
  }

  @Test("A17: an annotation of an app's own class tells by willChangeValue and didChangeValue")
  func ownClass() {
    let coaster = Coaster()
    let (map, recorder) = recorded([coaster])
    coaster.move(to: place(0, 0.001))
    #expect(recorder.keys == ["coordinate"])
    withExtendedLifetime(map) {}
  }

  @Test("All maps that show the annotation are told; a map that is gone is forgotten")
  func maps() {
    let annotation = pin(0, 0)
    let (first, firstRecorder) = recorded([annotation])
    let secondRecorder: Recorder
    weak var gone: MKMapView?
    do {
      let (second, recorder) = recorded([annotation])
      (gone, secondRecorder) = (second, recorder)
      annotation.title = "a"
    }
    #expect(gone == nil)
    annotation.title = "b"
    #expect(firstRecorder.keys == ["title", "title"] && secondRecorder.keys == ["title"])
    withExtendedLifetime(first) {}
  }

  @Test("A17: a moved annotation is drawn at its new place")
  func moved() async throws {
    let shown = ShownAnnotation { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 10, 10)
      return view
    }
    #expect(try await shown.image().pixel(50, 50) == .red)
    let middle = MKMapPoint(shown.annotation.coordinate)
    shown.annotation.coordinate = MKMapPoint(x: middle.x + 300, y: middle.y).coordinate
    let image = try await shown.image()
    #expect(try image.pixel(50, 50) == .ground)
    #expect(try image.pixel(80, 50) == .red)
  }

  @Test("A marker shows the new words of its annotation")
  func markerTitle() async throws {
    let shown = ShownAnnotation { MKMarkerAnnotationView(annotation: $0, reuseIdentifier: nil) }
    let before = try await shown.image()
    shown.annotation.title = "Scream"
    let after = try await shown.image()
    #expect(try before.cgImage?.bytes() != after.cgImage?.bytes())
  }

  @Test("A change on another thread reaches the map soon, once however often it was told")
  func otherThread() async {
    let annotation = pin(0, 0)
    let (map, recorder) = recorded([annotation])
    let change = AnnotationChange(annotation: ObjectIdentifier(annotation), key: "coordinate")
    await Task.detached { for _ in 0..<5 { AnnotationChanges.tell(change) } }.value
    for _ in 0..<1000 where recorder.keys.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(!recorder.keys.isEmpty && recorder.keys.count <= 5 && Set(recorder.keys) == ["coordinate"])
    withExtendedLifetime((map, annotation)) {}
  }
}

private final class Coaster: NSObject, MKAnnotation {
  private(set) var coordinate = CLLocationCoordinate2D()

  func move(to place: CLLocationCoordinate2D) {
    willChangeValue(forKey: "coordinate")
    coordinate = place
    didChangeValue(forKey: "coordinate")
  }
}
