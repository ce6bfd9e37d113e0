/// What is to be drawn of a map, as it was at one moment: it may be drawn on any thread, at any time.
///
/// Its pictures do not depend on how they are cut into tiles: pixels are drawn in cells of one grid (`PixelGrid`,
/// `MapScene+Cells`), always whole, and a picture is put together of the cells under it.
package struct MapScene: Sendable {
  /// An overlay's renderer with what the drawing needs to know to leave it out.
  ///
  /// `@unchecked Sendable`: by their contract renderers draw on several threads at once; their properties here are
  /// guarded by a lock.
  struct Overlay: @unchecked Sendable {
    let renderer: MKOverlayRenderer
    let bounds: MKMapRect
  }

  /// Overlays in drawing order, found by where they draw.
  struct Layer: Sendable {
    let overlays: [Overlay]
    private let tree: PackedRTree

    /// Makes a layer for drawing at a zoom scale.
    init(_ overlays: [Overlay], zoomScale: MKZoomScale) {
      self.overlays = overlays
      tree = PackedRTree(
        overlays.lazy.map { overlay in
          // A line may reach beyond the bounds, and its soft edge a point more.
          let reach = Double((overlay.renderer.reach(atZoomScale: zoomScale) + 1) / zoomScale)
          return overlay.bounds.insetBy(dx: -reach, dy: -reach)
        })
    }

    /// The overlays that may draw in a part of the map, in drawing order.
    func overlays(near part: MKMapRect) -> [Overlay] { tree.indices(in: part).map { overlays[$0] } }
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
  /// Below the names of the map.
  let aboveRoads: Layer
  /// Above the names of the map.
  let aboveLabels: Layer
  /// In drawing order.
  let sprites: [Sprite]
  private let spriteTree: PackedRTree

  /// Makes a scene for drawing at a zoom scale; overlays and sprites are in drawing order.
  init(
    ground: CGColor, aboveRoads: [Overlay] = [], aboveLabels: [Overlay] = [], sprites: [Sprite] = [],
    zoomScale: MKZoomScale
  ) {
    self.ground = ground
    self.aboveRoads = Layer(aboveRoads, zoomScale: zoomScale)
    self.aboveLabels = Layer(aboveLabels, zoomScale: zoomScale)
    self.sprites = sprites
    spriteTree = PackedRTree(
      sprites.lazy.map { sprite in
        let (offset, size) = (sprite.offset, sprite.size)
        let reach = Double((abs(offset.x) + abs(offset.y) + size.width + size.height + 1) / zoomScale)
        return MKMapRect(origin: sprite.anchor, size: MKMapSize()).insetBy(dx: -reach, dy: -reach)
      })
  }

  /// The places in `sprites` of those that may show in a part of the map, in drawing order.
  func spriteIndices(near part: MKMapRect) -> [Int] { spriteTree.indices(in: part) }
}
