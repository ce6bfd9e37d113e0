/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; nil at first.
  open var text: String? { didSet { if text != oldValue { textDidChange() } } }
  /// Where lines begin; `.natural` at first: at the left.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The most lines, the last one cut off with "…"; 1 at first, 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Whether the text is drawn in its full colour; true at first.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Where `intrinsicContentSize` breaks lines, in points; 0 at first: nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  private var ownFont: UIFont?
  /// The colour that an app has given the text; nil: the usual one.
  package private(set) final var ownTextColor: UIColor?

  // Implicitly unwrapped, as on Apple's framework: apps set it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; 17 points of the system font at first, and again where it is set to nil.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set {
      ownFont = newValue
      textDidChange()
    }
  }

  // Implicitly unwrapped, as on Apple's framework: apps set it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; black at first, and again where it is set to nil.
  open var textColor: UIColor! {
    get { ownTextColor ?? .black }
    set {
      ownTextColor = newValue
      setNeedsDisplay()
    }
  }

  /// Makes a label at a place in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a label of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    changeAccessibility {
      $0.isElement = true
      $0.traits = .staticText
    }
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// What the label is called by those who do not see it: its text, unless something else is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of the text, in points, broken at `preferredMaxLayoutWidth` and rounded up.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth
    return sizeThatFits(CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: 0))
  }

  /// Answers the size of the text, in points, broken at a width and rounded up; a width of 0 or less: at none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = self.layout(width: size.width > 0 && numberOfLines != 1 ? size.width : nil)
    guard !layout.text.isEmpty else { return .zero }
    let fitting = layout.size
    return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
  }

  /// Draws the text into a rectangle of the current context: within the most lines, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let layout = self.layout(width: rect.width)
    context.saveGState()
    context.clip(to: rect)
    context.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2))
    context.restoreGState()
  }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func layout(width: CGFloat?) -> TextLayout {
    let color = isEnabled ? textColor ?? .black : UIColor.lightGray
    let font = ownFont ?? .systemFont(ofSize: 17)
    var layout = TextLayout(
      text ?? "", font: font.textFont, color: color.cgColor, maximumWidth: width,
      maximumLines: numberOfLines > 0 ? numberOfLines : nil)
    layout.alignment = textAlignment.textAlignment
    return layout
  }
}
