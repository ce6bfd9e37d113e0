extension NSValue {
  /// The coordinate in the box: the spelling before Swift 3 of `mkCoordinateValue`.
  @available(*, deprecated, renamed: "mkCoordinateValue")
  public var MKCoordinateValue: CLLocationCoordinate2D { mkCoordinateValue }

  /// The span in the box: the spelling before Swift 3 of `mkCoordinateSpanValue`.
  @available(*, deprecated, renamed: "mkCoordinateSpanValue")
  public var MKCoordinateSpanValue: MKCoordinateSpan { mkCoordinateSpanValue }
}
