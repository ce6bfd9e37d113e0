/// The plane that labels are placed on: the endless map at one scale, in points, turned so that up is up in the picture.
///
/// Its origin is the world's corner. Nothing of a picture's position or size is in it, so that all pictures of one scale
/// and heading place their labels alike.
struct LabelPlane: Hashable, Sendable {
  /// Points per map point.
  let scale: Double
  /// Degrees clockwise from north that point up.
  let heading: Double
  /// The zoom of style sheets: the world is 512 · 2^zoom points wide.
  let zoom: Double
  private let cosine: Double
  private let sine: Double

  init(pointsPerMapPoint scale: Double, heading: Double = 0) {
    self.scale = scale
    self.heading = heading
    // A zoom that was meant to be whole counts as whole.
    zoom = ((log2(scale) + 19) * 1e6).rounded() / 1e6
    (cosine, sine) = heading == 0 ? (1, 0) : (cos(heading * .pi / 180), sin(heading * .pi / 180))
  }

  /// The width of the world, in points.
  var worldWidth: Double { scale * MKMapSize.world.width }

  /// The level of the squares whose labels are collected together: 512 to 1,024 points wide, or the whole world.
  var chunkLevel: Int { Int(min(max(zoom.rounded(.down), 0), 30)) }

  /// From unturned points to the plane.
  @inline(__always)
  func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
    heading == 0 ? point : SIMD2(point.x * cosine + point.y * sine, point.y * cosine - point.x * sine)
  }

  /// From the plane to unturned points.
  func unturned(_ point: SIMD2<Double>) -> SIMD2<Double> {
    heading == 0 ? point : SIMD2(point.x * cosine - point.y * sine, point.y * cosine + point.x * sine)
  }

  /// The part of the map under a rectangle of the plane, and more where the plane is turned.
  func mapRect(under box: LabelBox) -> MKMapRect {
    var around = LabelBox.null
    for (x, y) in [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)] {
      around = around.union(LabelBox(around: unturned(SIMD2(x, y)), radius: 0))
    }
    return MKMapRect(
      x: around.minX / scale, y: around.minY / scale, width: around.width / scale, height: around.height / scale)
  }

  /// Around a square on the plane.
  func box(of square: TileSquare) -> LabelBox {
    [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].reduce(LabelBox.null) {
      $0.union(LabelBox(around: point($1.0, $1.1, in: square, extent: 1), radius: 0))
    }
  }

  /// A place of a tile on the plane; the same number whichever tile it is taken from.
  func point(_ x: Double, _ y: Double, in square: TileSquare, extent: Double) -> SIMD2<Double> {
    let side = worldWidth / Double(1 << square.z)
    return turned(SIMD2((Double(square.column) + x / extent) * side, (Double(square.row) + y / extent) * side))
  }

  /// From the plane to a tile's units; not exact.
  func units(_ point: SIMD2<Double>, in square: TileSquare, extent: Double) -> SIMD2<Double> {
    let side = worldWidth / Double(1 << square.z)
    let place = unturned(point) / side
    return SIMD2((place.x - Double(square.column)) * extent, (place.y - Double(square.row)) * extent)
  }
}
