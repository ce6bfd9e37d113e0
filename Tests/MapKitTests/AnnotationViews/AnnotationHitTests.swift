import Testing

@testable import MapKit

@MainActor @Suite struct AnnotationHitTests {
  @Test("D24: centerOffset moves what is hit with what is drawn")
  func offset() throws {
    let shown = ShownAnnotation { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 20, 20)
      view.centerOffset = CGPoint(x: 0, y: -20)
      return view
    }
    #expect(shown.map.annotationView(at: CGPoint(x: 50, y: 30)) != nil)
    #expect(shown.map.annotationView(at: CGPoint(x: 50, y: 70)) == nil)
    #expect(shown.map.annotationView(at: CGPoint(x: 41, y: 39)) != nil)
    #expect(shown.map.annotationView(at: CGPoint(x: 50, y: 41)) == nil)
    #expect(shown.map.annotationView(at: CGPoint(x: 61, y: 30)) == nil)
  }

  @Test("D21: of two views over each other the one drawn in front is hit; a hidden one is not")
  func front() throws {
    let shown = ShownAnnotation { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 20, 20)
      return view
    }
    let southern = pin(9.9999, 20)
    shown.map.addAnnotation(southern)
    let middle = CGPoint(x: 50, y: 50)
    #expect(shown.map.annotationView(at: middle)?.annotation === southern)
    southern.coordinate = place(10.0001, 20)
    #expect(shown.map.annotationView(at: middle)?.annotation === shown.annotation)
    shown.map.view(for: shown.annotation)?.isHidden = true
    #expect(shown.map.annotationView(at: middle)?.annotation === southern)
  }

  @Test("A map without area, or a point that is no number, hits nothing")
  func strange() {
    let shown = ShownAnnotation { _ in nil }
    #expect(shown.map.annotationView(at: CGPoint(x: CGFloat.nan, y: 50)) == nil)
    #expect(MKMapView(frame: .zero).annotationView(at: .zero) == nil)
  }
}
