import Testing

@testable import CoreGraphics

@Suite struct WebPDecoderTests {
  /// An extended header, with the flags and the size (one less, in three bytes each) of RFC 9649, section 2.7.
  static func extended(flags: UInt8, size: [UInt8]) -> Data {
    Data("RIFF".utf8) + [22, 0, 0, 0] + Data("WEBPVP8X".utf8) + [10, 0, 0, 0, flags, 0, 0, 0] + size
  }

  @Test("An animation is refused")
  func animation() {
    let data = Self.extended(flags: 2, size: [9, 0, 0, 9, 0, 0])
    #expect(throws: ImageCodecError.corrupt(format: "WebP", reason: "animated")) { try ImageDecoder.header(of: data) }
    #expect(throws: ImageCodecError.corrupt(format: "WebP", reason: "animated")) { try ImageDecoder.decode(data) }
  }

  @Test("An extended header without pixels is refused, whatever its size")
  func noPixels() {
    for size in [[9, 0, 0, 9, 0, 0], [255, 255, 255, 255, 255, 255]] as [[UInt8]] {
      #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(Self.extended(flags: 16, size: size)) }
    }
  }
}
