/// A rectangle that draws itself.
///
/// There is no screen: a view is drawn when something asks for its picture, a map snapshot for one. The picture is
/// kept until `setNeedsDisplay()`.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// How the kept picture is placed when the size changes.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, keeping its shape.
    case scaleAspectFit
    /// As small as fills, keeping its shape.
    case scaleAspectFill
    /// Not placed but drawn anew.
    case redraw
    /// In the middle.
    case center
    /// In the middle of the top edge.
    case top
    /// In the middle of the bottom edge.
    case bottom
    /// In the middle of the left edge.
    case left
    /// In the middle of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// The place in the superview's coordinates, in points.
  open var frame: CGRect {
    get { CGRect(origin: frameOrigin, size: bounds.size) }
    set {
      frameOrigin = newValue.origin
      if bounds.size != newValue.size { bounds.size = newValue.size }
    }
  }
  private var frameOrigin: CGPoint {
    didSet { if frameOrigin != oldValue { superview?.forgetComposition() } }
  }

  /// The place in the view's own coordinates, in points.
  open var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      forgetComposition()
      if bounds.size != oldValue.size {
        resizeSubviews(from: oldValue.size)
        setNeedsLayout()
      }
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frameOrigin.x + bounds.width / 2, y: frameOrigin.y + bounds.height / 2) }
    set { frameOrigin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  /// What fills the bounds below the drawing; nil at first: nothing.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The opacity of the whole view with its subviews, 0…1; 1 at first.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { superview?.forgetComposition() } } }
  /// Whether the view and its subviews are not shown; false at first.
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.forgetComposition() } } }
  /// Whether subviews are cut off at the bounds; false at first.
  open var clipsToBounds = false { didSet { forgetComposition() } }
  /// Whether the drawing promises to cover the bounds; true at first.
  ///
  /// It promises only: nothing is drawn differently. On Apple's framework: an opaque view that draws itself and leaves
  /// parts out shows black there.
  open var isOpaque = true
  /// How the kept picture is placed when the size changes; stretched at first.
  open var contentMode = ContentMode.scaleToFill

  /// The views that lie in this one, from back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The view that this one lies in; nil at first.
  public internal(set) final weak var superview: UIView?

  /// Whether taps reach the view and its subviews; true at first.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsShowing() } }
  }
  /// A number by which an app finds the view again (`viewWithTag(_:)`); 0 at first.
  open var tag = 0
  /// How the frame follows the size of the superview; empty at first: not at all.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the size of this view by their `autoresizingMask`; true at first.
  open var autoresizesSubviews = true

  /// The colour given to the view itself; nil: that of its superview.
  var ownTintColor: UIColor?
  /// Whether subviews have to be laid out before the view is shown.
  var needsLayout = true
  /// What taps are recognised on the view.
  final var recognizers: [UIGestureRecognizer] = []
  /// The controller whose root view this is.
  final weak var controller: UIViewController?
  /// The bar item that shows the view.
  final weak var barItem: UIBarButtonItem?
  /// What shows the view where it lies in no other: a controller its bar's title, an annotation view its callout's
  /// accessories.
  package final weak var displayer: UIResponder?
  /// What is said of the view to those who do not see it; nil until something is set.
  var accessibilityValues: AccessibilityValues?

  /// The kept picture of the view's own drawing, with the scale and size it was drawn for.
  var kept: (image: CGImage, scale: CGFloat, size: CGSize)?
  /// The kept picture of the view with its subviews, with the scale and the part of the view's space it shows.
  var keptComposition: (image: CGImage, scale: CGFloat, rect: CGRect)?

  /// Makes a view at a place in points.
  public init(frame: CGRect) {
    frameOrigin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init(_responder: ())
  }

  /// Makes a view of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    frameOrigin = .zero
    bounds = .zero
    super.init(_responder: ())
  }

  /// Makes a view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// Draws the view into the current context, whose y points down; does nothing by default.
  ///
  /// - Parameter rect: The part to draw, in the view's coordinates: here always all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Forgets the kept picture: the view is drawn anew the next time it is shown.
  open func setNeedsDisplay() {
    kept = nil
    forgetComposition()
  }

  /// Puts subviews in their places; does nothing by default.
  ///
  /// Called before the view is shown when its size has changed or `setNeedsLayout()` has been called.
  open func layoutSubviews() {}

  /// Answers the size that suits the view best within a size, in points; the view's own size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size of what the view shows, in points; `UIView.noIntrinsicMetric` in both directions by default.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// How it is where the view is shown: as for its controller, or for its superview; nothing is said while it is in none.
  open var traitCollection: UITraitCollection {
    let around = controller?.traitCollection ?? superview?.traitCollection ?? UITraitCollection()
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return UITraitCollection(traitsFrom: [around, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
  }

  /// Light or dark for the view and what lies in it, whatever is around it; `.unspecified`, as around it, at first.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let style = oldValue == .unspecified ? superview?.traitCollection.userInterfaceStyle ?? .unspecified : oldValue
      tellTraitChange(from: UITraitCollection(userInterfaceStyle: style))
    }
  }

  /// Tells the view and what lies in it.
  private func tellTraitChange(from previous: UITraitCollection) {
    setNeedsDisplay()
    traitCollectionDidChange(previous)
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified { view.tellTraitChange(from: previous) }
  }

  /// Tells that the size class, the appearance or the scale of the screen has changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells that the colour of what can be tapped has changed; does nothing by default.
  open func tintColorDidChange() {}

  /// Whether those who do not see the view are told of it as one thing; false at first, true for controls and labels.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? false }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// What the view is called by those who do not see it; nil at first, the text of labels and buttons.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// What kind of thing the view is to those who do not see it; none at first.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// What the view tells next of a change or a tap: the controller whose root view it is, its superview, or
  /// what else shows it.
  open override var next: UIResponder? { controller ?? superview ?? barItem?.owner ?? displayer }

  /// Forgets the kept picture; the part is not told apart.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}
