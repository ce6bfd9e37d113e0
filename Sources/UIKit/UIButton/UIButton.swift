/// A control that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What the button looks like.
  public private(set) final var buttonType = ButtonType.custom

  private var titles = ButtonContent<String>()
  private var titleColors = ButtonContent<UIColor>()
  private var images = ButtonContent<UIImage>()
  private var backgrounds = ButtonContent<UIImage>()
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Between image and title, in points.
  private static let gap: CGFloat = 4
  /// The least size of a button with a title, in points.
  private static let leastSize = CGSize(width: 30, height: 30)

  /// Makes a button without type at a place in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a button of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Makes a button of a type.
  ///
  /// One with a sign has the size of its sign, 24 points square (30 for `.close`); others have no size yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: CGRect(origin: .zero, size: buttonType.symbol?.size ?? .zero))
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    update()
  }

  /// Makes a button of a type that shows the words and picture of an action and does it when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
    sizeToFit()
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    label.changeAccessibility { $0.isElement = false }
    label.font = .systemFont(ofSize: 18)
    changeAccessibility { $0.traits = .button }
    addSubview(picture)
    addSubview(label)
    update()
  }

  /// The label that shows the title; what is set on it lasts, except for text and colour.
  public final var titleLabel: UILabel? { label }
  /// The view that shows the image; what is set on it lasts, except for the image.
  public final var imageView: UIImageView? { picture }

  /// Shows a title in a state; nil shows that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    update()
  }

  /// Shows the title in a colour in a state; nil shows that of the normal state, or the usual one.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    update()
  }

  /// Shows an image, left of the title, in a state; nil shows that of the normal state.
  ///
  /// On Apple's framework: a button of type `.system` draws it in the tint colour; here it keeps its colours.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    update()
  }

  /// Shows an image behind title and image, as large as the button, in a state; nil shows that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    update()
  }

  /// Answers the title shown in a state.
  open func title(for state: State) -> String? { titles[state] }
  /// Answers the colour of the title given for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Answers the image shown in a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// Answers the background shown in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  /// The title that is shown now.
  open var currentTitle: String? { titles[state] }
  /// The image that is shown now.
  open var currentImage: UIImage? { images[state] }
  /// The background that is shown now.
  open var currentBackgroundImage: UIImage? { backgrounds[state] }

  /// The colour that the title is shown in now: one given, grey if disabled, else the tint (white for `.custom`).
  open var currentTitleColor: UIColor {
    if let color = titleColors[state], isEnabled || titleColors.holds(state) { return color }
    if !isEnabled { return .lightGray }
    return buttonType == .custom ? .white : tintColor ?? .systemBlue
  }

  override func stateDidChange() { update() }

  /// Draws the sign and the title in the new colour.
  open override func tintColorDidChange() { update() }

  private func update() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    label.alpha = isHighlighted ? 0.3 : 1
    picture.image = currentImage
    picture.alpha = isHighlighted || !isEnabled ? 0.4 : 1
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What the button is called by those who do not see it: its title or sign, unless something else is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? buttonType.symbol?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of what the button shows, in points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Answers the size of what the button shows, in points, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let symbol = buttonType.symbol, currentTitle == nil, currentImage == nil { return symbol.size }
    let (words, image) = (label.intrinsicContentSize, currentImage?.size ?? .zero)
    if words == .zero, image == .zero { return currentBackgroundImage?.size ?? Self.leastSize }
    guard words != .zero else { return image }
    let between = image.width > 0 ? Self.gap : 0
    return CGSize(
      width: max(image.width + between + words.width, Self.leastSize.width),
      height: max(image.height, words.height + 12, Self.leastSize.height))
  }

  /// Puts image and title next to each other into the middle.
  open override func layoutSubviews() {
    let image = currentImage?.size ?? .zero
    let between = image.width > 0 && currentTitle?.isEmpty == false ? Self.gap : 0
    var words = label.intrinsicContentSize
    words.width = max(min(words.width, bounds.width - image.width - between), 0)
    let left = bounds.minX + (bounds.width - image.width - between - words.width) / 2
    picture.frame = CGRect(
      x: left, y: bounds.minY + (bounds.height - image.height) / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: left + image.width + between, y: bounds.minY + (bounds.height - words.height) / 2, width: words.width,
      height: words.height)
  }

  /// Draws the background, and the sign that the type of the button has.
  open override func draw(_ rect: CGRect) {
    currentBackgroundImage?.draw(in: bounds)
    guard let context = UIGraphicsGetCurrentContext(), let symbol = buttonType.symbol, currentTitle == nil,
      currentImage == nil
    else { return }
    let color = isEnabled ? (tintColor ?? .systemBlue) : UIColor.lightGray
    symbol.draw(
      at: CGPoint(x: bounds.midX, y: bounds.midY),
      color: isHighlighted ? color.withAlphaComponent(0.3).cgColor : color.cgColor, in: context)
  }
}
