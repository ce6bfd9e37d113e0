/// The rows of a picture in the layout of a PNG file, before filtering.
struct PNGRows {
  let pixels: PixelBuffer
  let colours: PNGFile.Colours
  /// Where the rows hold indices, what these mean.
  let palette: PNGPalette?

  /// Takes the smallest layout that loses nothing.
  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    palette = PNGPalette(pixels)
    colours = palette != nil ? .indexed : pixels.isOpaque ? .rgb : .rgba
  }

  /// The length of a row without its filter byte.
  var byteCount: Int { pixels.width * colours.bytesPerPixel }

  /// Writes row `y`; `output` must have room for three bytes more than `byteCount`.
  func pack(_ y: Int, into output: UnsafeMutablePointer<UInt8>) {
    let source = UnsafePointer((pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    switch colours {
    case .rgb: Self.packRGB(source, count: pixels.width, into: output)
    case .rgba: Self.packRGBA(source, count: pixels.width, into: output)
    case .indexed: palette?.write(source, count: pixels.width, into: output)
    }
  }

  private static func packRGB(
    _ source: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let bytes = UnsafeMutableRawPointer(output)
    var x = 0
    // Four pixels are three words: red in the lowest byte of each pixel, then shifted together.
    while x &+ 4 <= count {
      let a = source[x].byteSwapped >> 8
      let b = source[x &+ 1].byteSwapped >> 8
      let c = source[x &+ 2].byteSwapped >> 8
      let d = source[x &+ 3].byteSwapped >> 8
      let words = bytes + x &* 3
      words.storeBytes(of: a | b << 24, as: UInt32.self)
      words.storeBytes(of: b >> 8 | c << 16, toByteOffset: 4, as: UInt32.self)
      words.storeBytes(of: c >> 16 | d << 8, toByteOffset: 8, as: UInt32.self)
      x &+= 4
    }
    while x < count {
      let pixel = source[x].byteSwapped >> 8
      output[x &* 3] = UInt8(truncatingIfNeeded: pixel)
      output[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      output[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
      x &+= 1
    }
  }

  private static func packRGBA(
    _ source: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let words = UnsafeMutableRawPointer(output)
    Premultiplication.reciprocals.withUnsafeBufferPointer { reciprocals in
      guard let reciprocals = reciprocals.baseAddress else { return }
      var (last, word) = (UInt32(0), UInt32(0))
      for x in 0..<count {
        // Flat fills are the rule among translucent pixels.
        if source[x] != last {
          last = source[x]
          let pixel = Premultiplication.straight(last, reciprocals)
          // From alpha, red, green, blue to red, green, blue, alpha, from the top byte down.
          word = (pixel << 8 | pixel >> 24).bigEndian
        }
        words.storeBytes(of: word, toByteOffset: x &* 4, as: UInt32.self)
      }
    }
  }
}
