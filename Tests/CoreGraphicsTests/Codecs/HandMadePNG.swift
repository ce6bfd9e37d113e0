import Foundation

/// A PNG file put together byte by byte, without a codec: unfiltered rows in stored deflate blocks.
struct HandMadePNG {
  var width: Int
  var height: Int
  var depth = 8
  var colourType: UInt8 = 2
  var isInterlaced = false
  /// Chunks between the header and the image data.
  var chunks: [(type: String, body: [UInt8])] = []
  /// The samples of the pixel at a column and row, `depth` bits each.
  var samples: (Int, Int) -> [Int]

  var data: Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    file += Self.chunk("IHDR", size + [UInt8(depth), colourType, 0, 0, isInterlaced ? 1 : 0])
    for chunk in chunks { file += Self.chunk(chunk.type, chunk.body) }
    file += Self.chunk("IDAT", Self.stored(isInterlaced ? interlacedRows : rows(0, 0, 1, 1)))
    file += Self.chunk("IEND", [])
    return Data(file)
  }

  /// A file that claims a size and has no more than a few bytes of image data.
  static func claiming(width: UInt32, height: UInt32) -> Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
    file += chunk("IDAT", stored([0, 1, 2, 3]))
    file += chunk("IEND", [])
    return Data(file)
  }

  /// Every `stepX`-th column and `stepY`-th row, each row with a filter byte of zero.
  private func rows(_ startX: Int, _ startY: Int, _ stepX: Int, _ stepY: Int) -> [UInt8] {
    guard startX < width else { return [] }
    var bytes: [UInt8] = []
    for y in stride(from: startY, to: height, by: stepY) {
      bytes.append(0)
      var (accumulator, bits) = (0, 0)
      for x in stride(from: startX, to: width, by: stepX) {
        for sample in samples(x, y) {
          accumulator = accumulator << depth | sample
          bits += depth
          while bits >= 8 {
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: accumulator >> bits))
          }
        }
      }
      if bits > 0 { bytes.append(UInt8(truncatingIfNeeded: accumulator << (8 - bits))) }
    }
    return bytes
  }

  /// The seven passes of Adam7.
  private var interlacedRows: [UInt8] {
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return passes.flatMap { rows($0.0, $0.1, $0.2, $0.3) }
  }

  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + body
    return bigEndian(UInt32(body.count)) + checked + bigEndian(checksum(checked))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: 0xFFFF) {
      let block = bytes[start..<min(bytes.count, start + 0xFFFF)]
      let length = UInt16(block.count)
      stream.append(start + 0xFFFF >= bytes.count ? 1 : 0)
      for value in [length, ~length] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      stream += block
    }
    let (a, b) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return stream + bigEndian(b << 16 | a)
  }
}
