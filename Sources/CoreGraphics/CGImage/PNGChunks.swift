import CISAL

/// Walks through the chunks of a PNG file and compares their checksums, without decoding it.
enum PNGChunks {
  /// - Throws: `ImageCodecError.corrupt` where the chunks do not run from IHDR to IEND with right checksums.
  static func verify(_ data: Data) throws(ImageCodecError) {
    let isWhole = data.withUnsafeBytes { bytes -> Bool in
      var offset = 8
      while offset + 12 <= bytes.count {
        let length = Int(word(bytes, offset))
        guard length <= bytes.count - offset - 12, let base = bytes.baseAddress else { return false }
        let start = base.advanced(by: offset + 4).assumingMemoryBound(to: UInt8.self)
        guard crc32_gzip_refl(0, start, UInt64(length + 4)) == word(bytes, offset + 8 + length) else { return false }
        if word(bytes, offset + 4) == 0x4945_4E44 { return true }
        offset += 12 + length
      }
      return false
    }
    guard isWhole else { throw .corrupt(format: "PNG", reason: "a chunk is cut off or has a wrong checksum") }
  }

  /// The big-endian word at an offset that has been checked.
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
