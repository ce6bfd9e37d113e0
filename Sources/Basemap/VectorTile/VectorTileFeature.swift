/// A feature of a vector tile's layer; its layer decodes tags and geometry.
package struct VectorTileFeature: Sendable {
  /// What the geometry is; the numbers are the format's.
  package enum Kind: UInt8, Sendable {
    case unknown, point, line, polygon
  }

  /// The feature's number, 0 where it has none; the format does not say that it is unique.
  package private(set) var id: UInt64 = 0
  package private(set) var kind = Kind.unknown
  private var tags: Range<UInt32> = 0..<0
  private var geometry: Range<UInt32> = 0..<0

  init(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(VectorTileError) {
    var reader = ProtobufReader(buffer, range)
    while !reader.isAtEnd {
      let (field, type) = try reader.key()
      switch (field, type) {
      case (1, .number): id = try reader.number()
      case (2, .bytes): tags = Self.narrow(try reader.run())
      case (3, .number): kind = Kind(rawValue: UInt8(clamping: try reader.number())) ?? .unknown
      case (4, .bytes): geometry = Self.narrow(try reader.run())
      case (1...4, _): throw reader.error(.wireType)
      default: try reader.skip(type)
      }
    }
  }

  /// Tiles are far smaller than 4 GiB: `VectorTile.Limit.bytes`.
  private static func narrow(_ run: Range<Int>) -> Range<UInt32> {
    UInt32(clamping: run.lowerBound)..<UInt32(clamping: run.upperBound)
  }

  var tagBytes: Range<Int> { Int(tags.lowerBound)..<Int(tags.upperBound) }
  var geometryBytes: Range<Int> { Int(geometry.lowerBound)..<Int(geometry.upperBound) }
}
