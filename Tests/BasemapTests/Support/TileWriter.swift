@testable import Basemap

/// Writes vector tiles.
struct TileWriter {
  struct Feature {
    var kind: VectorTileFeature.Kind
    var parts: [[(Int, Int)]]
    var tags: [(String, VectorTileValue)] = []
    var id: UInt64?
  }

  var layers: [(name: String, features: [Feature])] = []
  var extent = 4096
  var version: UInt64 = 2

  mutating func add(_ layer: String, _ feature: Feature) {
    if let index = layers.firstIndex(where: { $0.name == layer }) {
      layers[index].features.append(feature)
    } else {
      layers.append((layer, [feature]))
    }
  }

  /// Adds an area with rings of corners, the outer one clockwise on a map, y down.
  mutating func area(_ layer: String, _ tags: [String: String], _ rings: [(Int, Int)]...) {
    add(
      layer,
      Feature(kind: .polygon, parts: rings, tags: tags.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
  }

  mutating func line(_ layer: String, _ tags: [String: String], _ points: (Int, Int)...) {
    add(
      layer,
      Feature(kind: .line, parts: [points], tags: tags.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
  }

  static func square(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> [(Int, Int)] {
    [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)]
  }

  var bytes: [UInt8] {
    var tile = ByteWriter()
    for layer in layers { tile.field(3, encoded(layer.name, layer.features)) }
    return tile.bytes
  }

  private func encoded(_ name: String, _ features: [Feature]) -> [UInt8] {
    var writer = ByteWriter()
    var keys: [String] = []
    var values: [VectorTileValue] = []
    writer.field(15, number: version)
    writer.field(1, Array(name.utf8))
    for feature in features {
      var message = ByteWriter()
      if let id = feature.id { message.field(1, number: id) }
      var tags = ByteWriter()
      for (key, value) in feature.tags {
        if !keys.contains(key) { keys.append(key) }
        if !values.contains(value) { values.append(value) }
        tags.number(UInt64(keys.firstIndex(of: key) ?? 0))
        tags.number(UInt64(values.firstIndex(of: value) ?? 0))
      }
      message.field(2, tags.bytes)
      message.field(3, number: UInt64(feature.kind.rawValue))
      message.field(4, Self.geometry(feature))
      writer.field(2, message.bytes)
    }
    for key in keys { writer.field(3, Array(key.utf8)) }
    for value in values { writer.field(4, Self.encoded(value)) }
    writer.field(5, number: UInt64(extent))
    return writer.bytes
  }

  static func geometry(_ feature: Feature) -> [UInt8] {
    var writer = ByteWriter()
    var (x, y) = (0, 0)
    func coded(_ step: Int) -> UInt64 { UInt64(bitPattern: Int64(step << 1 ^ step >> 63)) }
    func step(to point: (Int, Int), _ writer: inout ByteWriter) {
      writer.number(coded(point.0 - x))
      writer.number(coded(point.1 - y))
      (x, y) = point
    }
    for part in feature.parts {
      guard let first = part.first else { continue }
      if feature.kind == .point {
        writer.number(UInt64(part.count) << 3 | 1)
        for point in part { step(to: point, &writer) }
        continue
      }
      writer.number(1 << 3 | 1)
      step(to: first, &writer)
      writer.number(UInt64(part.count - 1) << 3 | 2)
      for point in part.dropFirst() { step(to: point, &writer) }
      if feature.kind == .polygon { writer.number(1 << 3 | 7) }
    }
    return writer.bytes
  }

  private static func encoded(_ value: VectorTileValue) -> [UInt8] {
    var writer = ByteWriter()
    switch value {
    case .string(let text): writer.field(1, Array(text.utf8))
    case .number(let number):
      writer.number(3 << 3 | 1)
      writer.littleEndian(number.bitPattern, count: 8)
    case .integer(let number): writer.field(4, number: UInt64(bitPattern: number))
    case .unsigned(let number): writer.field(5, number: number)
    case .bool(let flag): writer.field(7, number: flag ? 1 : 0)
    }
    return writer.bytes
  }
}
