import MapKit
import Testing

/// Writes down what it is told, in order.
@MainActor private final class Diary: NSObject, MKMapViewDelegate {
  var lines: [String] = []
  var whenAdded: (MKMapView) -> Void = { _ in }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    lines.append("viewFor \(annotation.title ?? "")")
    return nil
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    lines.append("rendererFor")
    return MKOverlayRenderer(overlay: overlay)
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    let known = views.filter { view in view.annotation.map { mapView.view(for: $0) === view } ?? false }
    lines.append("didAdd views \(known.count)")
    whenAdded(mapView)
  }
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    let known = renderers.filter { mapView.renderer(for: $0.overlay) === $0 }
    lines.append("didAdd renderers \(known.count)")
  }
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    lines.append("will \(Int(mapView.visibleMapRect.width)) \(animated)")
  }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    lines.append("visible \(Int(mapView.visibleMapRect.width))")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    lines.append("did \(Int(mapView.visibleMapRect.width)) \(animated)")
  }
  func mapViewWillStartRenderingMap(_ mapView: MKMapView) { lines.append("start") }
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { lines.append("end \(fullyRendered)") }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { lines.append("didSelect") }
}

@MainActor @Suite struct MKMapViewDelegateOrderTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let diary = Diary()

  init() {
    map.visibleMapRect = square(0, 0, side: 1000)
    map.delegate = diary
  }

  @Test("V50: will change, changed, did change, in this order; a change to the same is none")
  func regionCalls() {
    map.visibleMapRect = square(0, 0, side: 2000)
    #expect(diary.lines == ["will 1000 false", "visible 2000", "did 2000 false"])
    map.visibleMapRect = square(0, 0, side: 2000)
    map.setVisibleMapRect(.null, animated: false)
    #expect(diary.lines.count == 3)
    map.setCenter(place(0, 1), animated: true)
    #expect(diary.lines.suffix(3) == ["will 2000 true", "visible 2000", "did 2000 true"])
    map.camera.heading = 5
    map.bounds.size = CGSize(width: 200, height: 100)
    #expect(diary.lines.suffix(3) == ["will 2000 false", "visible 4000", "did 4000 false"])
    #expect(diary.lines.count == 12)
  }

  @Test("V55: the delegate hears of views and renderers once they are on the map, all at once, each once")
  func added() async throws {
    map.addAnnotations([pin(0, 0, title: "a"), pin(0, 0, title: "b")])
    map.addOverlay(AreaOverlay(square(0, 0, side: 100)))
    _ = try await map.snapshot()
    #expect(
      diary.lines
        == ["start", "rendererFor", "viewFor a", "viewFor b", "didAdd views 2", "didAdd renderers 1", "end true"])
    _ = try await map.snapshot()
    #expect(diary.lines.suffix(2) == ["start", "end true"] && diary.lines.count == 9)
  }

  @Test("V55: a view made because its annotation is selected is on the map before it is selected")
  func selected() {
    let annotation = pin(0, 0, title: "a")
    map.addAnnotation(annotation)
    map.selectAnnotation(annotation, animated: false)
    #expect(diary.lines == ["viewFor a", "didAdd views 1", "didSelect"])
  }

  @Test("V53: the end of rendering always comes, not fully rendered after an error, for documents too")
  func renderingEnds() async throws {
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = CGSize(width: 0, height: 9)
    await #expect(throws: MKSnapshotError.self) { try await MKMapSnapshotter(options: options).start() }
    #expect(diary.lines == ["start", "end false"])
    options.size = CGSize(width: 9, height: 9)
    _ = try await MKMapSnapshotter(options: options).data(as: .svg)
    #expect(diary.lines.suffix(2) == ["start", "end true"] && diary.lines.count == 4)
  }

  @Test("An annotation taken off when the delegate hears of its view is not drawn")
  func takenOff() async throws {
    map.addAnnotation(pin(0, 0, title: "a"))
    diary.whenAdded = { $0.removeAnnotations($0.annotations) }
    let image = try await map.snapshot().image
    #expect(try image.pixel(50, 30) == .ground && map.annotations.isEmpty)
  }

  @Test("V01: the map may be zoomed, scrolled, turned and tilted at first")
  func flags() {
    #expect(map.isZoomEnabled && map.isScrollEnabled && map.isRotateEnabled && map.isPitchEnabled)
    map.isZoomEnabled = false
    map.isScrollEnabled = false
    map.isRotateEnabled = false
    map.isPitchEnabled = false
    #expect(!(map.isZoomEnabled || map.isScrollEnabled || map.isRotateEnabled || map.isPitchEnabled))
    map.camera = MKMapCamera(lookingAtCenter: place(1, 1), fromDistance: 777, pitch: 8, heading: 9)
    #expect(isClose(map.camera.centerCoordinateDistance, 777, within: 1e-6) && map.camera.pitch == 8)
  }

  @Test("V05: no annotations and no overlays at first")
  func empty() { #expect(map.annotations.isEmpty && map.overlays.isEmpty) }
}
