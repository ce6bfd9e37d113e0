import Basemap
import Dispatch
import MapDisplay

/// The vector tiles of the base map's sources, as they are.
final class DataTiles: Sendable {
  /// The lowest first.
  private let sources: [any TileSource]
  /// Whom the sources that the user named name: images may show any of them.
  let userCredits: [String]
  private let queue = DispatchQueue(label: "OpenMapKit.data", qos: .userInitiated, attributes: .concurrent)
  private let gate = WorkGate(width: 8, queueLimit: 512)

  /// - Throws: `CommandFailure`.
  init(_ names: [String]) throws(CommandFailure) {
    var sources: [any TileSource] = []
    do throws(TileSourceError) {
      sources.append(try EmbeddedArchive.world.open())
      for name in names { sources.append(try TileArchive.open(name)) }
    } catch {
      throw .failed("\(error)")
    }
    userCredits = Self.credits(of: sources.dropFirst())
    self.sources = sources.filter { $0.info.content == .vector }
  }

  /// - Throws: `HTTPProblem.notFound` where no source has the tile.
  func response(_ address: TileAddress, _ request: HTTPRequest) async throws -> HTTPResponse {
    let tile: [UInt8]? = try await gate.run { [self] in
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.tile(address)) }
      }
    }
    guard let tile else { throw HTTPProblem.notFound }
    let isPacked = tile.starts(with: [0x1F, 0x8B])
    return TileAnswer.response(
      Data(tile), type: "application/vnd.mapbox-vector-tile", encoding: isPacked ? "gzip" : nil, request)
  }

  /// The tile of the topmost source that has one; one that cannot be read counts as absent.
  private func tile(_ address: TileAddress) -> [UInt8]? {
    for source in sources.reversed() where source.info.zooms.contains(address.z) {
      if let tile = (try? source.tile(at: address)).flatMap({ $0 }), !tile.isEmpty { return tile }
    }
    return nil
  }

  /// The lines of some sources, each once.
  private static func credits(of sources: ArraySlice<any TileSource>) -> [String] {
    sources.flatMap(\.info.attribution).reduce(into: []) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
  }

  func description(root: String) -> [String: Any] {
    let credits = Self.credits(of: sources[...])
    let layers = sources.flatMap { $0.facts().layers }.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return [
      "tilejson": "3.0.0", "name": "map", "tiles": ["\(root)/data/map/{z}/{x}/{y}.pbf"],
      "minzoom": sources.map(\.info.zooms.lowerBound).min() ?? 0,
      "maxzoom": sources.map(\.info.zooms.upperBound).max() ?? 0, "attribution": credits.joined(separator: "<br>"),
      "vector_layers": layers.map { ["id": $0, "fields": [String: String]()] as [String: Any] },
    ]
  }
}
