/// Writes PNG files over ISA-L's deflate.
package enum PNGEncoder {
  /// Encodes the pixels without loss.
  ///
  /// Opaque pixels become RGB, others RGBA with straight colours; decoding gives the very same premultiplied pixels.
  /// The same pixels always give the same bytes on the same machine.
  ///
  /// - Parameters:
  ///   - pixels: What to encode.
  ///   - pixelsPerMetre: What to write as the intended density, from 1 to 2³¹ − 1; nothing where nil or outside.
  /// - Returns: The file.
  /// - Throws: `ImageCodecError.encodingFailed`.
  package static func encode(_ pixels: PixelBuffer, pixelsPerMetre: Int? = nil) throws(ImageCodecError) -> Data {
    try encode(pixels, pixelsPerMetre: pixelsPerMetre, filter: .none, level: .one)
  }

  static func encode(
    _ pixels: PixelBuffer, pixelsPerMetre: Int?, filter: PNGFilter, level: DeflateStream.Level
  ) throws(ImageCodecError) -> Data {
    let rows = PNGRows(pixels, colours: pixels.isOpaque ? .rgb : .rgba)
    let sink = ByteSink(capacity: 1 << 16)
    let file = try PNGFile(sink: sink)
    try file.appendHeader(width: pixels.width, height: pixels.height, colours: rows.colours)
    if let pixelsPerMetre, 1...Int(Int32.max) ~= pixelsPerMetre {
      try file.appendDensity(pixelsPerMetre: pixelsPerMetre)
    }
    let start = try file.beginChunk(PNGChunk.imageData)
    let deflate = DeflateStream(level: level)
    let band = PNGBand(rows)
    var y = 0
    while y < pixels.height {
      let end = min(pixels.height, y + band.rowCount)
      band.fill(y..<end, filter)
      guard deflate.write(band.bytes(rowCount: end - y), isLast: end == pixels.height, into: sink) else {
        throw .outOfMemoryForPNG
      }
      y = end
    }
    try file.endChunk(start)
    try file.appendChunk(PNGChunk.end, [])
    return sink.takeData()
  }
}
