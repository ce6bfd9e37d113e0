/// A PNG file being written, chunk by chunk.
struct PNGFile {
  /// The colour types that are written (W3C PNG, section 11.2.1), eight bits to the sample.
  enum Colours: UInt8 {
    case rgb = 2, indexed = 3, rgba = 6

    var bytesPerPixel: Int {
      switch self {
      case .rgb: 3
      case .indexed: 1
      case .rgba: 4
      }
    }
  }

  let sink: ByteSink

  init(sink: ByteSink) throws(ImageCodecError) {
    self.sink = sink
    try append(PNGStructure.signature)
  }

  func appendHeader(width: Int, height: Int, colours: Colours) throws(ImageCodecError) {
    let size = Self.bigEndian(width) + Self.bigEndian(height)
    try appendChunk(PNGChunk.header, size + [8, colours.rawValue, 0, 0, 0])
  }

  /// The intended size of a pixel, the same both ways.
  func appendDensity(pixelsPerMetre: Int) throws(ImageCodecError) {
    try appendChunk(PNGChunk.density, Self.bigEndian(pixelsPerMetre) + Self.bigEndian(pixelsPerMetre) + [1])
  }

  /// The palette, and the alpha of its colours where some are not opaque.
  func append(_ palette: PNGPalette) throws(ImageCodecError) {
    let (colours, transparency) = palette.chunks
    try appendChunk(PNGChunk.palette, colours)
    if !transparency.isEmpty { try appendChunk(PNGChunk.transparency, transparency) }
  }

  func appendChunk(_ type: UInt32, _ body: [UInt8]) throws(ImageCodecError) {
    let start = try beginChunk(type)
    try append(body)
    try endChunk(start)
  }

  /// Starts a chunk of unknown length; the answer goes to `endChunk`.
  func beginChunk(_ type: UInt32) throws(ImageCodecError) -> Int {
    let start = sink.count
    try append(Self.bigEndian(0) + Self.bigEndian(Int(type)))
    return start
  }

  /// Fills in the length and adds the checksum.
  func endChunk(_ start: Int) throws(ImageCodecError) {
    let length = sink.count - start - 8
    guard length <= Int(Int32.max) else { throw .encodingFailed(format: "PNG", reason: "too long") }
    sink.contents.storeBytes(of: UInt32(length).bigEndian, toByteOffset: start, as: UInt32.self)
    let checksum = UnsafeRawBufferPointer(rebasing: sink.contents[(start + 4)...]).pngChecksum
    try append(Self.bigEndian(Int(checksum)))
  }

  private func append(_ bytes: [UInt8]) throws(ImageCodecError) {
    guard let space = sink.space(bytes.count) else { throw .outOfMemoryForPNG }
    space.copyBytes(from: bytes)
    sink.grow(by: bytes.count)
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Array($0) }
  }
}

extension ImageCodecError {
  static var outOfMemoryForPNG: ImageCodecError { .encodingFailed(format: "PNG", reason: "out of memory") }
}
