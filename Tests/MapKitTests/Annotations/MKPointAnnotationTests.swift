import MapKit
import Testing

@Suite struct MKPointAnnotationTests {
  @Test("A point annotation starts at (0, 0) without titles; all can be set")
  func properties() {
    let annotation = MKPointAnnotation()
    #expect(annotation.coordinate.latitude == 0 && annotation.coordinate.longitude == 0)
    #expect(annotation.title == nil && annotation.subtitle == nil)
    annotation.coordinate = place(1, 2)
    annotation.title = "Goliath"
    annotation.subtitle = "Coaster"
    #expect(annotation.coordinate.latitude == 1 && annotation.coordinate.longitude == 2)
    let seen: any MKAnnotation = annotation
    #expect(seen.title == "Goliath" && seen.subtitle == "Coaster")
  }

  @Test("A point annotation can be made with its place and its lines")
  func initialisers() {
    let annotation = MKPointAnnotation(__coordinate: place(3, 4), title: "a", subtitle: nil)
    #expect(annotation.coordinate.latitude == 3 && annotation.title == "a" && annotation.subtitle == nil)
    #expect(MKPointAnnotation(__coordinate: place(3, 4)).coordinate.longitude == 4)
  }
}

@Suite struct MKAnnotationTests {
  private final class Bare: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D()
  }
  private final class Titled: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D()
    var title: String? = "t"
  }

  @Test("A class without titles conforms, and reads nil; a class with one reads it")
  func defaults() {
    let (bare, titled): (any MKAnnotation, any MKAnnotation) = (Bare(), Titled())
    #expect(bare.title == nil && bare.subtitle == nil)
    #expect(titled.title == "t" && titled.subtitle == nil)
  }
}

@Suite struct MKShapeTests {
  @Test("A bare shape lies at (0, 0)")
  func coordinate() {
    let shape = MKShape()
    #expect(shape.coordinate.latitude == 0 && shape.coordinate.longitude == 0)
    #expect(shape.title == nil && shape.subtitle == nil)
  }
}
