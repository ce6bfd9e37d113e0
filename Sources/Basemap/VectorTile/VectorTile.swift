/// A Mapbox Vector Tile, version 1 or 2: layers of features with tags and a geometry on a grid of whole numbers.
///
/// Decoding looks at every message once and keeps where tags and geometries lie; values and coordinates are decoded
/// when they are asked for, so that a layer nobody asks for costs little.
///
/// Source: Mapbox Vector Tile Specification 2.1.
package struct VectorTile: Sendable {
  /// What a tile may hold at most; beyond it decoding throws.
  package enum Limit {
    /// Unwrapped bytes.
    package static let bytes = 16 << 20
    package static let layers = 256
    /// Of all layers together.
    package static let features = 1 << 18
    /// Of all layers together.
    package static let keys = 1 << 16
    /// Of all layers together.
    package static let values = 1 << 19
    /// Units of a tile's side.
    package static let extent = 1 << 20
    /// Units from the tile's corner, either way.
    package static let coordinate = 1 << 26
  }

  /// In the order of the tile.
  package let layers: [VectorTileLayer]

  /// Decodes a tile, wrapped in gzip or zlib or not.
  ///
  /// - Throws: `VectorTileError`; an unknown field is passed over, as the format says.
  package init(_ data: [UInt8]) throws(VectorTileError) {
    let bytes = try Self.unwrapped(data)
    guard bytes.count <= Limit.bytes else { throw VectorTileError(offset: Limit.bytes, reason: .tooMany) }
    layers = try bytes.withBytes { (buffer) throws(VectorTileError) in
      var reader = ProtobufReader(buffer, 0..<buffer.count)
      var allowance = Allowance()
      var layers: [VectorTileLayer] = []
      while !reader.isAtEnd {
        let (field, type) = try reader.key()
        guard field == 3 else {
          try reader.skip(type)
          continue
        }
        guard type == .bytes else { throw reader.error(.wireType) }
        guard layers.count < Limit.layers else { throw reader.error(.tooMany) }
        layers.append(try VectorTileLayer(bytes, buffer, try reader.run(), &allowance))
      }
      return layers
    }
  }

  /// Answers the first layer of a name.
  package func layer(named name: String) -> VectorTileLayer? { layers.first { $0.name == name } }

  private static func unwrapped(_ data: [UInt8]) throws(VectorTileError) -> [UInt8] {
    guard let wrapping = Inflater.wrapping(of: data) else { return data }
    do throws(InflateError) {
      return try Inflater.inflate(data, wrapping, limit: Limit.bytes)
    } catch {
      if case .tooLarge = error { throw VectorTileError(offset: Limit.bytes, reason: .tooMany) }
      throw VectorTileError(offset: data.count, reason: .endsEarly)
    }
  }

  /// How many more messages of each kind may come.
  struct Allowance {
    var features = Limit.features
    var keys = Limit.keys
    var values = Limit.values
  }
}
