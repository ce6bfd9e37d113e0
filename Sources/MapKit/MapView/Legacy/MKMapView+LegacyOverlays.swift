extension MKMapView {
  /// The spelling before Swift 4.2 of `addOverlay(_:)`.
  @available(*, deprecated, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

  /// The spelling before Swift 4.2 of `addOverlay(_:level:)`.
  @available(*, deprecated, renamed: "addOverlay(_:level:)")
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }

  /// The spelling before Swift 4.2 of `removeOverlay(_:)`.
  @available(*, deprecated, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

  /// The spelling before Swift 4.2 of `insertOverlay(_:at:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:at:)")
  public func insert(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index) }

  /// The spelling before Swift 4.2 of `insertOverlay(_:at:level:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:at:level:)")
  public func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index, level: level)
  }

  /// The spelling before Swift 4.2 of `insertOverlay(_:above:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:above:)")
  public func insert(_ overlay: any MKOverlay, above sibling: any MKOverlay) { insertOverlay(overlay, above: sibling) }

  /// The spelling before Swift 4.2 of `insertOverlay(_:below:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:below:)")
  public func insert(_ overlay: any MKOverlay, below sibling: any MKOverlay) { insertOverlay(overlay, below: sibling) }

  /// The spelling before Swift 3 of `insertOverlay(_:above:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:above:)")
  public func insertOverlay(_ overlay: any MKOverlay, aboveOverlay sibling: any MKOverlay) {
    insertOverlay(overlay, above: sibling)
  }

  /// The spelling before Swift 3 of `insertOverlay(_:below:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:below:)")
  public func insertOverlay(_ overlay: any MKOverlay, belowOverlay sibling: any MKOverlay) {
    insertOverlay(overlay, below: sibling)
  }

  /// The spelling before Swift 3 of `insertOverlay(_:at:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:at:)")
  public func insertOverlay(_ overlay: any MKOverlay, atIndex index: Int) { insertOverlay(overlay, at: index) }

  /// The spelling before Swift 3 of `insertOverlay(_:at:level:)`.
  @available(*, deprecated, renamed: "insertOverlay(_:at:level:)")
  public func insertOverlay(_ overlay: any MKOverlay, atIndex index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index, level: level)
  }

  /// The spelling before Swift 3 of `exchangeOverlay(_:with:)`.
  @available(*, deprecated, renamed: "exchangeOverlay(_:with:)")
  public func exchangeOverlay(_ overlay1: any MKOverlay, withOverlay overlay2: any MKOverlay) {
    exchangeOverlay(overlay1, with: overlay2)
  }

  /// The spelling before Swift 3 of `exchangeOverlay(at:withOverlayAt:)`.
  @available(*, deprecated, renamed: "exchangeOverlay(at:withOverlayAt:)")
  public func exchangeOverlayAtIndex(_ index1: Int, withOverlayAtIndex index2: Int) {
    exchangeOverlay(at: index1, withOverlayAt: index2)
  }

  /// The spelling before Swift 3 of `overlays(in:)`.
  @available(*, deprecated, renamed: "overlays(in:)")
  public func overlaysInLevel(_ level: MKOverlayLevel) -> [any MKOverlay] { overlays(in: level) }

  /// The spelling before Swift 3 of `renderer(for:)`.
  @available(*, deprecated, renamed: "renderer(for:)")
  public func rendererForOverlay(_ overlay: any MKOverlay) -> MKOverlayRenderer? { renderer(for: overlay) }
}
