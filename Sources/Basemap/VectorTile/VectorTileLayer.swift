/// A layer of a vector tile.
package struct VectorTileLayer: Sendable {
  package let name: String
  /// The version of the format, 1 or 2.
  package let version: Int
  /// The side of the tile, in units of its coordinates; features may reach beyond it.
  package let extent: Int
  package let keys: [String]
  /// In the order of the tile.
  package let features: [VectorTileFeature]
  /// Where each value lies in `bytes`.
  private let values: [Range<UInt32>]
  /// The whole tile, shared by its layers.
  let bytes: [UInt8]

  init(
    _ bytes: [UInt8], _ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ allowance: inout VectorTile.Allowance
  ) throws(VectorTileError) {
    let contents = try Contents(buffer, range, &allowance)
    guard let name = contents.name else { throw VectorTileError(offset: range.lowerBound, reason: .noName) }
    guard contents.version == 1 || contents.version == 2 else {
      throw VectorTileError(layer: name, offset: range.lowerBound, reason: .version(contents.version))
    }
    guard contents.extent > 0, contents.extent <= UInt64(VectorTile.Limit.extent) else {
      throw VectorTileError(layer: name, offset: range.lowerBound, reason: .extent(contents.extent))
    }
    self.name = name
    (version, extent) = (Int(contents.version), Int(contents.extent))
    (keys, values, features) = (contents.keys, contents.values, contents.features)
    self.bytes = bytes
  }

  /// The number of values.
  package var valueCount: Int { values.count }

  /// Decodes a value, 0 … `valueCount` − 1; nil for other indices.
  ///
  /// - Throws: `VectorTileError`.
  package func value(at index: Int) throws(VectorTileError) -> VectorTileValue? {
    guard values.indices.contains(index) else { return nil }
    let range = Int(values[index].lowerBound)..<Int(values[index].upperBound)
    return try inLayer { () throws(VectorTileError) in
      try bytes.withBytes { (buffer) throws(VectorTileError) in try VectorTileValue(buffer, range) }
    }
  }

  /// Calls `body` with the key and value indices of each tag of a feature, all of which exist.
  ///
  /// - Throws: `VectorTileError` for tags that name what the layer does not have.
  package func forEachTag(
    of feature: VectorTileFeature, _ body: (_ key: Int, _ value: Int) -> Void
  ) throws(VectorTileError) {
    try inLayer { () throws(VectorTileError) in
      try bytes.withBytes { (buffer) throws(VectorTileError) in
        var reader = ProtobufReader(buffer, feature.tagBytes)
        while !reader.isAtEnd {
          let start = reader.position
          let key = try reader.number()
          guard key < UInt64(keys.count), !reader.isAtEnd else { throw VectorTileError(offset: start, reason: .tag) }
          let value = try reader.number()
          guard value < UInt64(values.count) else { throw VectorTileError(offset: start, reason: .tag) }
          body(Int(key), Int(value))
        }
      }
    }
  }

  /// Decodes the tags of a feature; of several with one key the last counts.
  ///
  /// - Throws: `VectorTileError`.
  package func tags(of feature: VectorTileFeature) throws(VectorTileError) -> [String: VectorTileValue] {
    var pairs: [(key: Int, value: Int)] = []
    try forEachTag(of: feature) { pairs.append(($0, $1)) }
    var tags: [String: VectorTileValue] = [:]
    for pair in pairs { tags[keys[pair.key]] = try value(at: pair.value) }
    return tags
  }

  /// Runs a part of the decoding and names the layer in its error.
  func inLayer<Value>(_ body: () throws(VectorTileError) -> Value) throws(VectorTileError) -> Value {
    do throws(VectorTileError) {
      return try body()
    } catch {
      throw VectorTileError(layer: name, offset: error.offset, reason: error.reason)
    }
  }
}

/// The fields of a layer, as they come.
private struct Contents {
  var name: String?
  var version: UInt64 = 1
  var extent: UInt64 = 4096
  var keys: [String] = []
  var values: [Range<UInt32>] = []
  var features: [VectorTileFeature] = []

  init(
    _ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ allowance: inout VectorTile.Allowance
  ) throws(VectorTileError) {
    do throws(VectorTileError) {
      try read(buffer, range, &allowance)
    } catch {
      throw VectorTileError(layer: name, offset: error.offset, reason: error.reason)
    }
  }

  private mutating func read(
    _ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ allowance: inout VectorTile.Allowance
  ) throws(VectorTileError) {
    var reader = ProtobufReader(buffer, range)
    while !reader.isAtEnd {
      let (field, type) = try reader.key()
      switch (field, type) {
      case (1, .bytes): name = String(decoding: UnsafeBufferPointer(rebasing: buffer[try reader.run()]), as: UTF8.self)
      case (2, .bytes):
        try Self.spend(&allowance.features, reader)
        features.append(try VectorTileFeature(buffer, try reader.run()))
      case (3, .bytes):
        try Self.spend(&allowance.keys, reader)
        keys.append(String(decoding: UnsafeBufferPointer(rebasing: buffer[try reader.run()]), as: UTF8.self))
      case (4, .bytes):
        try Self.spend(&allowance.values, reader)
        let run = try reader.run()
        values.append(UInt32(run.lowerBound)..<UInt32(run.upperBound))
      case (5, .number): extent = try reader.number()
      case (15, .number): version = try reader.number()
      case (1...5, _), (15, _): throw reader.error(.wireType)
      default: try reader.skip(type)
      }
    }
  }

  private static func spend(_ allowance: inout Int, _ reader: ProtobufReader) throws(VectorTileError) {
    guard allowance > 0 else { throw reader.error(.tooMany) }
    allowance -= 1
  }
}
