import Basemap
import Dispatch
import MapDisplay

/// Draws image tiles, a few at once, and keeps those that were asked for last.
final class ImageTiles: Sendable {
  struct Name: Hashable, Sendable {
    let look: Look
    let address: TileAddress
    /// Pixels per point.
    let scale: Int
    let format: TileRequest.Format
  }

  private let map: BaseMap
  private let gate = WorkGate(width: ProcessInfo.processInfo.activeProcessorCount, queueLimit: 512)
  private let tiles = LeastRecentlyUsed<Name, Data>(limit: 128 << 20)
  private let queue = DispatchQueue(label: "OpenMapKit.serve", qos: .userInitiated, attributes: .concurrent)

  init(map: BaseMap) { self.map = map }

  /// A tile that was drawn before.
  func kept(_ name: Name, _ request: HTTPRequest) -> HTTPResponse? {
    tiles.value(for: name).map { answer($0, name, request) }
  }

  /// - Throws: `HTTPProblem`, or the encoder's error.
  func response(_ name: Name, _ request: HTTPRequest) async throws -> HTTPResponse {
    let data = try await gate.run { [self] in
      if let known = tiles.value(for: name) { return known }
      let drawn = try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Result { try self.draw(name) }) }
      }
      tiles.insert(drawn, for: name, cost: drawn.count + 256)
      return drawn
    }
    return answer(data, name, request)
  }

  private func draw(_ name: Name) throws -> Data {
    guard let grid = PixelGrid(zoom: Double(name.address.z), contentScale: Double(name.scale)) else {
      throw HTTPProblem.notFound
    }
    let side = 256 * name.scale
    let area = PixelRect(x: name.address.x * side, y: name.address.y * side, width: side, height: side)
    let scene = MapScene(ground: SceneGround(map, name.look.mapType, isDark: name.look.isDark), on: grid)
    let image = CGImage(pixels: try scene.drawPixels(of: area, on: grid, parts: .ground, threads: 1))
    switch name.format {
    case .png: return try image.pngData()
    case .webp: return try image.webPData(quality: 0.85)
    case .jpg: return try image.jpegData(quality: 0.85)
    }
  }

  private func answer(_ data: Data, _ name: Name, _ request: HTTPRequest) -> HTTPResponse {
    let types: [TileRequest.Format: String] = [.png: "image/png", .webp: "image/webp", .jpg: "image/jpeg"]
    return TileAnswer.response(data, type: types[name.format] ?? "", request)
  }

  func description(_ look: Look, root: String, credits: [String]) -> [String: Any] {
    let world = attribution(look)
    let lines = world + credits.filter { !world.contains($0) }
    return [
      "tilejson": "3.0.0", "name": look.text, "tiles": ["\(root)/tiles/\(look.text)/{z}/{x}/{y}.png"], "minzoom": 0,
      "maxzoom": TileRequest.lastLevel, "tileSize": 256, "attribution": lines.joined(separator: "<br>"),
    ]
  }

  /// Whom the whole world names in a look.
  private func attribution(_ look: Look) -> [String] {
    guard let grid = PixelGrid(zoom: 1, contentScale: 1) else { return [] }
    return MapScene(ground: SceneGround(map, look.mapType, isDark: look.isDark), on: grid)
      .attribution(for: .world, on: grid)
  }
}
