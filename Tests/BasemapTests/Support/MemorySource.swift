import Foundation

@testable import Basemap

/// Tiles in memory, and how often each was asked for.
///
/// `@unchecked Sendable`: `requests` is only touched under `lock`.
final class MemorySource: TileSource, @unchecked Sendable {
  let info: TileSourceInfo
  private let tile: @Sendable (TileAddress) throws(TileSourceError) -> [UInt8]?
  private let lock = NSLock()
  private var requests: [TileAddress: Int] = [:]

  init(
    _ content: TileSourceInfo.Content = .vector, zooms: ClosedRange<Int>, attribution: [String] = [],
    tile: @escaping @Sendable (TileAddress) throws(TileSourceError) -> [UInt8]?
  ) {
    info = TileSourceInfo(name: "memory", content: content, zooms: zooms, attribution: attribution)
    self.tile = tile
  }

  func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]? {
    lock.withLock { requests[address, default: 0] += 1 }
    return try tile(address)
  }

  /// How often the tile most asked for was asked for.
  var mostRequests: Int { lock.withLock { requests.values.max() ?? 0 } }
  /// All tiles that were asked for.
  var requested: Set<TileAddress> { lock.withLock { Set(requests.keys) } }
}
