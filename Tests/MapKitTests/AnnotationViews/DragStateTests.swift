import Testing

@testable import MapKit

@MainActor @Suite struct DragStateTests {
  @Test("A13, section 12: MKAnnotationView.DragState is none 0, starting 1, dragging 2, canceling 3, ending 4")
  func values() {
    let states: [MKAnnotationView.DragState] = [.none, .starting, .dragging, .canceling, .ending]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("A01: a new view is not draggable, not dragged, not highlighted")
  func defaults() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(!view.isDraggable && view.dragState == .none && !view.isHighlighted)
  }

  @Test(
    "A drag goes from starting to dragging, and from ending or canceling to none, and the delegate is told each step")
  func steps() async throws {
    let shown = ShownAnnotation { MKAnnotationView(annotation: $0, reuseIdentifier: "d") }
    _ = try await shown.image()
    let view = try #require(shown.map.view(for: shown.annotation))
    for state in [MKAnnotationView.DragState.starting, .ending, .starting, .canceling, .none] {
      view.setDragState(state, animated: true)
    }
    #expect(shown.delegate.drags == ["0>1", "1>2", "2>4", "4>0", "0>1", "1>2", "2>3", "3>0"])
    shown.map.removeAnnotation(shown.annotation)
    view.setDragState(.starting, animated: false)
    #expect(shown.delegate.drags.count == 8)
  }

  @Test("A14: a subclass moves on by itself, when it likes")
  func subclass() async throws {
    let shown = ShownAnnotation { LiftedView(annotation: $0, reuseIdentifier: nil) }
    _ = try await shown.image()
    let view = try #require(shown.map.view(for: shown.annotation))
    view.setDragState(.starting, animated: true)
    #expect(view.dragState == .starting)
    view.dragState = .dragging
    #expect(shown.delegate.drags == ["0>1", "1>2"])
  }

  @Test("A15: prepareForDisplay is called once before the view is first shown, with its annotation")
  func prepareForDisplay() async throws {
    let shown = ShownAnnotation { _ in LiftedView(annotation: nil, reuseIdentifier: nil) }
    _ = try await shown.image()
    _ = try await shown.image()
    let view = try #require(shown.map.view(for: shown.annotation) as? LiftedView)
    #expect(view.preparedFor == ["Goliath"])
  }
}

private final class LiftedView: MKAnnotationView {
  var preparedFor: [String?] = []
  override func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  override func prepareForDisplay() { preparedFor.append(annotation?.title) }
}
