extension MKAnnotationView {
  /// What of a view collides with others.
  public enum CollisionMode: Int, Sendable {
    /// The frame.
    case rectangle = 0
    /// The circle inside the frame, as wide as its shorter side, round its middle.
    case circle = 1
    /// Nothing: the view neither gives way nor makes others give way.
    case none = 2
  }
}
