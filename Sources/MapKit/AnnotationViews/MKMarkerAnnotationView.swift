/// A balloon with a glyph in it, its tip on the coordinate, with the annotation's words below.
///
/// The frame is the round of the balloon, 28 × 28 points; the tip and the words reach out of it. The display priority is
/// `.defaultLow` at first: of markers that collide, the one in front is shown.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; nil at first: red.
  open var markerTintColor: UIColor? { didSet { contentDidChange() } }
  /// The colour of the glyph; nil at first: white.
  ///
  /// A glyph image is drawn in this colour where it is opaque, and so is a glyph text.
  open var glyphTintColor: UIColor? { didSet { contentDidChange() } }
  /// What the balloon shows, a character or two; nil at first: a pin, unless there is a glyph image.
  ///
  /// The fonts that text is drawn with have no emoji: each comes out as a box with its number.
  open var glyphText: String? { didSet { contentDidChange() } }
  /// What the balloon shows in place of `glyphText`; nil at first.
  ///
  /// Its opacity counts, not its colours. It is drawn as large as fits 16 × 16 points.
  open var glyphImage: UIImage? { didSet { contentDidChange() } }
  /// What the balloon shows in place of `glyphImage` while it is selected; nil at first: the same.
  open var selectedGlyphImage: UIImage? { didSet { contentDidChange() } }
  /// Whether the title is written below; `.adaptive` at first: unless the callout is shown, which says it.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { contentDidChange() } }
  /// Whether the subtitle is written below the title; `.adaptive` at first: while selected without a callout.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { contentDidChange() } }
  /// Whether the marker is to rise from its place when it is added; false at first.
  ///
  /// It does not rise here: a snapshot and a live map show the marker in its place at once.
  open var animatesWhenAdded = false

  private let balloon = MarkerBalloonView()

  /// The frame's side, in points (fact A10).
  private static let side: CGFloat = 28

  /// Makes a marker for an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Makes a marker without annotation: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size = CGSize(width: Self.side, height: Self.side)
    centerOffset = CGPoint(x: 0, y: -Self.side / 2 - MarkerBalloonView.tipLength)
    displayPriority = .defaultLow
    isOpaque = false
    addSubview(balloon)
    contentDidChange()
  }

  override func contentDidChange() {
    let isEnlarged = isSelected && !canShowCallout
    let isCalloutShown = isSelected && canShowCallout && hasTitle
    balloon.content = MarkerBalloonView.Content(
      tint: markerTintColor ?? .systemRed, glyphTint: glyphTintColor ?? .white, glyphText: glyphText,
      glyphImage: (isSelected ? selectedGlyphImage : nil) ?? glyphImage,
      title: Self.isVisible(titleVisibility, adaptively: !isCalloutShown) ? annotation?.title : nil,
      subtitle: Self.isVisible(subtitleVisibility, adaptively: isEnlarged) ? annotation?.subtitle : nil,
      isEnlarged: isEnlarged)
    balloon.layOut(over: CGPoint(x: bounds.midX, y: bounds.maxY + MarkerBalloonView.tipLength))
  }

  override var pictureKey: AnyHashable? {
    guard type(of: self) == MKMarkerAnnotationView.self, image == nil, backgroundColor == nil, subviews == [balloon],
      balloon.subviews.isEmpty, bounds.size == CGSize(width: Self.side, height: Self.side), !clipsToBounds
    else { return nil }
    return balloon.content
  }

  override var reachBelow: CGFloat { MarkerBalloonView.tipLength }

  private static func isVisible(_ visibility: MKFeatureVisibility, adaptively: Bool) -> Bool {
    switch visibility {
    case .adaptive: adaptively
    case .hidden: false
    case .visible: true
    }
  }
}
