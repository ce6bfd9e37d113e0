/// Everything a snapshot was asked for, checked: a grid and the pixels of it.
struct SnapshotPlan: Sendable {
  let grid: PixelGrid
  let area: PixelRect
  /// The part of the map in the picture.
  let mapRect: MKMapRect

  /// Plans a picture of an area, of a size in points.
  ///
  /// - Throws: `MKSnapshotError` where there is nothing to draw or too much.
  init(
    area: MKMapSnapshotter.Options.Area, size: CGSize, scale: CGFloat
  ) throws(MKSnapshotError) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let limit = CGFloat(PixelBuffer.maximumSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit, scale > 0,
      Int(width) * Int(height) <= PixelBuffer.maximumPixelCount
    else { throw .sizeOutOfRange(width: Self.count(width), height: Self.count(height)) }
    let asked = try Self.rect(of: area).fitted(toAspectRatioOf: CGSize(width: width, height: height))
    guard
      let grid = PixelGrid(scale: Double(width) / asked.width, contentScale: Double(scale), through: asked.origin),
      let origin = grid.origin(of: asked)
    else { throw .emptyMapRect }
    self.grid = grid
    self.area = PixelRect(x: origin.x, y: origin.y, width: Int(width), height: Int(height))
    mapRect = grid.mapRect(of: self.area)
  }

  /// The block that names the sources of a scene's map in the picture, where there are any and it has room.
  func attributionBlock(_ lines: [String], on scene: MapScene) -> AttributionBlock? {
    let size = CGSize(
      width: CGFloat(Double(area.width) / grid.contentScale), height: CGFloat(Double(area.height) / grid.contentScale))
    return AttributionBlock(lines, in: size, isDark: scene.ground.isDark)
  }

  private static func rect(of area: MKMapSnapshotter.Options.Area) throws(MKSnapshotError) -> MKMapRect {
    switch area {
    case .region(let region):
      do {
        try region.validate()
      } catch {
        throw .region(error)
      }
      return MKMapRect(region).atLeast(MKMapView.minimumVisibleSide)
    case .mapRect(let rect):
      guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite), rect.width >= 0, rect.height >= 0,
        max(rect.width, rect.height) > 0
      else { throw .emptyMapRect }
      return rect.atLeast(MKMapView.minimumVisibleSide)
    }
  }

  /// A number of pixels for a message, whatever was given.
  private static func count(_ value: CGFloat) -> Int { Int(exactly: min(max(value, 0), 1e9).rounded()) ?? 0 }
}
