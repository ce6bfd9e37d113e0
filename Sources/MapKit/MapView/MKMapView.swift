/// A map with annotations and overlays: it knows what it shows; a snapshot draws it, and a page shows it live.
///
/// Whatever an `animated` says, the map shows what it was told to at once. It is handed on to the delegate, and a page
/// that shows the map goes there in its own time.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// Whom the map asks for views and renderers.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the ground looks like; `.standard` at first.
  open var mapType = MKMapType.standard {
    didSet {
      configuration = mapType.configuration
      var state = cameraState
      state.limit(to: mapType)
      showRequested(state: state)
    }
  }

  /// What lies under overlays and annotations; `BaseMap.standard` at first.
  ///
  /// An addition to Apple's interface.
  open var baseMap = BaseMap.standard

  /// What the map looks like; a flat standard map at first.
  ///
  /// Setting it takes a copy and sets `mapType`; setting `mapType` sets this. Changing what it answers changes nothing.
  ///
  /// On Apple's framework: the two belong together too.
  open var preferredConfiguration: MKMapConfiguration {
    get { configuration.equalCopy }
    set {
      let new = newValue.equalCopy
      mapType = new.mapType
      configuration = new
      if new.hasPointsOfInterest { pointOfInterestFilter = new.ownPointOfInterestFilter }
    }
  }

  /// Whether those who look at the map may bring it nearer or move it away; true at first.
  ///
  /// This and the next two are for a map that is shown live: code may always do so.
  open var isZoomEnabled = true
  /// Whether those who look at the map may move it; true at first.
  open var isScrollEnabled = true
  /// Whether those who look at the map may turn it; true at first.
  open var isRotateEnabled = true
  /// Whether those who look at the map may tilt it; true at first.
  ///
  /// A map is shown from straight above, live too, so that nobody can tilt it either way.
  open var isPitchEnabled = true

  /// Whether a compass is shown while the map is turned; true at first.
  ///
  /// This and the next are for a map that is shown live: a snapshot has neither.
  open var showsCompass = true
  /// Whether a scale is shown; false at first.
  open var showsScale = false

  /// Whether the base map's buildings are drawn; true at first.
  open var showsBuildings = true
  /// Whether the base map's points of interest are drawn; true at first.
  open var showsPointsOfInterest = true
  /// Which points of interest are drawn; nil, as at first: all.
  ///
  /// Setting `preferredConfiguration` sets it too.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; false at first.
  ///
  /// There is nobody who tells of traffic: none is shown, and the log says so, once.
  open var showsTraffic = false { didSet { if showsTraffic { SingleNotice.noTraffic.say() } } }

  /// What was last asked to be shown; fitted anew when the view gets another size.
  var requested = MKMapRect.world
  var requestedRoom = RoomAround.none
  var shown = MKMapRect.world

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
    didSet { if bounds.size != oldValue.size { showRequested(state: cameraState) } }
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
  /// The change is immediate.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    show(mapRect, state: cameraState, animated: animated)
    endTrackingIfMoved()
  }

  /// Shows a part of the map with room around it: the insets, outside the part on each side, in points of the view.
  ///
  /// Where they leave nothing for the part itself, they are not kept. The change is immediate. A view that gets another
  /// size afterwards shows the part anew, with the same room around it.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    setVisibleMapRect(mapRect, room: .insets(insets), animated: animated)
  }

  /// Answers what `setVisibleMapRect(_:animated:)` would show.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    Self.isShowable(mapRect) ? fit(mapRect) : shown
  }

  /// Answers what `setVisibleMapRect(_:edgePadding:animated:)` would show.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    mapRectThatFits(padded(mapRect, insets))
  }

  /// The region that is shown.
  ///
  /// Setting it shows all of it: one span is exact, the other grows to the view's aspect. It must be valid
  /// (`MKCoordinateRegion.validate()`), as on Apple's framework, which raises an exception.
  open var region: MKCoordinateRegion {
    get { Self.region(shown) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region, which must be valid: at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(Self.validRect(region), animated: animated)
  }

  /// Answers what `setRegion(_:animated:)` would show of a region, which must be valid.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    Self.region(fit(Self.validRect(region)))
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

  // MARK: Camera

  /// From where the map is looked at.
  ///
  /// The camera answered belongs to the map: changing one of its values on the main thread changes the map, as in
  /// `map.camera.altitude *= 1.4`. Setting it takes the values and keeps no hold of the object. On Apple's framework:
  /// such lines are common in apps; whether each works is not recorded.
  ///
  /// The distance is that from which a camera looking straight down sees what the view shows from top to bottom.
  open var camera: MKMapCamera {
    get { shownCamera }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks at the map from somewhere else; the place in the middle must be valid.
  ///
  /// The heading is taken to 0..<360 degrees, the pitch to 0…85, and to 0 on flat imagery. With a distance that is
  /// negative or not finite the map keeps its scale. The change is immediate.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    show(camera, animated: animated)
    endTrackingIfMoved()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How near and how far the camera may be; without limits at first, and again after setting nil.
  ///
  /// What is shown, and what is asked for later, is made larger or smaller around its middle to keep to it.
  open var cameraZoomRange: CameraZoomRange! {
    get { zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Limits how near and how far the camera may be; nil: without limits.
  ///
  /// The change is immediate.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    zoomRange = cameraZoomRange ?? CameraZoomRange()
    show(shown, state: cameraState, animated: animated)
  }

  /// Where the middle of the map may be; nil at first: anywhere.
  ///
  /// What is shown, and what is asked for later, is moved to keep to it.
  open var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Limits where the middle of the map may be; nil: anywhere.
  ///
  /// The change is immediate.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
    show(shown, state: cameraState, animated: animated)
  }

  // MARK: Conversion

  /// Answers where a coordinate lies, in points of a view (nil: of the window).
  ///
  /// This and the next three count with the camera's heading, as a live map shows it: of a turned rectangle or region
  /// they answer the smallest upright one around it. The view must lie in the same window as the map; for a map that
  /// lies in none, nil stands for the outermost view around it, or itself. On Apple's framework: nil stands for the
  /// window too.
  ///
  /// Of the copies of the place, left and right of the world, the one nearest to the middle of the map counts. With a
  /// map without area the answer is the map's corner.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    place(of: coordinate, in: view)
  }

  /// Answers the coordinate, in degrees, of a point of a view (nil: of the window).
  ///
  /// A point past the 180th meridian answers the longitude it wraps to. With a map without area the answer is the
  /// middle of what would be shown. On Apple's framework: then (−180, −180).
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    coordinate(at: point, of: view)
  }

  /// Answers the region that a rectangle of a view (nil: of the window) covers.
  ///
  /// With a map without area the answer is an empty region at (−180, −180), which is not valid, as on Apple's framework.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    region(of: rect, in: view)
  }

  /// Answers the rectangle, in points of a view (nil: of the window), that a region covers.
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
  /// `userLocation` stays: `showsUserLocation` decides about it. The selected one is no longer selected, and the delegate
  /// does not hear of that. On Apple's framework: not recorded.
  ///
  /// - Complexity: O(1) each, amortised.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    takeOff(annotations.filter { $0 !== userLocation })
  }

  /// Shows annotations, all of them, as close as they can be.
  ///
  /// Those that are not on the map are added. Of the ways round the world the shortest counts: what lies on both sides
  /// of the 180th meridian is shown across it. There is room for a pin above the coordinates. One annotation, or many at
  /// one place, are shown with about a kilometre around. Without any at a valid coordinate, nothing changes.
  ///
  /// On Apple's framework: the map shows them too; whether it adds them, and how close it goes, is not recorded.
  ///
  /// - Complexity: O(n log n).
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    guard let rect = rect(showing: annotations) else { return }
    setVisibleMapRect(rect, room: .pins, animated: animated)
  }

  /// Where annotation views are shown, in the map's own coordinates, in points: all of its bounds.
  open var annotationVisibleRect: CGRect { bounds }

  /// The annotations in a part of the map, edges included, whichever copy of the world shows them there.
  ///
  /// On Apple's framework: the same set.
  ///
  /// - Complexity: O(n) for a look at each coordinate, O(log² n + m) for m annotations found.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { annotationSet(in: mapRect) }

  /// Answers the view of an annotation, or nil while it has none: views are made when they are first to be seen.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationStore.view(for: annotation) }

  /// Answers a view of that kind whose annotation has left the map, or nil when there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = annotationStore.dequeue(identifier)
    view?.prepareForReuse()
    return view
  }

  /// Registers the class of views of a kind, for `dequeueReusableAnnotationView(withIdentifier:for:)`.
  ///
  /// The class is `MKAnnotationView` or one below it, whose `init(annotation:reuseIdentifier:)` makes the views; nil:
  /// views of the kind are no longer made.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registeredViews.register(viewClass, identifier)
  }

  /// Answers a view of a kind for an annotation: one whose own has left the map, or a new one.
  ///
  /// The kind must be registered, as on Apple's framework, which raises an exception.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    dequeueView(identifier, for: annotation)
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
    beginSelection(of: annotation, animated: animated)
  }

  /// Deselects an annotation; one that is not selected stays as it is.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    endSelection(of: annotation, animated: animated)
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

  /// The overlays of a level in the order they are drawn.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayStore.overlays(in: level) }

  /// Puts an overlay above roads, below the one that stands at an index there: see `insertOverlay(_:at:level:)`.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .unstated)
  }

  /// Puts an overlay on a level of the map, below the one that stands at an index there.
  ///
  /// Indices count from 0 at the back of the level and must not be negative. One past the end puts it on top, as on
  /// Apple's framework. An overlay that is on the map already stays where it is (on Apple's framework: unknown). Linear
  /// in the number of overlays of the level.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    precondition(index >= 0, "A negative index: \(index)")
    overlayStore.insert(BoundedOverlay(overlay), at: index, level: level)
  }

  /// Puts an overlay right above another, on its level; above roads if the other is not on the map.
  ///
  /// On Apple's framework: unknown what then. Linear in the number of overlays of the level.
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, by: sibling, offset: 1)
  }

  /// Puts an overlay right below another, on its level; above roads if the other is not on the map.
  ///
  /// On Apple's framework: unknown what then. Linear in the number of overlays of the level.
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, by: sibling, offset: 0)
  }

  /// Lets the overlays at two indices of the level above roads change places, if there are overlays at both.
  ///
  /// On Apple's framework: unknown what else. Linear in the number of overlays of the level.
  open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let overlays = overlays(in: .unstated)
    guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
    exchangeOverlay(overlays[index1], with: overlays[index2])
  }

  /// Lets two overlays change places, and levels where theirs differ; if one is not on the map, nothing changes.
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayStore.exchange(BoundedOverlay(overlay1), BoundedOverlay(overlay2))
  }

  // MARK: The user's location

  /// Whether the map shows where the user is; false at first.
  ///
  /// While it does and the place is known, `annotations` holds `userLocation`. Without a `locationSource` nothing is
  /// shown, and the log says so, once. On Apple's framework: the device knows the place.
  open var showsUserLocation: Bool {
    get { userLocationState.isShown }
    set { showUserLocation(newValue) }
  }

  /// The user's location, as the annotation that shows it.
  open var userLocation: MKUserLocation { userLocationState.annotation }

  /// Whether the user's location is shown and lies in the visible part of the map.
  open var isUserLocationVisible: Bool { isUserLocationInSight }

  /// Whether the map follows the user's location, as `setUserTrackingMode(_:animated:)` says; `.none` at first.
  open var userTrackingMode: MKUserTrackingMode {
    get { userLocationState.tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  /// Has the map follow the user's location, with north up or with what lies ahead of the user up, or no longer.
  ///
  /// Following shows the user's location and keeps it in the middle; if more than 5 km are visible from side to side,
  /// it first goes in to one. Showing another middle by code ends it; another scale round the same middle does not; no
  /// longer showing the user's location does. Without a `locationSource`, or before its first location, the map stays
  /// where it is.
  ///
  /// On Apple's framework: it centres and zooms in too (how far, and whether showing a region by code ends it, is not
  /// recorded).
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { track(mode, animated: animated) }
}
