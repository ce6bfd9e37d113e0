extension MapScene {
  /// Makes the scene of a live map, without annotation views: those are pictures of their own there.
  package init(
    of mapType: MKMapType, isDark: Bool = false, details: GroundDetails = GroundDetails(), on baseMap: BaseMap,
    with content: OverlayContent?, zoomScale: MKZoomScale
  ) {
    self.init(
      ground: SceneGround(baseMap, mapType, isDark: isDark, details: details),
      aboveRoads: content?.aboveRoads ?? [],
      aboveLabels: content?.aboveLabels ?? [], zoomScale: zoomScale)
  }

  /// Whether an overlay may draw in a part of the map; one in a copy of the world beside it counts.
  package func hasOverlays(in part: MKMapRect, zoomScale: MKZoomScale) -> Bool {
    (aboveRoads.overlays + aboveLabels.overlays).contains { overlay in
      let reach = Double((overlay.renderer.reach(atZoomScale: zoomScale) + 1) / zoomScale)
      return !WorldCopies.shifts(of: overlay.bounds.insetBy(dx: -reach, dy: -reach), into: part).isEmpty
    }
  }
}
