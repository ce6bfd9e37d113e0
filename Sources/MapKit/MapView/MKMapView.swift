/// A map with annotations and overlays, without a screen: it knows what it shows, and a snapshot draws it.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// Whom the map asks for views and renderers.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the ground looks like; `.standard` at first.
  open var mapType = MKMapType.standard {
    didSet {
      configuration = mapType.configuration
      var state = cameraState
      state.limit(to: mapType)
      show(requested, state: state, animated: false)
    }
  }

  /// What lies under overlays and annotations; `BaseMap.standard` at first.
  ///
  /// An addition to Apple's interface.
  open var baseMap = BaseMap.standard

  /// Whether those who look at the map may bring it nearer or move it away; true at first.
  ///
  /// This and the next three are for what shows the map on a screen: code may always do so.
  open var isZoomEnabled = true
  /// Whether those who look at the map may move it; true at first.
  open var isScrollEnabled = true
  /// Whether those who look at the map may turn it; true at first.
  open var isRotateEnabled = true
  /// Whether those who look at the map may tilt it; true at first.
  open var isPitchEnabled = true

  /// What was last asked to be shown; fitted anew when the view gets another size.
  private var requested = MKMapRect.world
  private var shown = MKMapRect.world

  var cameraState = MapCameraState()
  var zoomRange = CameraZoomRange()
  var boundary: CameraBoundary?
  var configuration: MKMapConfiguration = MKStandardMapConfiguration()

  var annotationStore = AnnotationStore()
  var overlayStore = OverlayStore()
  var registeredViews = RegisteredViews()
  var added = AddedContent()
  var userLocationState = UserLocationState()

  /// Told when an annotation of the map says that it has changed: whoever shows the map live draws it anew.
  package final var annotationChangeHandler: ((AnnotationChange) -> Void)?

  /// Makes a map at a place in points.
  ///
  /// It shows the whole world. On Apple's framework: the country of the locale.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    shown = fit(requested)
    AnnotationChanges.listen(self)
  }

  /// Makes a map of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    AnnotationChanges.listen(self)
  }

  /// The place in the map's own coordinates, in points; another size shows what was asked for last, fitted anew.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { show(requested, state: cameraState, animated: false) } }
  }

  /// The smallest visible side, in map points: about 1.2 m at the equator.
  ///
  /// What is asked for beyond is not shown larger.
  nonisolated static let minimumVisibleSide = 8.0

  private func fit(_ rect: MKMapRect) -> MKMapRect {
    let fitted = rect.atLeast(Self.minimumVisibleSide).fitted(toAspectRatioOf: bounds.size)
    return zoomRange.limited(boundary?.limited(fitted) ?? fitted)
  }

  /// Shows a rect that can be shown, and tells the delegate if that changes anything.
  func show(_ rect: MKMapRect, state: MapCameraState, animated: Bool) {
    guard Self.isShowable(rect) else { return }
    requested = rect
    let new = fit(rect)
    guard !MKMapRectEqualToRect(new, shown) || state != cameraState else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    (shown, cameraState) = (new, state)
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Whether a rect can be shown: all of it finite, and no side negative.
  private static func isShowable(_ rect: MKMapRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
  }

  /// The part of the map that is shown, in map points; it may run past the edges of the world.
  ///
  /// Setting it shows the smallest part with the view's aspect around it. A rect that is null, not finite or of
  /// negative size is not shown: nothing changes. On Apple's framework: unknown.
  open var visibleMapRect: MKMapRect {
    get { shown }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the map.
  ///
  /// There is no screen to animate on: the change is immediate.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    show(mapRect, state: cameraState, animated: animated)
  }

  /// Answers what `setVisibleMapRect(_:animated:)` would show.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    Self.isShowable(mapRect) ? fit(mapRect) : shown
  }

  /// The region that is shown.
  ///
  /// Setting it shows all of it: one span is exact, the other grows to the view's aspect. It must be valid
  /// (`MKCoordinateRegion.validate()`), as on Apple's framework, which raises an exception.
  open var region: MKCoordinateRegion {
    get { Self.region(shown) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region, which must be valid.
  ///
  /// There is no screen to animate on: the change is immediate.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(Self.validRect(region), animated: animated)
  }

  /// Answers what `setRegion(_:animated:)` would show of a region, which must be valid.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    Self.region(fit(Self.validRect(region)))
  }

  /// The region of a rect, no wider than the world: a small map may show more than one world.
  private static func region(_ rect: MKMapRect) -> MKCoordinateRegion {
    var region = MKCoordinateRegion(rect)
    region.span.longitudeDelta = min(region.span.longitudeDelta, 360)
    region.span.latitudeDelta = min(region.span.latitudeDelta, 180)
    return region
  }

  private static func validRect(_ region: MKCoordinateRegion) -> MKMapRect {
    do {
      try region.validate()
    } catch {
      preconditionFailure("\(error)")
    }
    return MKMapRect(region)
  }

  /// The middle of what is shown, in degrees; setting it moves the map at the same scale.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: shown.midX, y: shown.midY).wrappedCoordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves the map to a coordinate, which must be valid, at the same scale.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    precondition(CLLocationCoordinate2DIsValid(coordinate), "Invalid coordinate: \(coordinate)")
    let center = MKMapPoint(coordinate)
    setVisibleMapRect(shown.offsetBy(dx: center.x - shown.midX, dy: center.y - shown.midY), animated: animated)
  }

  // MARK: Conversion

  /// Answers where a coordinate lies, in points of a view (nil: of the map).
  ///
  /// Of the copies of the place, left and right of the world, the one nearest to the middle of the map counts. A view
  /// other than the map is taken to share its superview. With a map without area the answer is the map's corner.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    place(of: coordinate, in: view)
  }

  /// Answers the coordinate, in degrees, of a point of a view (nil: of the map).
  ///
  /// A point past the 180th meridian answers the longitude it wraps to. With a map without area the answer is the
  /// middle of what would be shown. On Apple's framework: then (−180, −180).
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    coordinate(at: point, of: view)
  }

  /// Answers the region that a rectangle of a view (nil: of the map) covers.
  ///
  /// With a map without area the answer is an empty region at (−180, −180), which is not valid, as on Apple's framework.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    region(of: rect, in: view)
  }

  /// Answers the rectangle, in points of a view (nil: of the map), that a region covers.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    rect(of: region, in: view)
  }

  // MARK: Annotations

  /// All annotations, in the order they were added.
  ///
  /// On Apple's framework: in no promised order.
  open var annotations: [any MKAnnotation] { annotationStore.annotations }

  /// Puts an annotation on the map; one that is there already stays as it is.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotationStore.add([annotation]) }

  /// Puts annotations on the map; those that are there already stay as they are.
  ///
  /// - Complexity: O(1) each, and O(log n), amortised, when annotations are next drawn.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { annotationStore.add(annotations) }

  /// Takes an annotation off the map; its view may be used again for another.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Takes annotations off the map; their views may be used again for others.
  ///
  /// `userLocation` stays: `showsUserLocation` decides about it.
  ///
  /// - Complexity: O(1) each, amortised.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    takeOff(annotations.filter { $0 !== userLocation })
  }

  /// Takes annotations off the map, the user's location too.
  func takeOff(_ annotations: [any MKAnnotation]) {
    for view in annotationStore.remove(annotations) {
      view.annotation = nil
      view.isSelected = false
      view.owningMap = nil
      annotationStore.enqueue(view)
    }
  }

  /// Answers the view of an annotation, or nil while it has none: views are made when they are first to be seen.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationStore.view(for: annotation) }

  /// Answers a view of that kind whose annotation has left the map, or nil when there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = annotationStore.dequeue(identifier)
    view?.prepareForReuse()
    return view
  }

  /// The selected annotation, if any; setting it selects the first.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationStore.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(annotationStore.selected, animated: false)
      }
    }
  }

  /// Selects an annotation and deselects the one selected before.
  ///
  /// One that is not on the map, out of sight (as on Apple's framework, fact V30) or not enabled is not selected; nor
  /// is one whose view may show a callout but has no title for it (fact A05).
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotationStore.contains(annotation), annotationStore.selected !== annotation,
      let shift = WorldCopies.shifts(of: MKMapPoint(annotation.coordinate), into: visibleMapRect).first, shift.isFinite
    else { return }
    guard let view = makeView(for: annotation), view.isEnabled, !view.canShowCallout || view.hasTitle else { return }
    tellOfAddedContent()
    deselectAnnotation(annotationStore.selected, animated: animated)
    // The delegate has been called meanwhile and may have taken the annotation off.
    guard annotationStore.view(for: annotation) === view else { return }
    annotationStore.select(annotation)
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  /// Deselects an annotation; one that is not selected stays as it is.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotationStore.selected === annotation else { return }
    annotationStore.select(nil)
    guard let view = annotationStore.view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  // MARK: Overlays

  /// All overlays in the order they are drawn: those above roads first, within a level as added.
  open var overlays: [any MKOverlay] { overlayStore.overlays }

  /// Puts an overlay on the map, above roads; one that is there already stays as it is.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .unstated) }

  /// Puts overlays on the map, above roads; those that are there already stay as they are.
  open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .unstated) }

  /// Puts an overlay on the map at a level; one that is there already stays as it is.
  ///
  /// Its bounding rect is read now, and the map finds it by that from then on.
  ///
  /// - Complexity: O(1), and O(log n), amortised, when overlays are next drawn.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlayStore.add([BoundedOverlay(overlay)], level: level)
  }

  /// Puts overlays on the map at a level; those that are there already stay as they are.
  ///
  /// Their bounding rects are read now, and the map finds them by these from then on.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlayStore.add(overlays.map { BoundedOverlay($0) }, level: level)
  }

  /// Takes an overlay off the map.
  open func removeOverlay(_ overlay: any MKOverlay) { overlayStore.remove([overlay]) }

  /// Takes overlays off the map.
  ///
  /// - Complexity: O(1) each, amortised.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlayStore.remove(overlays) }

  /// Answers the renderer of an overlay, or nil before the map has asked its delegate for one, or if that has none.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayStore.renderer(for: overlay) }
}
