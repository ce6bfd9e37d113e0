/// Writes a Mapbox Vector Tile, version 2.
///
/// Source: Mapbox Vector Tile Specification 2.1.
struct VectorTileWriter {
  /// Units of a tile's side.
  static let extent = 4096

  private struct Layer {
    var features = ProtobufWriter()
    var keys: [String] = []
    var keyIndices: [String: Int] = [:]
    var values: [VectorTileValue] = []
    var valueIndices: [VectorTileValue: Int] = [:]

    mutating func tag(_ key: String, _ value: VectorTileValue) -> (Int, Int) {
      if keyIndices[key] == nil {
        keyIndices[key] = keys.count
        keys.append(key)
      }
      if valueIndices[value] == nil {
        valueIndices[value] = values.count
        values.append(value)
      }
      return (keyIndices[key] ?? 0, valueIndices[value] ?? 0)
    }
  }

  private var layers: [String: Layer] = [:]
  /// In the order they came in.
  private var names: [String] = []

  var isEmpty: Bool { names.isEmpty }

  /// Adds what a tile shows of a feature; each part is one point, a line or a ring.
  mutating func add(_ feature: GeoJSONFeature, parts: [[TilePoint]]) {
    if layers[feature.layer] == nil { names.append(feature.layer) }
    var layer = layers[feature.layer] ?? Layer()
    var message = ProtobufWriter()
    if let id = feature.id { message.field(1, number: id) }
    var tags = ProtobufWriter()
    for (key, value) in feature.tags {
      let (key, value) = layer.tag(key, value)
      tags.number(UInt64(key))
      tags.number(UInt64(value))
    }
    message.field(2, bytes: tags.bytes)
    message.field(3, number: UInt64(feature.kind.rawValue))
    message.field(4, bytes: Self.geometry(feature.kind, parts))
    layer.features.field(2, bytes: message.bytes)
    layers[feature.layer] = layer
  }

  var bytes: [UInt8] {
    var tile = ProtobufWriter()
    for name in names {
      guard let layer = layers[name] else { continue }
      var message = ProtobufWriter()
      message.field(15, number: 2)
      message.field(1, bytes: Array(name.utf8))
      message.append(layer.features)
      for key in layer.keys { message.field(3, bytes: Array(key.utf8)) }
      for value in layer.values { message.field(4, bytes: Self.encoded(value)) }
      message.field(5, number: UInt64(Self.extent))
      tile.field(3, bytes: message.bytes)
    }
    return tile.bytes
  }

  private static func geometry(_ kind: VectorTileFeature.Kind, _ parts: [[TilePoint]]) -> [UInt8] {
    var writer = ProtobufWriter()
    var last = TilePoint(x: 0, y: 0)
    func step(to point: TilePoint) {
      writer.signed(Int64(point.x) - Int64(last.x))
      writer.signed(Int64(point.y) - Int64(last.y))
      last = point
    }
    if kind == .point {
      writer.number(UInt64(parts.count) << 3 | 1)
      for point in parts.joined() { step(to: point) }
      return writer.bytes
    }
    for part in parts {
      guard let first = part.first else { continue }
      writer.number(1 << 3 | 1)
      step(to: first)
      writer.number(UInt64(part.count - 1) << 3 | 2)
      part.dropFirst().forEach(step)
      if kind == .polygon { writer.number(1 << 3 | 7) }
    }
    return writer.bytes
  }

  private static func encoded(_ value: VectorTileValue) -> [UInt8] {
    var writer = ProtobufWriter()
    switch value {
    case .string(let text): writer.field(1, bytes: Array(text.utf8))
    case .number(let number): writer.field(3, double: number)
    case .integer(let number): writer.field(4, number: UInt64(bitPattern: number))
    case .unsigned(let number): writer.field(5, number: number)
    case .bool(let flag): writer.field(7, number: flag ? 1 : 0)
    }
    return writer.bytes
  }
}
