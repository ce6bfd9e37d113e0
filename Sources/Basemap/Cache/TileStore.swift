/// Tiles ready to be drawn, read once and kept while there is room.
///
/// A tile that two threads want at once is read by one of them; the other waits.
///
/// `@unchecked Sendable`: `loading` and `stored` are only touched under `condition`, all else is immutable or locks
/// for itself.
final class TileStore: @unchecked Sendable {
  struct Key: Hashable, Sendable {
    let layer: Int
    let address: TileAddress
    /// The style that a vector tile is sorted for; nil for the tile itself.
    let style: ObjectIdentifier?
  }

  enum Tile: Sendable {
    /// The source has no such tile, or one that cannot be used.
    case absent
    /// The source could not be reached; it is asked again after a while, in seconds since 1970.
    case unavailable(until: Double)
    case vector(TileFeatures)
    case sorted(SortedTile)
    case image(PixelBuffer)

    fileprivate var cost: Int {
      switch self {
      case .absent, .unavailable: 128
      case .vector(let tile): tile.cost
      case .sorted(let tile): tile.cost
      case .image(let pixels): pixels.byteCount + 128
      }
    }

    fileprivate var isOver: Bool {
      if case .unavailable(let end) = self { end <= Date().timeIntervalSince1970 } else { false }
    }
  }

  /// How long a source that could not be reached is not asked for the same tile again, in seconds.
  private static let pause = 30.0

  /// The most faults that are kept.
  static let maximumFaults = 100
  /// The most pixels an image tile may have: 2,048 × 2,048.
  static let maximumPixelCount = 1 << 22

  private let layers: [BasemapLayer]
  let tiles: LeastRecentlyUsed<Key, Tile>
  private let condition = NSCondition()
  private var loading: Set<Key> = []
  private var stored: [BasemapFault] = []

  init(layers: [BasemapLayer], limit: Int) {
    self.layers = layers
    tiles = LeastRecentlyUsed(limit: limit)
  }

  /// The faults met so far, the first `maximumFaults` of them.
  var faults: [BasemapFault] { condition.withLock { stored } }

  func vectorTile(_ layer: Int, _ address: TileAddress, for style: MapStyle) -> SortedTile? {
    // A sorted tile keeps the layers of the tile itself, which therefore stays as long, and is counted.
    _ = tiles.value(for: Key(layer: layer, address: address, style: nil))
    let key = Key(layer: layer, address: address, style: ObjectIdentifier(style))
    if case .sorted(let tile) = tile(key, for: style) { return tile }
    return nil
  }

  /// The tile itself, as it is for every style.
  func tile(_ layer: Int, _ address: TileAddress) -> Tile { tile(Key(layer: layer, address: address, style: nil)) }

  /// The features of the tile, for every style.
  func features(_ layer: Int, _ address: TileAddress) -> TileFeatures? {
    if case .vector(let tile) = tile(layer, address) { tile } else { nil }
  }

  func image(_ layer: Int, _ address: TileAddress) -> PixelBuffer? {
    if case .image(let pixels) = tile(Key(layer: layer, address: address, style: nil)) { pixels } else { nil }
  }

  /// The tile, if it has been read, and for a style sorted, and is still kept.
  func known(_ layer: Int, _ address: TileAddress, for style: MapStyle? = nil) -> Tile? {
    kept(Key(layer: layer, address: address, style: style.map { ObjectIdentifier($0) }))
  }

  private func kept(_ key: Key) -> Tile? {
    guard let tile = tiles.value(for: key), !tile.isOver else { return nil }
    return tile
  }

  /// Lets a source that is slow to answer begin with tiles that will be asked for.
  func prefetch(_ layer: Int, _ addresses: [TileAddress]) {
    layers[layer].source.prefetch(addresses.filter { kept(Key(layer: layer, address: $0, style: nil)) == nil })
  }

  private func tile(_ key: Key, for style: MapStyle? = nil) -> Tile {
    if let known = kept(key) { return known }
    condition.lock()
    while loading.contains(key) { condition.wait() }
    if let known = kept(key) {
      condition.unlock()
      return known
    }
    loading.insert(key)
    condition.unlock()
    var tile = Tile.absent
    var fault: BasemapFault?
    do throws(TileSourceError) {
      if let style { tile = try sort(key, for: style) } else { tile = try load(key) }
    } catch {
      fault = BasemapFault(source: layers[key.layer].source.info.name, tile: key.address, error: error)
      if error.isTemporary { tile = .unavailable(until: Date().timeIntervalSince1970 + Self.pause) }
    }
    tiles.insert(tile, for: key, cost: tile.cost)
    condition.lock()
    loading.remove(key)
    if let fault, stored.count < Self.maximumFaults, !stored.contains(fault) { stored.append(fault) }
    condition.broadcast()
    condition.unlock()
    return tile
  }

  private func sort(_ key: Key, for style: MapStyle) throws(TileSourceError) -> Tile {
    let tile: TileFeatures
    switch self.tile(Key(layer: key.layer, address: key.address, style: nil)) {
    case .vector(let features): tile = features
    case .unavailable(let end): return .unavailable(until: end)
    case .absent, .sorted, .image: return .absent
    }
    do throws(VectorTileError) {
      return .sorted(try SortedTile(tile, style: style))
    } catch {
      throw .vectorTile(error)
    }
  }

  private func load(_ key: Key) throws(TileSourceError) -> Tile {
    let source = layers[key.layer].source
    guard source.info.zooms.contains(key.address.z), let bytes = try source.tile(at: key.address) else {
      return .absent
    }
    switch source.info.content {
    case .vector:
      do throws(VectorTileError) {
        return .vector(TileFeatures(try VectorTile(bytes)))
      } catch {
        throw .vectorTile(error)
      }
    case .imagery(let side):
      let pixels: PixelBuffer
      do throws(ImageCodecError) {
        pixels = try ImageDecoder.decode(Data(bytes), maximumPixelCount: Self.maximumPixelCount)
      } catch {
        throw .image(error)
      }
      guard pixels.width == side, pixels.height == side else {
        throw .imageSize(width: pixels.width, height: pixels.height)
      }
      return .image(pixels)
    }
  }
}

/// A tile that could not be used: it was drawn as if its source did not have it.
package struct BasemapFault: Equatable, Sendable {
  /// The name of the source.
  package let source: String
  package let tile: TileAddress
  package let error: TileSourceError
}
