import CTurboJPEG

/// Writes baseline JPEG files with TurboJPEG.
package enum JPEGEncoder {
  /// Encodes the pixels over white.
  ///
  /// Chroma is kept at full resolution from quality 0.9 up, for the sake of thin coloured lines, and halved both ways
  /// below.
  ///
  /// - Parameters:
  ///   - pixels: What to encode.
  ///   - quality: From 0, the smallest file, to 1, the best picture. Values outside are clamped; not-a-number counts
  ///     as 1.
  /// - Returns: The file.
  /// - Throws: `ImageCodecError.encodingFailed`.
  package static func encode(_ pixels: PixelBuffer, quality: Double) throws(ImageCodecError) -> Data {
    let pixels = try pixels.isOpaque ? pixels : pixels.overWhite()
    guard let compressor = TurboJPEG(tjInitCompress()) else {
      throw .encodingFailed(format: "JPEG", reason: "out of memory")
    }
    let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
    let subsampling = percent >= 90 ? TJSAMP_444 : TJSAMP_420
    var output: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let status = withExtendedLifetime((pixels, compressor)) {
      tjCompress2(
        compressor.handle, pixels.bytes.assumingMemoryBound(to: UInt8.self), Int32(pixels.width),
        Int32(pixels.bytesPerRow), Int32(pixels.height), Int32(TJPF_BGRX.rawValue), &output, &count,
        Int32(subsampling.rawValue), max(1, percent), TJFLAG_ACCURATEDCT)
    }
    defer { tjFree(output) }
    guard status == 0, let output else { throw .encodingFailed(format: "JPEG", reason: compressor.message) }
    return Data(bytes: output, count: Int(count))
  }
}

extension PixelBuffer {
  /// A copy composited over white: a premultiplied colour plus what its alpha leaves of 255.
  fileprivate func overWhite() throws(ImageCodecError) -> PixelBuffer {
    guard let copy = PixelBuffer(width: width, height: height) else {
      throw .encodingFailed(format: "JPEG", reason: "out of memory")
    }
    let source = bytes.assumingMemoryBound(to: UInt32.self)
    let target = copy.bytes.assumingMemoryBound(to: UInt32.self)
    for index in 0..<width * height {
      let pixel = source[index]
      let white = 255 &- (pixel >> 24)
      // No premultiplied colour exceeds its alpha, so no sum exceeds 255.
      target[index] = pixel &+ white &* 0x0101_0101
    }
    return copy
  }
}
