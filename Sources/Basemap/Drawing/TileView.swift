/// The pixels that are drawn, and how squares of the tile pyramid lie on them.
struct TileView: Sendable {
  /// Pixels per map point.
  let scale: Double
  /// Pixels per point.
  let contentScale: Double
  /// The world's corner as seen from the drawing's, in pixels: minus where the drawing starts.
  let originX: Double
  let originY: Double
  /// The size of the drawing, in pixels.
  let width: Double
  let height: Double

  init(_ rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double) {
    self.scale = scale
    self.contentScale = contentScale
    (originX, originY) = (rect.minX * scale, rect.minY * scale)
    (width, height) = (rect.size.width * scale, rect.size.height * scale)
  }

  /// The zoom at which the world is 256 · 2^zoom points wide.
  var zoom: Double { log2(scale / contentScale) + 20 }

  /// Metres on the ground per pixel, in the drawing's middle.
  var metersPerPixel: Double {
    let middle = MKMapPoint(x: 0, y: (originY + height / 2) / scale)
    return MKMetersPerMapPointAtLatitude(middle.coordinate.latitude) / scale
  }

  /// The width of the world, in pixels.
  var pixelsPerWorld: Double { scale * MKMapSize.world.width }
}

/// From a tile's units to pixels.
///
/// A place on the edge between two tiles gets the same number from both: its distance from the world's corner in tile
/// sides is the same number, exactly.
struct TileProjection {
  private let column: Double
  private let row: Double
  private let extent: Double
  /// The side of the tile, in pixels.
  private let side: Double
  private let originX: Double
  private let originY: Double

  init(_ square: TileSquare, extent: Double, in view: TileView) {
    (column, row, self.extent) = (Double(square.column), Double(square.row), extent)
    side = view.pixelsPerWorld / Double(1 << square.z)
    (originX, originY) = (view.originX, view.originY)
  }

  /// Pixels per unit.
  var scale: Double { side / extent }

  @inline(__always)
  func pixel(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: (column + x / extent) * side - originX, y: (row + y / extent) * side - originY)
  }

  /// From pixels to units; not exact.
  func units(x: Double) -> Double { ((x + originX) / side - column) * extent }
  func units(y: Double) -> Double { ((y + originY) / side - row) * extent }
}
