/// A map with annotations and overlays, without a screen: it knows what it shows, and a snapshot draws it.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// Whom the map asks for views and renderers.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the ground looks like; `.standard` at first.
  open var mapType = MKMapType.standard

  /// What was last asked to be shown; fitted anew when the view gets another size.
  private var requested = MKMapRect.world
  private var shown = MKMapRect.world

  var annotationStore = AnnotationStore()
  var overlayStore = OverlayStore()

  /// Makes a map at a place in points.
  ///
  /// It shows the whole world. On Apple's framework: the country of the locale.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    shown = fit(requested)
  }

  /// Makes a map of no size: there are no archives to read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The place in the map's own coordinates, in points; another size shows what was asked for last, fitted anew.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { shown = fit(requested) } }
  }

  /// The smallest visible side, in map points: about 1.2 m at the equator.
  ///
  /// What is asked for beyond is not shown larger.
  nonisolated static let minimumVisibleSide = 8.0

  private func fit(_ rect: MKMapRect) -> MKMapRect {
    rect.atLeast(Self.minimumVisibleSide).fitted(toAspectRatioOf: bounds.size)
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
    guard Self.isShowable(mapRect) else { return }
    requested = mapRect
    shown = fit(mapRect)
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
}
