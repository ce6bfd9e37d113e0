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
    try withExtendedLifetime(pixels) { () throws(ImageCodecError) in
      let rows = PNGRows(pixels)
      let chooser = PNGFilterChooser(rows)
      return try encode(rows, pixelsPerMetre: pixelsPerMetre, stretch: chooser.stretch) { chooser.choose(from: $0) }
    }
  }

  /// Encodes rows in stretches, each with the filter that `choose` gives for its first row.
  static func encode(
    _ rows: PNGRows, pixelsPerMetre: Int?, level: DeflateStream.Level = .one, stretch: Int,
    choose: (Int) -> PNGFilter
  ) throws(ImageCodecError) -> Data {
    let height = rows.pixels.height
    let sink = ByteSink(capacity: 1 << 16)
    let file = try PNGFile(sink: sink)
    try file.appendHeader(width: rows.pixels.width, height: height, colours: rows.colours)
    if let pixelsPerMetre, 1...Int(Int32.max) ~= pixelsPerMetre {
      try file.appendDensity(pixelsPerMetre: pixelsPerMetre)
    }
    if let palette = rows.palette { try file.append(palette) }
    let start = try file.beginChunk(PNGChunk.imageData)
    let deflate = DeflateStream(level: level)
    let band = PNGBand(rows, byteCount: 1 << 16)
    var filter = PNGFilter.none
    var (y, nextChoice) = (0, 0)
    while y < height {
      if y == nextChoice {
        filter = choose(y)
        nextChoice += stretch
      }
      let end = min(height, nextChoice, y + band.rowCount)
      band.fill(y..<end, filter)
      guard deflate.write(band, rowCount: end - y, isLast: end == height, into: sink) else { throw .outOfMemoryForPNG }
      y = end
    }
    try file.endChunk(start)
    try file.appendChunk(PNGChunk.end, [])
    return sink.takeData()
  }
}
