/// Reads PNG, JPEG and WebP files.
///
/// A decoder answers every input with pixels or an `ImageCodecError`: truncated and damaged files are refused, never
/// half drawn. Colour profiles and Exif data are ignored, so samples are taken as sRGB and an Exif orientation turns
/// nothing.
package enum ImageDecoder {
  /// Reads only the header: the format, the size and whether there is alpha.
  ///
  /// The size is what the file claims; it can lie outside what `decode` accepts.
  ///
  /// - Throws: `ImageCodecError.unknownFormat` or `.corrupt`.
  package static func header(of data: Data) throws(ImageCodecError) -> ImageHeader {
    switch ImageFormat.sniff(data) {
    case .png: return try data.withBytes(PNGDecoder.header)
    case .jpeg: return try data.withBytes(JPEGDecoder.header)
    case .webp: return try data.withBytes(WebPDecoder.header)
    case nil: throw .unknownFormat
    }
  }

  /// The most pixels a file may have where the caller names no limit: 8,192 × 8,192, which take 256 MiB.
  package static let defaultMaximumPixelCount = 1 << 26

  /// Reads the pixels, premultiplied.
  ///
  /// The size is checked against the limits before anything is allocated for it.
  ///
  /// - Parameters:
  ///   - data: A whole file.
  ///   - maximumPixelCount: The most pixels to accept; never more than `PixelBuffer` allows.
  /// - Returns: The pixels, in a buffer of their own.
  /// - Throws: `ImageCodecError.unknownFormat`, `.corrupt`, or `.sizeOutOfRange`.
  package static func decode(
    _ data: Data, maximumPixelCount: Int = defaultMaximumPixelCount
  ) throws(ImageCodecError) -> PixelBuffer {
    let format = ImageFormat.sniff(data)
    return try data.withBytes { (bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> PixelBuffer in
      switch format {
      case .png: return try PNGDecoder.decode(bytes, maximumPixelCount: maximumPixelCount)
      case .jpeg: return try JPEGDecoder.decode(bytes, maximumPixelCount: maximumPixelCount)
      case .webp: return try WebPDecoder.decode(bytes, maximumPixelCount: maximumPixelCount)
      case nil: throw .unknownFormat
      }
    }
  }
}
