/// A row of a table: words, an image, and a sign at the end.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which words the cell has, and where.
  package final let cellStyle: CellStyle
  /// The kind of cell, by which it is used again; nil: it is not.
  public let reuseIdentifier: String?
  /// What the cell shows, to which an app may add.
  public let contentView = UIView(frame: .zero)

  /// What is at the end; nothing at first.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { contentDidChange() } } }
  /// A view at the end, in place of a sign, at its own size; nil at first.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      contentDidChange()
    }
  }
  /// How the cell shows that it is selected; `.default` at first.
  open var selectionStyle = SelectionStyle.default { didSet { contentDidChange() } }
  /// Whether the row is selected; set by `setSelected(_:animated:)`.
  open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
  /// Whether the row is pressed; false at first.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }

  /// The row of the table that shows the cell.
  final var place: IndexPath?
  private let label = UILabel(frame: .zero)
  private let detail: UILabel?
  private let picture = UIImageView(frame: .zero)

  /// Makes a cell of a style and a kind; nil: it is not used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    detail = style == .default ? nil : UILabel(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Makes a cell of the default style: there are no archives to read here.
  public required init?(coder: NSCoder) {
    (cellStyle, reuseIdentifier, detail) = (.default, nil, nil)
    super.init(coder: coder)
    prepare()
  }

  /// Makes a cell of the default style at a place in points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  private func prepare() {
    backgroundColor = .white
    contentMode = .redraw
    addSubview(contentView)
    for view in [picture, label] { contentView.addSubview(view) }
    if let detail { contentView.addSubview(detail) }
    label.font = .systemFont(ofSize: cellStyle == .value2 ? 12 : 17)
    detail?.font = .systemFont(ofSize: cellStyle == .subtitle || cellStyle == .value2 ? 12 : 17)
    if cellStyle == .value1 { detail?.textColor = UIColor(white: 0.55, alpha: 1) }
    if cellStyle == .value2 { label.textColor = .systemBlue }
    changeAccessibility { $0.isElement = true }
  }

  /// The words.
  public final var textLabel: UILabel? { label }
  /// The second words; nil in the default style.
  public final var detailTextLabel: UILabel? { detail }
  /// The image before the words.
  public final var imageView: UIImageView? { picture }

  /// Called when the cell is taken out of the reuse queue; does nothing by default.
  ///
  /// Words, image and accessory stay as they were, as on Apple's framework.
  open func prepareForReuse() {}

  /// Called when the row becomes selected or not; sets `isSelected`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Called when the row is pressed or no longer; sets `isHighlighted`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// What the cell is called by those who do not see it: its words, unless something else is set.
  open override var accessibilityLabel: String? {
    get {
      let words = [label.text, detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
      return super.accessibilityLabel ?? (words.isEmpty ? nil : words.joined(separator: ", "))
    }
    set { super.accessibilityLabel = newValue }
  }

  private func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout and drawing

  private static let margin: CGFloat = 16
  private static let leastHeight: CGFloat = 44

  /// Answers the height of the words and the image, in points, and at least 44, at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = label.intrinsicContentSize.height
    let second = detail?.intrinsicContentSize.height ?? 0
    let height = cellStyle == .subtitle ? words + second : max(words, second)
    return CGSize(
      width: size.width, height: max(height + 14, picture.intrinsicContentSize.height + 8, Self.leastHeight))
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + Self.margin }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator, .checkmark: return 28
    case .detailButton: return 24 + Self.margin
    case .detailDisclosureButton: return 40 + Self.margin
    }
  }

  /// Puts words, image and accessory in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: max(bounds.width - accessoryWidth, 0), height: bounds.height)
    if let accessoryView {
      accessoryView.frame.origin = CGPoint(
        x: bounds.maxX - Self.margin - accessoryView.bounds.width, y: bounds.midY - accessoryView.bounds.height / 2)
    }
    let height = contentView.bounds.height
    var x = Self.margin
    if let size = picture.image?.size {
      picture.frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Self.margin
    } else {
      picture.frame = .zero
    }
    let width = max(contentView.bounds.width - x - (accessoryWidth > 0 ? 4 : Self.margin), 0)
    layOutWords(in: CGRect(x: x, y: 0, width: width, height: height))
  }

  private func layOutWords(in rect: CGRect) {
    let (first, second) = (label.intrinsicContentSize, detail?.intrinsicContentSize ?? .zero)
    switch cellStyle {
    case .default: label.frame = rect
    case .subtitle:
      let top = (rect.height - first.height - second.height) / 2
      label.frame = CGRect(x: rect.minX, y: top, width: rect.width, height: first.height)
      detail?.frame = CGRect(x: rect.minX, y: top + first.height, width: rect.width, height: second.height)
    case .value1:
      let right = min(second.width, max(rect.width - first.width - 8, rect.width / 3))
      label.frame = CGRect(x: rect.minX, y: 0, width: max(rect.width - right - 8, 0), height: rect.height)
      detail?.frame = CGRect(x: rect.maxX - right, y: 0, width: right, height: rect.height)
    case .value2:
      let left = min(96, rect.width / 3)
      label.frame = CGRect(x: rect.minX, y: 0, width: left, height: rect.height)
      detail?.frame = CGRect(
        x: rect.minX + left + 8, y: 0, width: max(rect.width - left - 8, 0), height: rect.height)
    }
  }

  /// Draws the ground of a selected cell, the accessory and the line below.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isHighlighted || isSelected, selectionStyle != .none {
      context.setFillColor(CGColor(gray: 0.82, alpha: 1))
      context.fill(bounds)
    }
    context.setFillColor(CGColor(gray: 0.78, alpha: 1))
    context.fill(
      CGRect(x: bounds.minX + Self.margin, y: bounds.maxY - 0.5, width: bounds.width - Self.margin, height: 0.5))
    guard accessoryView == nil else { return }
    AccessorySign(type: accessoryType, tint: (tintColor ?? .systemBlue).cgColor)
      .draw(endingAt: CGPoint(x: bounds.maxX - Self.margin, y: bounds.midY), in: context)
  }
}
