/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image; nil at first.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  /// The image shown while `isHighlighted`; nil at first: the other one.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageDidChange() } } }
  /// Whether the highlighted image is shown; false at first.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  /// Makes a view of the size of an image, with that image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
  }

  /// Makes a view of the size of an image, with that image and another for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view without an image at a place in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    changeAccessibility { $0.traits = .image }
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the image, in points.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// Answers the size of the image, in points, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// How the image is placed in the bounds; stretched at first.
  open override var contentMode: ContentMode { didSet { setNeedsDisplay() } }

  /// The bounds, in points; the image is placed anew where their size changes.
  open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsDisplay() } } }

  /// Draws the image where `contentMode` puts it.
  open override func draw(_ rect: CGRect) {
    guard let image = shownImage else { return }
    image.draw(in: contentMode.place(image.size, in: bounds))
  }
}
