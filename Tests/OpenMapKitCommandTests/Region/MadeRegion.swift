import Foundation

/// A file of OpenStreetMap's data with one street.
struct MadeRegion {
  /// West, east, north and south, in degrees.
  var box: [Double]? = [-122.42, -122.38, 37.80, 37.77]
  var isWrapped = false

  var header: [UInt8] {
    let sides = (box ?? []).enumerated().flatMap { Self.field($0 + 1, Self.signed($1 * 1e9)) }
    let features = ["OsmSchema-V0.6", "DenseNodes"].flatMap { Self.field(4, bytes: Array($0.utf8)) }
    return Self.blob("OSMHeader", (box == nil ? [] : Self.field(1, bytes: sides)) + features, isWrapped: isWrapped)
  }

  /// A street in the middle of the box.
  var data: Data {
    let words = ["", "highway", "residential", "name", "Made Street"].flatMap { Self.field(1, bytes: Array($0.utf8)) }
    let nodes =
      Self.field(1, bytes: [1, 1].flatMap { Self.signed($0) })
      + Self.field(8, bytes: [377_850_000, 10_000].flatMap { Self.signed($0) })
      + Self.field(9, bytes: [-1_224_000_000, -20_000].flatMap { Self.signed($0) })
    let way =
      Self.field(1, [5]) + Self.field(2, bytes: [1, 3]) + Self.field(3, bytes: [2, 4])
      + Self.field(8, bytes: [1, 1].flatMap { Self.signed($0) })
    let block =
      Self.field(1, bytes: words) + Self.field(2, bytes: Self.field(2, bytes: nodes))
      + Self.field(2, bytes: Self.field(3, bytes: way))
    return Data(header + Self.blob("OSMData", block, isWrapped: isWrapped))
  }

  private static func blob(_ kind: String, _ content: [UInt8], isWrapped: Bool) -> [UInt8] {
    let blob = field(2, number(UInt64(content.count))) + field(3, bytes: zlib(content))
    let plain = isWrapped ? blob : field(1, bytes: content)
    let head = field(1, bytes: Array(kind.utf8)) + field(3, number(UInt64(plain.count)))
    return [0, 0, 0, UInt8(head.count)] + head + plain
  }

  static func field(_ key: Int, _ number: [UInt8]) -> [UInt8] { [UInt8(key << 3)] + number }

  static func field(_ key: Int, bytes: [UInt8]) -> [UInt8] {
    [UInt8(key << 3 | 2)] + number(UInt64(bytes.count)) + bytes
  }

  static func number(_ value: UInt64) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + number(value >> 7)
  }

  private static func signed(_ value: Double) -> [UInt8] {
    let value = Int64(value.rounded())
    return number(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Wraps bytes, as they are, in zlib's format.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes
      + [b >> 8, b & 255, a >> 8, a & 255].map { UInt8($0) }
  }
}
