/// Draws the tiles of an `MKTileOverlay`.
///
/// Before a snapshot is drawn all its tiles are loaded, 8 at once. One that does not come within 20 seconds, or is no
/// picture of at most 2,048 × 2,048 pixels, is left out, and after 60 seconds all that have not come. Tiles are kept for
/// the next snapshots, up to 64 MB. What is drawn without having been loaded is blank.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// The longest a tile is waited for.
  private static let timeout = Duration.seconds(20)
  /// The longest all tiles of a picture are waited for.
  private static let deadline = Duration.seconds(60)

  private let tileOverlay: MKTileOverlay
  let store = TileStore()

  /// Makes a renderer for a tile overlay.
  public init(tileOverlay overlay: MKTileOverlay) {
    tileOverlay = overlay
    super.init(overlay: overlay)
  }

  /// Makes a renderer for an overlay, which must be an `MKTileOverlay`.
  public convenience override init(overlay: any MKOverlay) {
    guard let tiles = overlay as? MKTileOverlay else {
      preconditionFailure("MKTileOverlayRenderer needs an MKTileOverlay")
    }
    self.init(tileOverlay: tiles)
  }

  /// Forgets all tiles: they are loaded anew for the next picture, and all drawn of them is out of date.
  open func reloadData() {
    store.invalidate()
    setNeedsDisplay()
  }

  /// Draws the tiles of a part of the map that are loaded.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    let matrix = context.ctm
    let pixelsPerMapPoint = Double(hypot(matrix.a, matrix.b))
    let geometry = TileGeometry(tileOverlay)
    guard zoomScale > 0, let level = geometry.level(pixelsPerMapPoint: pixelsPerMapPoint) else { return }
    let contentScale = Self.contentScale(pixelsPerMapPoint / Double(zoomScale))
    for tile in geometry.tiles(in: mapRect.intersection(overlay.boundingMapRect), level: level) {
      guard let image = store.image(of: geometry.path(of: tile, contentScale: contentScale)) else { continue }
      let place = Self.onWholePixels(rect(for: tile.mapRect), matrix: matrix)
      context.saveGState()
      context.translateBy(x: place.minX, y: place.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(origin: .zero, size: place.size))
      context.restoreGState()
    }
  }

  /// Answers false: a layer of tiles is not something to tap.
  open override func contains(_ mapPoint: MKMapPoint, tolerance: CGFloat, zoomScale: MKZoomScale) -> Bool { false }

  /// Loads the tiles of parts of the map, in map points within the world, and keeps them in memory.
  ///
  /// - Parameters:
  ///   - parts: The parts, each in the copy of the world in which the overlay lies.
  ///   - grid: The pixels they will be drawn on.
  /// - Returns: What keeps the tiles; let it live until all is drawn.
  package func prepare(_ parts: [MKMapRect], on grid: PixelGrid) async -> TileHold {
    let tiles = tiles(in: parts, on: grid)
    let (missing, generation) = store.hold(tiles)
    let source = TileSource(overlay: tileOverlay)
    let images = await TileBatch(missing, from: source, timeout: Self.timeout, deadline: Self.deadline).images()
    store.add(images, generation: generation)
    let absent = Set(missing).subtracting(images.keys)
    return TileHold(store: store, tiles: tiles.filter { !absent.contains($0) }, isComplete: absent.isEmpty)
  }

  /// Whether a tile of parts of the map is not in memory.
  func lacksTiles(in parts: [MKMapRect], on grid: PixelGrid) -> Bool {
    tiles(in: parts, on: grid).contains { store.image(of: $0) == nil }
  }

  private func tiles(in parts: [MKMapRect], on grid: PixelGrid) -> [MKTileOverlayPath] {
    let geometry = TileGeometry(tileOverlay)
    guard let level = geometry.level(pixelsPerMapPoint: grid.scale) else { return [] }
    let contentScale = Self.contentScale(grid.contentScale)
    let bounds = overlay.boundingMapRect
    var known: Set<MKTileOverlayPath> = []
    return parts.flatMap { geometry.tiles(in: $0.intersection(bounds), level: level) }
      .map { geometry.path(of: $0, contentScale: contentScale) }.filter { known.insert($0).inserted }
  }

  /// The scale factor of paths: rounded, since it is computed from pixels and points in two ways.
  private static func contentScale(_ scale: Double) -> CGFloat { CGFloat((scale * 1000).rounded() / 1000) }

  /// A rectangle moved to the nearest whole pixels, so that neighbours meet without a seam; as it is where the context
  /// is turned.
  private static func onWholePixels(_ rect: CGRect, matrix: CGAffineTransform) -> CGRect {
    guard matrix.b == 0, matrix.c == 0, matrix.a != 0, matrix.d != 0 else { return rect }
    // An edge half-way between two pixels goes to the same one however its place was computed.
    func whole(_ place: CGFloat, _ scale: CGFloat, _ offset: CGFloat) -> CGFloat {
      ((place * scale + offset + 0.5 + 1e-4).rounded(.down) - offset) / scale
    }
    let (left, right) = (whole(rect.minX, matrix.a, matrix.tx), whole(rect.maxX, matrix.a, matrix.tx))
    let (top, bottom) = (whole(rect.minY, matrix.d, matrix.ty), whole(rect.maxY, matrix.d, matrix.ty))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
