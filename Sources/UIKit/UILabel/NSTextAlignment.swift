/// Where the lines of a text begin or end.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges; the last line at the left. Drawn here like `left`.
  case justified
  /// Where the language of the app begins: here at the left edge.
  case natural

  var textAlignment: TextLayout.Alignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}
