/// A row of words or pictures of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no segment: −1.
  public static let noSegment = -1

  private var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment

  /// Whether a segment is selected only for as long as its event lasts; false at first.
  open var isMomentary = false
  /// The colour of the selected segment; nil at first: white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Makes a control without segments at a place in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control without segments: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Makes a control of texts (`String`) and pictures (`UIImage`), as large as they need; other things are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
    sizeToFit()
  }

  /// Makes a control whose segments have the words, pictures and deeds of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { segments.append(Segment(title: action.title, image: action.image, action: action)) }
    if frame.size == .zero { sizeToFit() }
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The place of the selected segment, from 0; `noSegment` at first, and where it is set to what is not there.
  ///
  /// Setting it sends no event, as on Apple's framework.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
      guard new != selected else { return }
      selected = new
      setNeedsDisplay()
    }
  }

  /// Puts words at a place; a place past the end is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts a picture at a place; a place past the end is the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Puts an action's words, picture and deed at a place; a place past the end is the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Takes a segment away; one that is not there is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the words of a segment; one that is not there is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Sets the picture of a segment; one that is not there is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Sets whether a segment can be selected; one that is not there is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Answers the words of a segment; nil where there are none.
  open func titleForSegment(at segment: Int) -> String? { at(segment)?.title }
  /// Answers the picture of a segment; nil where there is none.
  open func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }
  /// Answers the action of a segment; nil where there is none.
  open func actionForSegment(at segment: Int) -> UIAction? { at(segment)?.action }
  /// Answers whether a segment can be selected; false where there is none.
  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }

  private func at(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Called by whoever shows the control when a segment has been tapped: selects it and sends `valueChanged`.
  ///
  /// - Returns: Whether that is another segment than before, and can be selected.
  @discardableResult package final func selectAsUser(segment: Int) -> Bool {
    guard isEnabled, isUserInteractionEnabled, let tapped = at(segment), tapped.isEnabled,
      segment != selected || isMomentary
    else { return false }
    selectedSegmentIndex = segment
    if let action = tapped.action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
    return true
  }

  // MARK: Drawing

  /// The size of the segments, all as wide as the widest, in points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Answers the size of the segments, in points, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = segments.map { $0.size.width }.max() ?? 0
    return CGSize(width: (widest + 24).rounded(.up) * CGFloat(segments.count), height: 32)
  }

  /// Draws the segments, the selected one on a bright plate.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: min(8, bounds.height / 2)).fill()
    let width = bounds.width / CGFloat(max(segments.count, 1))
    for (index, segment) in segments.enumerated() {
      let place = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
      if index == selected {
        (selectedSegmentTintColor ?? .white).setFill()
        UIBezierPath(roundedRect: place.insetBy(dx: 2, dy: 2), cornerRadius: min(7, bounds.height / 2)).fill()
      }
      segment.draw(in: place, isSelected: index == selected, isEnabled: isEnabled, context: context)
    }
  }
}
