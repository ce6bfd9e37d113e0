extension MKMapView {
  /// The overlays of a level in the order they are drawn.
  ///
  /// - Complexity: O(n) in their number.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayStore.overlays(in: level) }

  /// Puts an overlay above roads, below the one that stands at an index there.
  ///
  /// See `insertOverlay(_:at:level:)`.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .unstated)
  }

  /// Puts an overlay on a level of the map, below the one that stands at an index there.
  ///
  /// An index past the end puts it on top, as on Apple's framework. An overlay that is on the map already stays where it
  /// is. On Apple's framework: unknown.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - index: Where in the level, counted from 0 at the back; must not be negative.
  ///   - level: The level.
  /// - Complexity: O(n) in the number of overlays of the level.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    precondition(index >= 0, "A negative index: \(index)")
    overlayStore.insert(BoundedOverlay(overlay), at: index, level: level)
  }

  /// Puts an overlay right above another, on its level.
  ///
  /// If the other is not on the map, it is added above roads. On Apple's framework: unknown.
  ///
  /// - Complexity: O(n) in the number of overlays of the level.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, by: sibling, offset: 1)
  }

  /// Puts an overlay right below another, on its level.
  ///
  /// If the other is not on the map, it is added above roads. On Apple's framework: unknown.
  ///
  /// - Complexity: O(n) in the number of overlays of the level.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, by: sibling, offset: 0)
  }

  private func insert(_ overlay: any MKOverlay, by sibling: any MKOverlay, offset: Int) {
    guard let level = overlayStore.level(of: sibling), let index = overlayStore.index(of: sibling) else {
      return addOverlay(overlay)
    }
    insertOverlay(overlay, at: index + offset, level: level)
  }

  /// Lets the overlays at two indices of the level above roads change places.
  ///
  /// If there is none at one of them, nothing changes. On Apple's framework: unknown.
  ///
  /// - Complexity: O(n) in the number of overlays of the level.
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let overlays = overlays(in: .unstated)
    guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
    exchangeOverlay(overlays[index1], with: overlays[index2])
  }

  /// Lets two overlays change places, and levels where theirs differ; if one is not on the map, nothing changes.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayStore.exchange(BoundedOverlay(overlay1), BoundedOverlay(overlay2))
  }
}
