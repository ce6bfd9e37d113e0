import CISAL

/// Where one chunk of a PNG file lies: four bytes of length, four of type, the body, four of checksum.
struct PNGChunk {
  /// The four letters, the first in the top byte.
  let type: UInt32
  /// The range of the body, in bytes from the start of the file.
  let body: Range<Int>

  static let header = code("IHDR")
  static let palette = code("PLTE")
  static let transparency = code("tRNS")
  static let gamma = code("gAMA")
  static let standardColours = code("sRGB")
  static let density = code("pHYs")
  static let imageData = code("IDAT")
  static let end = code("IEND")

  /// Finds the chunk that starts at `offset`; the body and the checksum must lie inside the file.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ImageCodecError) {
    guard bytes.count - offset >= 12 else { throw .corruptPNG("ends early") }
    let length = Int(bytes.bigEndian32(at: offset))
    guard length <= bytes.count - offset - 12 else { throw .corruptPNG("ends early") }
    type = bytes.bigEndian32(at: offset + 4)
    body = offset + 8..<offset + 8 + length
  }

  /// Where the next chunk starts.
  var end: Int { body.upperBound + 4 }

  /// Whether a reader that does not know the chunk must give up: its first letter is a capital.
  var isCritical: Bool { type & 0x2000_0000 == 0 }

  /// Whether the chunk says something about the pixels.
  var isKept: Bool {
    switch type {
    case Self.header, Self.palette, Self.transparency, Self.gamma, Self.standardColours, Self.imageData, Self.end: true
    default: false
    }
  }

  /// Whether the checksum over type and body is the one in the file.
  func hasRightChecksum(in bytes: UnsafeRawBufferPointer) -> Bool {
    let checked = UnsafeRawBufferPointer(rebasing: bytes[body.lowerBound - 4..<body.upperBound])
    return checked.pngChecksum == bytes.bigEndian32(at: body.upperBound)
  }

  private static func code(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

extension UnsafeRawBufferPointer {
  /// The four bytes at `offset`, most significant first.
  ///
  /// The caller has checked that they are there.
  func bigEndian32(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The checksum that PNG chunks carry: CRC-32 of gzip.
  var pngChecksum: UInt32 {
    guard let start = baseAddress else { return 0 }
    // The C function only reads, though its parameter is not const in every version.
    return crc32_gzip_refl(0, start.assumingMemoryBound(to: UInt8.self), UInt64(count))
  }
}
