import MapKit

/// Draws tiles of the base map.
struct TilePainter: Sendable {
  let map: BaseMap
  private let type: MKMapType
  private let isDark: Bool
  private let job: TileJob

  init(map: BaseMap, type: MKMapType, isDark: Bool, job: TileJob) {
    (self.map, self.type, self.isDark, self.job) = (map, type, isDark, job)
  }

  /// Draws a tile and encodes it.
  ///
  /// - Throws: `CommandFailure`, or the encoder's error.
  func tile(_ address: TileAddress) throws -> Data {
    guard let grid = PixelGrid(zoom: Double(address.z), contentScale: Double(job.scale)) else {
      throw CommandFailure.failed("level \(address.z) cannot be drawn")
    }
    let side = 256 * job.scale
    let pixels = PixelRect(x: address.x * side, y: address.y * side, width: side, height: side)
    let image = CGImage(pixels: try scene(on: grid).drawPixels(of: pixels, on: grid, parts: .ground, threads: 1))
    switch job.format {
    case .png: return try image.pngData()
    case .webp: return try image.webPData(quality: 0.85)
    case .jpg: return try image.jpegData(quality: 0.85)
    }
  }

  /// Whom the tiles name: those drawn from at the first and the last level.
  var attribution: [String] {
    let upper = MKMapPoint(CLLocationCoordinate2D(latitude: job.box[3], longitude: job.box[0]))
    let lower = MKMapPoint(CLLocationCoordinate2D(latitude: job.box[1], longitude: job.box[2]))
    let whole = MKMapRect(x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y)
    var lines: [String] = []
    for zoom in [job.zooms.lowerBound, job.zooms.upperBound] {
      guard let grid = PixelGrid(zoom: Double(zoom), contentScale: Double(job.scale)) else { continue }
      // Of a large area at a deep level, its middle stands for all.
      let most = 4096 / grid.scale
      let part = whole.insetBy(dx: max((whole.width - most) / 2, 0), dy: max((whole.height - most) / 2, 0))
      for line in scene(on: grid).attribution(for: part, on: grid) where !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private func scene(on grid: PixelGrid) -> MapScene {
    MapScene(ground: SceneGround(map, type, isDark: isDark), on: grid)
  }
}
