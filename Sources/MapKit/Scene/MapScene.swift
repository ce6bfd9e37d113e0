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
    /// Whether nothing of the map below has to be drawn within the bounds.
    var replacesMap = false
  }

  /// Overlays in drawing order, found by where they draw.
  struct Layer: Sendable {
    let overlays: [Overlay]
    /// Those that may stand in for the map.
    let replacing: [Overlay]
    private let tree: PackedRTree

    /// Makes a layer for drawing at a zoom scale.
    init(_ overlays: [Overlay], zoomScale: MKZoomScale) {
      self.overlays = overlays
      replacing = overlays.filter(\.replacesMap)
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

  let ground: SceneGround
  /// Below the names of the map.
  let aboveRoads: Layer
  /// Above the names of the map.
  let aboveLabels: Layer
  /// In drawing order.
  let sprites: [Sprite]
  private let spriteTree: PackedRTree

  /// Makes a scene of the base map alone.
  package init(ground: SceneGround, on grid: PixelGrid) { self.init(ground: ground, zoomScale: grid.zoomScale) }

  /// Makes a scene for drawing at a zoom scale; overlays and sprites are in drawing order.
  init(
    ground: SceneGround, aboveRoads: [Overlay] = [], aboveLabels: [Overlay] = [], sprites: [Sprite] = [],
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

  /// Whether one overlay covers all of a part of the map and says that nothing below it has to be drawn.
  ///
  /// The part lies in the overlay's own copy of the world or beside it; the copies of one as wide as the world leave no
  /// gap between them.
  package func isMapReplaced(in part: MKMapRect) -> Bool {
    (aboveRoads.replacing + aboveLabels.replacing).contains { overlay in
      if overlay.bounds.width >= MKMapSize.world.width {
        return overlay.bounds.minY <= part.minY && overlay.bounds.maxY >= part.maxY
      }
      return WorldCopies.shifts(of: overlay.bounds, into: part).contains { shift in
        overlay.bounds.contains(part.offsetBy(dx: -shift, dy: 0))
      }
    }
  }

  /// Whom a picture of a part of the map names: the sources of its base map, one line each.
  package func attribution(for part: MKMapRect, on grid: PixelGrid) -> [String] {
    isMapReplaced(in: part) ? [] : ground.attribution(for: part, on: grid)
  }

  /// The places in `sprites` of those that may show in a part of the map, in drawing order.
  func spriteIndices(near part: MKMapRect) -> [Int] { spriteTree.indices(in: part) }
}
