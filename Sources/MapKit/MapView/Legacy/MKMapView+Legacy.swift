extension MKMapView {
  /// The spelling before Swift 3 of `annotations(in:)`.
  @available(*, deprecated, renamed: "annotations(in:)")
  public func annotationsInMapRect(_ mapRect: MKMapRect) -> Set<AnyHashable> { annotations(in: mapRect) }

  /// The spelling before Swift 3 of `view(for:)`.
  @available(*, deprecated, renamed: "view(for:)")
  public func viewForAnnotation(_ annotation: any MKAnnotation) -> MKAnnotationView? { view(for: annotation) }

  /// The spelling before Swift 3 of `dequeueReusableAnnotationView(withIdentifier:)`.
  @available(*, deprecated, renamed: "dequeueReusableAnnotationView(withIdentifier:)")
  public func dequeueReusableAnnotationViewWithIdentifier(_ identifier: String) -> MKAnnotationView? {
    dequeueReusableAnnotationView(withIdentifier: identifier)
  }

  /// The spelling before Swift 3 of `convert(_:toPointTo:)`.
  @available(*, deprecated, renamed: "convert(_:toPointTo:)")
  public func convertCoordinate(_ coordinate: CLLocationCoordinate2D, toPointToView view: UIView?) -> CGPoint {
    convert(coordinate, toPointTo: view)
  }

  /// The spelling before Swift 3 of `convert(_:toCoordinateFrom:)`.
  @available(*, deprecated, renamed: "convert(_:toCoordinateFrom:)")
  public func convertPoint(_ point: CGPoint, toCoordinateFromView view: UIView?) -> CLLocationCoordinate2D {
    convert(point, toCoordinateFrom: view)
  }

  /// The spelling before Swift 3 of `convert(_:toRegionFrom:)`.
  @available(*, deprecated, renamed: "convert(_:toRegionFrom:)")
  public func convertRect(_ rect: CGRect, toRegionFromView view: UIView?) -> MKCoordinateRegion {
    convert(rect, toRegionFrom: view)
  }

  /// The spelling before Swift 3 of `convert(_:toRectTo:)`.
  @available(*, deprecated, renamed: "convert(_:toRectTo:)")
  public func convertRegion(_ region: MKCoordinateRegion, toRectToView view: UIView?) -> CGRect {
    convert(region, toRectTo: view)
  }

  /// The spelling before Swift 3 of `convert(_:toRectTo:)`.
  @available(*, deprecated, renamed: "convert(_:toRectTo:)")
  public func convertRegion(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    convert(region, toRectTo: view)
  }

  /// The spelling before Swift 3 of `setCenter(_:animated:)`.
  @available(*, deprecated, renamed: "setCenter(_:animated:)")
  public func setCenterCoordinate(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setCenter(coordinate, animated: animated)
  }

  /// The spelling before Swift 3 of `isZoomEnabled`.
  @available(*, deprecated, renamed: "isZoomEnabled")
  public var zoomEnabled: Bool {
    get { isZoomEnabled }
    set { isZoomEnabled = newValue }
  }

  /// The spelling before Swift 3 of `isScrollEnabled`.
  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  /// The spelling before Swift 3 of `isRotateEnabled`.
  @available(*, deprecated, renamed: "isRotateEnabled")
  public var rotateEnabled: Bool {
    get { isRotateEnabled }
    set { isRotateEnabled = newValue }
  }

  /// The spelling before Swift 3 of `isPitchEnabled`.
  @available(*, deprecated, renamed: "isPitchEnabled")
  public var pitchEnabled: Bool {
    get { isPitchEnabled }
    set { isPitchEnabled = newValue }
  }
}
