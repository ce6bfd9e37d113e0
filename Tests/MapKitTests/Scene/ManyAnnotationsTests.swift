import Testing

@testable import MapKit

@MainActor @Suite struct ManyAnnotationsTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let delegate = TestDelegate()

  init() { map.delegate = delegate }

  private func pins(_ count: Int) -> [MKPointAnnotation] {
    (0..<count).map { pin(-70 + Double($0 / 400) * 0.5, -179 + Double($0 % 400) * 0.8) }
  }

  private func capture() -> MapScene {
    let rect = map.visibleMapRect
    guard let grid = PixelGrid(scale: 400 / rect.width, contentScale: 1, through: rect.origin) else {
      preconditionFailure("a grid of this map")
    }
    return map.captureScene(in: rect, grid: grid, pictures: true).scene
  }

  @Test("Only the annotations in view or near it get views")
  func culled() {
    let annotations = pins(10_000)
    map.addAnnotations(annotations)
    map.region = MKCoordinateRegion(
      center: annotations[5000].coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
    #expect(capture().sprites.count == 1)
    #expect(delegate.viewRequests.map { ObjectIdentifier($0) } == [ObjectIdentifier(annotations[5000])])
  }

  @Test("An annotation that moves is found where it is now, whatever its class")
  func moves() {
    let point = pin(10, 10)
    let wanderer = Wanderer(place(20, 20))
    map.addAnnotations([point, wanderer])
    func seen(_ latitude: Double, _ longitude: Double) -> Int {
      map.visibleMapRect = square(latitude, longitude, side: 1000)
      return capture().sprites.count
    }
    #expect(seen(10, 10) == 1 && seen(20, 20) == 1 && seen(30, 30) == 0)
    point.coordinate = place(30, 30)
    wanderer.coordinate = place(-30, -30)
    #expect(seen(10, 10) == 0 && seen(20, 20) == 0 && seen(30, 30) == 1 && seen(-30, -30) == 1)
    wanderer.coordinate = place(95, 0)
    #expect(seen(-30, -30) == 0)
    map.removeAnnotation(point)
    #expect(seen(30, 30) == 0)
  }

  @Test("Default pins share one picture; so do plain views that show the same image at the same size")
  func sharedPictures() {
    map.addAnnotations(pins(40))
    #expect(Set(capture().sprites.map { $0.image.map { ObjectIdentifier($0) } }).count == 1)
    let (image, other) = (quarters(), quarters())
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = annotation.title == "other" ? other : image
      if annotation.title == "large" { view.bounds.size = CGSize(width: 20, height: 20) }
      if annotation.title == "framed" { view.backgroundColor = .red }
      return view
    }
    map.removeAnnotations(map.annotations)
    map.addAnnotations(["a", "b", "other", "large", "framed"].map { pin(0, 0, title: $0) })
    let images = capture().sprites.compactMap(\.image)
    #expect(images.count == 5)
    #expect(Set(images.map { ObjectIdentifier($0) }).count == 4)
    #expect(images[0] === images[1])
  }

  @Test("A view of an app's own class is drawn for itself, though it shows the same image")
  func ownPictures() {
    let image = quarters()
    delegate.makeView = { _, annotation in
      let view = NumberedView(annotation: annotation, reuseIdentifier: nil)
      view.image = image
      return view
    }
    map.addAnnotations([pin(0, 0), pin(0, 0)])
    #expect(Set(capture().sprites.map { $0.image.map { ObjectIdentifier($0) } }).count == 2)
  }

  @Test("30,000 annotations come and go one at a time in time that grows with their number")
  func comesAndGoes() {
    let annotations = pins(30_000)
    map.addAnnotations(annotations)
    map.addAnnotations(annotations)
    #expect(map.annotations.count == 30_000)
    map.visibleMapRect = square(0, 0, side: 1000)
    _ = capture()
    for annotation in annotations.reversed() where annotation !== annotations[3] { map.removeAnnotation(annotation) }
    #expect(map.annotations.map { ObjectIdentifier($0) } == [ObjectIdentifier(annotations[3])])
  }
}

/// An annotation of an app's own class.
private final class Wanderer: NSObject, MKAnnotation {
  var coordinate: CLLocationCoordinate2D
  init(_ coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

private final class NumberedView: MKAnnotationView {}
