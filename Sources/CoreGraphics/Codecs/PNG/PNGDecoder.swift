/// Reads PNG files with libpng's one-call interface.
enum PNGDecoder {
  static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
    try PNGStructure.header(bytes)
  }

  /// Reads the pixels straight into the buffer.
  ///
  /// Grey, palette, 16-bit and interlaced files all come out as ARGB32. A gamma other than sRGB's, where the file states one, is converted.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, maximumPixelCount: Int
  ) throws(ImageCodecError) -> PixelBuffer {
    let structure = try PNGStructure(bytes)
    let header = try PNGStructure.header(bytes)
    // The buffer's pages become real only as rows are written to them: a short file cannot fill a large one.
    let buffer = try header.makeBuffer(maximumPixelCount: maximumPixelCount)
    if structure.kept.count == 1, let whole = structure.kept.first {
      try read(UnsafeRawBufferPointer(rebasing: bytes[whole]), into: buffer)
    } else {
      var copy: [UInt8] = []
      copy.reserveCapacity(structure.kept.reduce(0) { $0 + $1.count })
      for range in structure.kept { copy.append(contentsOf: bytes[range]) }
      let result: Result<Void, ImageCodecError> = copy.withUnsafeBytes { bytes in
        do throws(ImageCodecError) { return .success(try read(bytes, into: buffer)) } catch { return .failure(error) }
      }
      try result.get()
    }
    if header.hasAlpha { buffer.premultiply() }
    return buffer
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, into buffer: PixelBuffer) throws(ImageCodecError) {
    let reader = PNGReader()
    try reader.begin(bytes)
    guard reader.width == buffer.width, reader.height == buffer.height else { throw .corruptPNG("two headers") }
    try reader.finish(into: buffer)
  }
}
