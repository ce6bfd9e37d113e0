/// The picture of an annotation on the map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// What the view shows; nil while it waits to be used again.
  open var annotation: (any MKAnnotation)? { didSet { contentDidChange() } }
  /// The kind of view, by which it is used again; nil: it is not.
  public let reuseIdentifier: String?

  /// The picture; setting it sets the size of the view to the image's.
  open var image: UIImage? {
    didSet {
      if let image { bounds.size = image.size }
      setNeedsDisplay()
    }
  }

  /// How far the middle of the view lies from the coordinate, in points: right and down are positive.
  open var centerOffset = CGPoint.zero
  /// How far the callout's tip lies from the middle of the view's top edge, in points: right and down are positive.
  open var calloutOffset = CGPoint.zero
  /// Whether selecting the view shows a callout; false at first.
  ///
  /// If so, a view whose annotation has no title cannot be selected.
  open var canShowCallout = false { didSet { contentDidChange() } }
  /// What the callout shows left of the words, at the size of its bounds; nil at first.
  ///
  /// While the callout is shown, the view lies in it, and its frame is set by it. Of taps on a control the delegate of
  /// the map is told.
  open var leftCalloutAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: leftCalloutAccessoryView) }
  }
  /// What the callout shows right of the words, at the size of its bounds; nil at first.
  ///
  /// Of taps on a control the delegate of the map is told.
  open var rightCalloutAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: rightCalloutAccessoryView) }
  }
  /// What the callout shows in place of the subtitle, at the size of its bounds; nil at first.
  open var detailCalloutAccessoryView: UIView? {
    didSet { detailDidChange(from: oldValue, to: detailCalloutAccessoryView) }
  }
  /// Whether the view can be selected; true at first.
  open var isEnabled = true
  /// Whether the view is selected; set by `setSelected(_:animated:)`.
  open var isSelected = false { didSet { contentDidChange() } }
  /// Whether the view is pressed; false at first; nothing is drawn differently by default.
  open var isHighlighted = false
  /// Where among the views this one lies; `.defaultUnselected` at first.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// Where it lies while it is selected; `.defaultSelected` at first.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

  /// Whether the view stays where it collides with others; `.required` at first: it does.
  ///
  /// One of a lower priority gives way to those of a higher one and, of its own priority, to those in front of it. A
  /// selected view is always shown.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// What of the view collides with others; `.rectangle` at first: the frame.
  open var collisionMode = CollisionMode.rectangle
  /// The kind of view that this one may stand in a cluster with; nil at first: with none.
  ///
  /// Views of one kind that collide are replaced by one view of an `MKClusterAnnotation`, except for a selected one.
  open var clusteringIdentifier: String?
  /// The view of the cluster that stands in this view's place in the latest picture; nil while it is shown itself.
  open internal(set) weak var cluster: MKAnnotationView?
  /// Whether the view may be dragged; false at first.
  ///
  /// Those who look at a live map drag views of an `MKPointAnnotation`: of other annotations nobody can say where they
  /// are now but the app.
  open var isDraggable = false
  /// How far a drag has come; set by `setDragState(_:animated:)`, or by a subclass of it; the map's delegate is told.
  open var dragState = DragState.none {
    didSet { if dragState != oldValue { owningMap?.dragState(of: self, didChangeFrom: oldValue) } }
  }

  /// The map that shows the view.
  weak var owningMap: MKMapView?

  /// Makes a view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view without annotation: there are no archives to read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Makes a view without annotation at a place.
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What the view tells next of a change: the map that it is on, unless it lies in another view.
  open override var next: UIResponder? { super.next ?? owningMap }

  /// Draws the image, if there is one, into the bounds.
  open override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

  /// Called when the view is taken out of the reuse queue; does nothing by default.
  open func prepareForReuse() {}

  /// Called right before the view is first shown for its annotation; does nothing by default.
  open func prepareForDisplay() {}

  /// Called when what the view shows may have changed: the annotation, its words, the selection.
  func contentDidChange() {}

  /// Called when the view becomes selected or not; sets `isSelected`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Called when a drag begins, ends or is given up; sets `dragState`.
  ///
  /// `.starting` is followed by `.dragging` at once, `.ending` and `.canceling` by `.none`: there is nothing to
  /// animate. A subclass that shows something meanwhile sets `dragState` itself (fact A14).
  open func setDragState(_ newDragState: DragState, animated: Bool) {
    dragState = newDragState
    switch newDragState {
    case .starting: dragState = .dragging
    case .ending, .canceling: dragState = .none
    case .none, .dragging: break
    }
  }

  /// Whether nothing makes the view give way.
  var isAlwaysShown: Bool { isSelected || displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue }

  /// How far the drawing goes on below the frame to the coordinate, in points: a callout below starts there.
  var reachBelow: CGFloat { 0 }

  /// Whether a callout is shown now: selected, allowed to, and with something to say.
  var showsCallout: Bool { isSelected && canShowCallout && !isHidden && hasTitle }

  /// Whether the annotation has a title that is not empty.
  var hasTitle: Bool { !(annotation?.title ?? "").isEmpty }

  /// Views of one key have the same picture, which is then drawn once for all of them in a scene; nil: its own.
  ///
  /// A view that just shows its image has one. A subclass may draw more, so it has to say for itself what its picture
  /// depends on.
  var pictureKey: AnyHashable? {
    guard type(of: self) == MKAnnotationView.self, backgroundColor == nil, subviews.isEmpty,
      contentMode == .scaleToFill, let image
    else { return nil }
    return ImagePictureKey(image: ObjectIdentifier(image), width: bounds.width, height: bounds.height)
  }
}

/// What the picture of a view that just shows an image depends on.
private struct ImagePictureKey: Hashable {
  let image: ObjectIdentifier
  let width: CGFloat
  let height: CGFloat
}
