/// The image file formats that can be read and written.
package enum ImageFormat: String, Sendable {
  case png, jpeg, webp

  /// The format that the first bytes of a file announce, or nil where they announce none of ours.
  ///
  /// Signatures: PNG, W3C PNG section 5.2; JPEG, the start-of-image marker and the first byte of the next one
  /// (ITU-T T.81, B.1.1.3); WebP, RFC 9649 section 2.4.
  package static func sniff(_ data: Data) -> ImageFormat? {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: PNGStructure.signature) { return .png }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if start.count == 12, start.starts(with: "RIFF".utf8), start[8...].elementsEqual("WEBP".utf8) { return .webp }
    return nil
  }
}
