extension MKAnnotationView {
  /// How far a drag of a view has come.
  public enum DragState: UInt, Sendable {
    /// The view is not dragged.
    case none = 0
    /// The drag begins.
    case starting = 1
    /// The view follows the finger.
    case dragging = 2
    /// The drag is given up.
    case canceling = 3
    /// The view has been let go.
    case ending = 4
  }
}
