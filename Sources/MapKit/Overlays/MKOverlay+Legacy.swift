extension MKOverlay {
  /// Answers whether any of it may lie in a rect: the spelling before Swift 3 of `intersects(_:)`.
  @available(*, deprecated, renamed: "intersects(_:)")
  public func intersectsMapRect(_ mapRect: MKMapRect) -> Bool { intersects(mapRect) }
}

extension MKOverlayLevel {
  /// The spelling before Swift 3 of `aboveRoads`.
  @available(*, deprecated, renamed: "aboveRoads")
  public static var AboveRoads: Self { .aboveRoads }
  /// The spelling before Swift 3 of `aboveLabels`.
  @available(*, deprecated, renamed: "aboveLabels")
  public static var AboveLabels: Self { .aboveLabels }
}
