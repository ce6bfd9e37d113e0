extension VectorTileLayer {
  /// Decodes the geometries of all features.
  ///
  /// - Throws: `VectorTileError`.
  package func geometry() throws(VectorTileError) -> VectorTileGeometry {
    try decode(features)
  }

  /// Decodes the geometry of one feature.
  ///
  /// - Throws: `VectorTileError`.
  package func geometry(of feature: VectorTileFeature) throws(VectorTileError) -> VectorTileGeometry {
    try decode([feature])
  }

  private func decode(_ features: [VectorTileFeature]) throws(VectorTileError) -> VectorTileGeometry {
    try inLayer { () throws(VectorTileError) in
      try bytes.withBytes { (buffer) throws(VectorTileError) in
        var decoder = GeometryDecoder(features)
        for feature in features { try decoder.decode(feature, buffer) }
        return decoder.geometry
      }
    }
  }
}

/// Runs the drawing commands of features.
///
/// Source: Mapbox Vector Tile Specification 2.1, section 4.3.
private struct GeometryDecoder {
  private enum Command {
    static let moveTo: UInt64 = 1
    static let lineTo: UInt64 = 2
    static let closePath: UInt64 = 7
  }

  var geometry = VectorTileGeometry()
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var box = TileBox()
  /// Whether the rings of the polygon under way have to be turned; known from the first on.
  private var turns: Bool?

  init(_ features: [VectorTileFeature]) {
    geometry.shapes.reserveCapacity(features.count)
    // Most coordinates take one byte or two.
    let byteCount = features.reduce(0) { $0 + $1.geometryBytes.count }
    geometry.points.reserveCapacity(byteCount / 3)
  }

  mutating func decode(_ feature: VectorTileFeature, _ buffer: UnsafeBufferPointer<UInt8>) throws(VectorTileError) {
    let first = geometry.partCount
    (x, y, box, turns) = (0, 0, TileBox(), nil)
    var reader = ProtobufReader(buffer, feature.geometryBytes)
    switch feature.kind {
    case .unknown: break
    case .point: try decodePoints(&reader)
    case .line: while !reader.isAtEnd { try decodeLine(&reader) }
    case .polygon: while !reader.isAtEnd { try decodeRing(&reader) }
    }
    geometry.shapes.append(VectorTileGeometry.Shape(parts: first..<geometry.partCount, box: box))
  }

  private mutating func decodePoints(_ reader: inout ProtobufReader) throws(VectorTileError) {
    while !reader.isAtEnd {
      try addPoints(try Self.count(of: Command.moveTo, &reader), &reader)
    }
    if geometry.openPart < geometry.points.count { geometry.endPart() }
  }

  private mutating func decodeLine(_ reader: inout ProtobufReader) throws(VectorTileError) {
    try start(&reader)
    try addPoints(try Self.count(of: Command.lineTo, &reader), &reader)
    geometry.endPart()
  }

  private mutating func decodeRing(_ reader: inout ProtobufReader) throws(VectorTileError) {
    try start(&reader)
    try addPoints(try Self.count(of: Command.lineTo, &reader), &reader)
    guard try Self.count(of: Command.closePath, &reader) == 1 else { throw reader.error(.command) }
    let ring = geometry.openPart..<geometry.points.count
    let area = geometry.doubleArea(of: ring)
    guard area != 0 else { return geometry.dropPart() }
    let turns = self.turns ?? (area < 0)
    self.turns = turns
    if turns { geometry.points[ring].reverse() }
    geometry.endPart()
  }

  private mutating func start(_ reader: inout ProtobufReader) throws(VectorTileError) {
    guard try Self.count(of: Command.moveTo, &reader) == 1 else { throw reader.error(.command) }
    try addPoints(1, &reader)
  }

  /// Reads a command that must be of one kind and be repeated at least once.
  private static func count(
    of command: UInt64, _ reader: inout ProtobufReader
  ) throws(VectorTileError) -> UInt64 {
    let start = reader.position
    let word = try reader.number()
    guard word & 7 == command, word >> 3 > 0, word <= UInt64(UInt32.max) else {
      throw VectorTileError(offset: start, reason: .command)
    }
    return word >> 3
  }

  private mutating func addPoints(_ count: UInt64, _ reader: inout ProtobufReader) throws(VectorTileError) {
    // Each point takes at least two bytes: what cannot be there is not waited for.
    guard count <= UInt64(reader.end - reader.position) / 2 else { throw reader.error(.endsEarly) }
    var (x, y, box) = (self.x, self.y, self.box)
    for _ in 0..<count {
      x = try Self.step(from: x, &reader)
      y = try Self.step(from: y, &reader)
      let point = TilePoint(x: x, y: y)
      geometry.points.append(point)
      box.extend(point)
    }
    (self.x, self.y, self.box) = (x, y, box)
  }

  @inline(__always)
  private static func step(from value: Int32, _ reader: inout ProtobufReader) throws(VectorTileError) -> Int32 {
    let coded = try reader.number()
    let limit = Int64(VectorTile.Limit.coordinate)
    // Twice the limit is the longest step between two places within it; larger ones could overflow the sum.
    guard coded <= UInt64(4 * limit + 1) else { throw reader.error(.coordinate) }
    let sum = Int64(value) &+ (Int64(coded >> 1) ^ -Int64(coded & 1))
    guard sum >= -limit, sum <= limit else { throw reader.error(.coordinate) }
    return Int32(truncatingIfNeeded: sum)
  }
}
