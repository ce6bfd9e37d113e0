/// What is to be drawn of a map, as it was at one moment: it may be drawn on any thread, at any time.
package struct MapScene: Sendable {
  /// An overlay's renderer with what the drawing needs to know to leave it out.
  ///
  /// `@unchecked Sendable`: by their contract renderers draw on several threads at once; their properties here are
  /// guarded by a lock.
  struct Overlay: @unchecked Sendable {
    let renderer: MKOverlayRenderer
    let bounds: MKMapRect
  }

  /// A picture that keeps its size whatever the scale: an annotation view or a callout.
  struct Sprite: Sendable {
    /// The coordinate the picture belongs to.
    let anchor: MKMapPoint
    /// From there to the picture's upper left corner, in points.
    let offset: CGPoint
    /// In points.
    let size: CGSize
    let alpha: CGFloat
    /// The pixels, for the content scale of the scene.
    let image: CGImage?
  }

  let ground: CGColor
  /// Below the names of the map, in drawing order.
  let overlaysAboveRoads: [Overlay]
  /// Above the names of the map, in drawing order.
  let overlaysAboveLabels: [Overlay]
  /// In drawing order.
  let sprites: [Sprite]
}
