extension PixelBuffer {
  /// Multiplies colours by their alpha, in place, each product rounded to the nearest 1/255.
  ///
  /// For decoders, which find straight alpha in files.
  func premultiply() {
    let pixels = bytes.assumingMemoryBound(to: UInt32.self)
    let count = width * height
    var index = 0
    while index < count {
      let pixel = pixels[index]
      if pixel < 0xFF00_0000 { pixels[index] = Premultiplication.premultiplied(pixel) }
      index &+= 1
    }
  }
}
