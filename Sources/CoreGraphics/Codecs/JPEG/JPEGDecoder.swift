import CTurboJPEG

/// Reads JPEG files with TurboJPEG.
///
/// Exif orientation is ignored. CMYK files are converted without a colour profile, in Adobe's convention (255 is no
/// ink): red is cyan × black, and so on.
enum JPEGDecoder {
  static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
    try readHeader(bytes, makeDecompressor()).header
  }

  /// Reads the pixels straight into the buffer.
  ///
  /// libjpeg only warns of missing or senseless data and paints grey; such a file is refused. So is a progressive file
  /// of more than 500 scans, each of which would cost a walk over the whole image.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, maximumPixelCount: Int
  ) throws(ImageCodecError) -> PixelBuffer {
    let decompressor = try makeDecompressor()
    let (header, colours) = try readHeader(bytes, decompressor)
    let buffer = try header.makeBuffer(maximumPixelCount: maximumPixelCount)
    let isInk = colours == TJCS_CMYK || colours == TJCS_YCCK
    let status = withExtendedLifetime((buffer, decompressor)) {
      tjDecompress2(
        decompressor.handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(bytes.count),
        buffer.bytes.assumingMemoryBound(to: UInt8.self), Int32(buffer.width), Int32(buffer.bytesPerRow),
        Int32(buffer.height), Int32((isInk ? TJPF_CMYK : TJPF_BGRA).rawValue),
        TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS)
    }
    guard status == 0 else { throw .corrupt(format: "JPEG", reason: decompressor.message) }
    if isInk { buffer.convertFromInk() }
    return buffer
  }

  private static func makeDecompressor() throws(ImageCodecError) -> TurboJPEG {
    guard let decompressor = TurboJPEG(tjInitDecompress()) else {
      throw .corrupt(format: "JPEG", reason: "out of memory")
    }
    return decompressor
  }

  private static func readHeader(
    _ bytes: UnsafeRawBufferPointer, _ decompressor: TurboJPEG
  ) throws(ImageCodecError) -> (header: ImageHeader, colours: TJCS) {
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colours: Int32 = 0
    let status = withExtendedLifetime(decompressor) {
      tjDecompressHeader3(
        decompressor.handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(bytes.count), &width,
        &height, &subsampling, &colours)
    }
    guard status == 0 else { throw .corrupt(format: "JPEG", reason: decompressor.message) }
    let header = ImageHeader(format: .jpeg, width: Int(width), height: Int(height), hasAlpha: false)
    return (header, TJCS(rawValue: UInt32(bitPattern: colours)))
  }
}

extension PixelBuffer {
  /// Turns bytes of cyan, magenta, yellow and black, where 255 is no ink, into opaque ARGB32, in place.
  fileprivate func convertFromInk() {
    let bytes = self.bytes.assumingMemoryBound(to: UInt8.self)
    for index in 0..<width * height {
      let pixel = bytes + index &* 4
      let black = UInt32(pixel[3])
      // The order of the bytes becomes blue, green, red: yellow, magenta, cyan.
      let ink = UInt32(pixel[2]) | UInt32(pixel[1]) << 8 | UInt32(pixel[0]) << 16
      let colour = Premultiplication.premultiplied(black << 24 | ink) | 0xFF00_0000
      UnsafeMutableRawPointer(pixel).storeBytes(of: colour, as: UInt32.self)
    }
  }
}
