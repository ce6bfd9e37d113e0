extension MapScene {
  /// The layers of a map that are pictures of their own where it is shown live: the map's ground, and what lies on it
  /// but for annotation views.
  package enum LivePicture: Hashable, Sendable {
    /// The ground alone, opaque.
    case base
    /// The overlays alone, on nothing.
    case overlays
    /// The overlays on the ground.
    case baseAndOverlays
  }

  /// Makes the scene of a live map's picture.
  package init(_ picture: LivePicture, of mapType: MKMapType, with content: OverlayContent?, zoomScale: MKZoomScale) {
    let shown = picture == .base ? nil : content
    self.init(
      ground: picture == .overlays ? CGColor(gray: 0, alpha: 0) : mapType.ground,
      aboveRoads: shown?.aboveRoads ?? [], aboveLabels: shown?.aboveLabels ?? [], zoomScale: zoomScale)
  }

  /// Whether an overlay may draw in a part of the map; one in a copy of the world beside it counts.
  package func hasOverlays(in part: MKMapRect, zoomScale: MKZoomScale) -> Bool {
    (aboveRoads.overlays + aboveLabels.overlays).contains { overlay in
      let reach = Double(overlay.renderer.reach(atZoomScale: zoomScale) + 1) / Double(zoomScale)
      return !WorldCopies.shifts(of: overlay.bounds.insetBy(dx: -reach, dy: -reach), into: part).isEmpty
    }
  }
}
