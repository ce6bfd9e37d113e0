import MapKit
import Testing

@MainActor @Suite struct MKMapViewSelectionTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = TestDelegate()
  let a = pin(0, 0, title: "a")
  let b = pin(0, 0.001, title: "b")

  init() {
    map.delegate = delegate
    map.visibleMapRect = square(0, 0, side: 10_000)
    map.addAnnotations([a, b])
  }

  @Test("Selecting selects the view and tells the delegate, once; another selection ends the first")
  func selecting() {
    map.selectAnnotation(a, animated: false)
    map.selectAnnotation(a, animated: false)
    #expect(map.selectedAnnotations.first === a && map.view(for: a)?.isSelected == true)
    map.selectAnnotation(b, animated: true)
    #expect(map.selectedAnnotations.count == 1 && map.selectedAnnotations.first === b)
    #expect(map.view(for: a)?.isSelected == false)
    #expect(delegate.selections == ["+a", "-a", "+b"])
  }

  @Test("V30: deselecting takes the annotation out of selectedAnnotations; another's or none changes nothing")
  func deselecting() {
    map.selectAnnotation(a, animated: false)
    map.deselectAnnotation(b, animated: false)
    map.deselectAnnotation(nil, animated: false)
    #expect(map.selectedAnnotations.count == 1)
    map.deselectAnnotation(a, animated: false)
    #expect(map.selectedAnnotations.isEmpty)
    #expect(delegate.selections == ["+a", "-a"])
  }

  @Test("V30: setting selectedAnnotations keeps only the first; an empty array deselects")
  func setting() {
    map.selectedAnnotations = [b, a]
    #expect(map.selectedAnnotations.count == 1 && map.selectedAnnotations.first === b)
    map.selectedAnnotations = []
    #expect(map.selectedAnnotations.isEmpty && delegate.selections == ["+b", "-b"])
  }

  @Test("V30: one out of sight, not on the map or not enabled is not selected")
  func notSelectable() {
    let far = pin(50, 50, title: "far")
    map.addAnnotation(far)
    map.selectAnnotation(far, animated: false)
    map.selectAnnotation(pin(0, 0, title: "stranger"), animated: false)
    map.selectAnnotation(pin(.nan, 0, title: "nowhere"), animated: false)
    #expect(map.selectedAnnotations.isEmpty)
    map.selectAnnotation(a, animated: false)
    map.view(for: a)?.isEnabled = false
    map.deselectAnnotation(a, animated: false)
    map.selectAnnotation(a, animated: false)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test("One whose place is beside the map is selected as long as its view reaches in")
  func reachingIn() {
    let beside = pin(0, 0, title: "beside")
    map.addAnnotation(beside)
    map.selectAnnotation(beside, animated: false)
    map.deselectAnnotation(beside, animated: false)
    #expect(map.view(for: beside) != nil)
    // Five points beside the left edge, then far from it.
    let point = MKMapPoint(beside.coordinate)
    map.visibleMapRect = MKMapRect(x: point.x + 500, y: point.y - 5_000, width: 10_000, height: 10_000)
    map.selectAnnotation(beside, animated: false)
    #expect(map.selectedAnnotations.first === beside)
    map.deselectAnnotation(beside, animated: false)
    map.visibleMapRect = map.visibleMapRect.offsetBy(dx: 20_000, dy: 0)
    map.selectAnnotation(beside, animated: false)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test("A selected annotation taken off the map is no longer selected, nor is its view")
  func removing() {
    map.selectAnnotation(a, animated: false)
    let view = map.view(for: a)
    map.removeAnnotation(a)
    #expect(map.selectedAnnotations.isEmpty && view?.isSelected == false)
  }

  @Test("An annotation that the delegate takes off when the last selection ends is not selected")
  func removedMeanwhile() {
    let remover = Remover()
    map.delegate = remover
    map.selectAnnotation(a, animated: false)
    remover.victim = b
    map.selectAnnotation(b, animated: false)
    #expect(map.selectedAnnotations.isEmpty)
    #expect(map.annotations.count == 1)
  }

  @Test("A selected view lies in front of the others")
  func front() async throws {
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(annotation.title == "a" ? .red : .blue, 40, 40)
      return view
    }
    #expect(try await map.snapshot().image.pixel(55, 50) == .blue)
    map.selectAnnotation(a, animated: false)
    #expect(try await map.snapshot().image.pixel(55, 50) == .red)
  }
}

@MainActor private final class Remover: NSObject, MKMapViewDelegate {
  var victim: (any MKAnnotation)?
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    if let victim { mapView.removeAnnotation(victim) }
  }
}
