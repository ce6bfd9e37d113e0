/// How much room a direction has for a layout.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// It is not known.
  case unspecified
  /// Little: the width of a telephone held upright.
  case compact
  /// Plenty: the width of a tablet.
  case regular
}

/// Whether what is shown is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// It is not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What a view or controller may depend on of where it is shown.
public final class UITraitCollection: NSObject, Sendable {
  /// The room sideways; unspecified while nothing shows it.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room up and down; unspecified while nothing shows it.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark; unspecified while nothing shows it.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 while nothing shows it.
  public let displayScale: CGFloat

  /// Makes traits that say nothing.
  public override convenience init() { self.init(horizontal: .unspecified) }

  package init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass = .unspecified,
    style: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    self.displayScale = displayScale
    super.init()
  }

  /// Makes traits that say only how much room there is sideways.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }

  /// Makes traits that say only how much room there is up and down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: .unspecified, vertical: verticalSizeClass)
  }

  /// Makes traits that say only whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontal: .unspecified, style: userInterfaceStyle)
  }

  /// Makes traits that say only how many pixels make a point.
  public convenience init(displayScale: CGFloat) { self.init(horizontal: .unspecified, displayScale: displayScale) }

  /// Makes traits that say what some others say, the last of them where they differ.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value>(_ values: [Value], saying isSaid: (Value) -> Bool, or nothing: Value) -> Value {
      values.last(where: isSaid) ?? nothing
    }
    self.init(
      horizontal: last(
        traitCollections.map(\.horizontalSizeClass), saying: { $0 != .unspecified }, or: .unspecified),
      vertical: last(traitCollections.map(\.verticalSizeClass), saying: { $0 != .unspecified }, or: .unspecified),
      style: last(traitCollections.map(\.userInterfaceStyle), saying: { $0 != .unspecified }, or: .unspecified),
      displayScale: last(traitCollections.map(\.displayScale), saying: { $0 > 0 }, or: 0))
  }

  /// Answers whether another object is traits that say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
  }

  /// A hash of what is said.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  /// Answers whether colours of the system look different under other traits: whether light and dark differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// What is shown somewhere, and can tell how it is there.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// How it is where this is shown.
  var traitCollection: UITraitCollection { get }
  /// Tells that this has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
