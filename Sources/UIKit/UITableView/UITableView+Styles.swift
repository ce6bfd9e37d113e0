extension UITableView {
  /// How sections are set off from each other.
  public enum Style: Int, Sendable {
    /// By their headers alone.
    case plain
    /// By space.
    case grouped
    /// By space, each on a plate of its own.
    case insetGrouped
  }

  /// Where in the table a row is to come to lie.
  public enum ScrollPosition: Int, Sendable {
    /// Where it is, if it is to be seen there, or at the nearest edge.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; there is nothing to animate here.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the system likes.
    case automatic = 100
  }

  /// Stands for a height that the content decides: −1.
  public static let automaticDimension: CGFloat = -1
}
