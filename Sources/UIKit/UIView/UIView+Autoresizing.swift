extension UIView {
  /// What of a view's frame grows and shrinks with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Gives subviews the frames that their masks ask for, now that the size has changed.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        (frame.minX, frame.width), from: old.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      (frame.origin.y, frame.size.height) = Self.resized(
        (frame.minY, frame.height), from: old.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      view.frame = frame
    }
  }

  /// Answers place and length in one direction: the flexible parts share the change in proportion to what they were.
  private static func resized(
    _ part: (place: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    let parts = [part.place, part.length, old - part.place - part.length]
    let bends = [flexible.0, flexible.1, flexible.2]
    let sum = zip(parts, bends).reduce(0) { $1.1 ? $0 + max($1.0, 0) : $0 }
    let count = bends.count(where: { $0 })
    guard change.isFinite, count > 0 else { return part }
    func growth(_ index: Int) -> CGFloat {
      guard bends[index] else { return 0 }
      // Parts of no size share equally.
      return sum > 0 ? change * max(parts[index], 0) / sum : change / CGFloat(count)
    }
    return (part.place + growth(0), max(part.length + growth(1), 0))
  }
}
