import MapKit
import Testing

@MainActor @Suite struct SelectionRedrawTests {
  @Test("D23: a view that changes its image when selected is drawn with the new image, and back")
  func image() async throws {
    let shown = ShownAnnotation { annotation in
      let view = SwitchingView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 10, 10)
      return view
    }
    #expect(try await shown.image().pixel(50, 50) == .red)
    shown.map.selectAnnotation(shown.annotation, animated: false)
    #expect(try await shown.image().pixel(50, 50) == .blue)
    shown.map.deselectAnnotation(shown.annotation, animated: false)
    #expect(try await shown.image().pixel(50, 50) == .red)
  }
}

private final class SwitchingView: MKAnnotationView {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    image = plain(selected ? .blue : .red, 10, 10)
  }
}
