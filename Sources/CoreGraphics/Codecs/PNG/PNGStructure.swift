/// The chunks of a PNG file, checked before libpng sees any of it.
///
/// libpng's one-call reader does not look past the last row, and it inflates and keeps up to 1,000 text chunks of up to
/// 8 MB each. So the whole chain of chunks is walked here: it must end with IEND, the checksum of every chunk that
/// matters to the pixels must be right, and only those chunks are passed on.
///
/// Format: W3C PNG, third edition.
struct PNGStructure {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The stretches of the file to pass on: the signature and the chunks that matter to the pixels.
  private(set) var kept: [Range<Int>] = [0..<8]

  /// Walks the file; takes time in proportion to its size, at the speed of a checksum.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageCodecError) {
    var offset = Self.signature.count
    while true {
      let chunk = try PNGChunk(bytes, at: offset)
      if chunk.isKept {
        guard chunk.hasRightChecksum(in: bytes) else { throw .corruptPNG("wrong checksum") }
        keep(offset..<chunk.end)
      } else if chunk.isCritical {
        throw .corruptPNG("unknown critical chunk")
      }
      if chunk.type == PNGChunk.end { break }
      offset = chunk.end
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    if let last = kept.last, last.upperBound == range.lowerBound {
      kept[kept.count - 1] = last.lowerBound..<range.upperBound
    } else {
      kept.append(range)
    }
  }

  /// The header, from the IHDR chunk and whatever stands before the compressed pixels.
  static func header(_ bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
    let first = try PNGChunk(bytes, at: signature.count)
    guard first.type == PNGChunk.header, first.body.count == 13, first.hasRightChecksum(in: bytes) else {
      throw .corruptPNG("no header")
    }
    let width = Int(bytes.bigEndian32(at: first.body.lowerBound))
    let height = Int(bytes.bigEndian32(at: first.body.lowerBound + 4))
    // The colour types with an alpha channel are 4, grey, and 6, colour.
    var hasAlpha = bytes[first.body.lowerBound + 9] & 4 != 0
    var chunk = first
    while !hasAlpha, chunk.type != PNGChunk.imageData, chunk.type != PNGChunk.end {
      chunk = try PNGChunk(bytes, at: chunk.end)
      hasAlpha = chunk.type == PNGChunk.transparency
    }
    return ImageHeader(format: .png, width: width, height: height, hasAlpha: hasAlpha)
  }
}

extension ImageCodecError {
  /// A damaged PNG file.
  static func corruptPNG(_ reason: String) -> ImageCodecError { .corrupt(format: "PNG", reason: reason) }
}
