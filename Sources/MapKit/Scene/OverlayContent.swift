/// The overlays of a map, as they were at one moment, for drawing at any scale.
package struct OverlayContent: Sendable {
  let aboveRoads: [MapScene.Overlay]
  let aboveLabels: [MapScene.Overlay]

  /// Whether there is nothing in it.
  package var isEmpty: Bool { aboveRoads.isEmpty && aboveLabels.isEmpty }

  /// All renderers, in drawing order.
  package var renderers: [MKOverlayRenderer] { (aboveRoads + aboveLabels).map(\.renderer) }

  /// How many of the renderers lie below the names of the map: the first ones.
  package var countAboveRoads: Int { aboveRoads.count }

  /// Whether a renderer mixes with what lies below it, so that the overlays cannot be drawn apart from the map.
  package var mixesWithMap: Bool { renderers.contains { $0.blendMode != .normal } }
}

extension MKMapView {
  /// Answers all overlays with their renderers, asking the delegate for those it has not made.
  package func overlayContent() -> OverlayContent {
    func captured(_ level: MKOverlayLevel) -> [MapScene.Overlay] {
      overlayStore.overlays(in: level).compactMap { overlay in
        makeRenderer(for: overlay).map { sceneOverlay(overlay, $0) }
      }
    }
    let content = OverlayContent(aboveRoads: captured(.aboveRoads), aboveLabels: captured(.aboveLabels))
    tellOfAddedContent()
    return content
  }
}
