import Testing

@testable import CoreGraphics

@Suite struct WebPEncoderTests {
  @Test("Lossless pictures of any size come back the same", arguments: PNGEncoderTests.sizes)
  func losslessRoundTrip(width: Int, height: Int) throws {
    for make in [PixelBuffer.imagery, PixelBuffer.flatMap, PixelBuffer.translucent] {
      let picture = try make(width, height)
      let decoded = try ImageDecoder.decode(WebPEncoder.encode(picture, quality: nil))
      #expect(decoded.width == width && decoded.height == height)
      #expect(decoded.words == picture.words)
    }
  }

  @Test("A smooth lossy picture comes back nearly the same, its alpha exactly")
  func lossyRoundTrip() throws {
    let picture = try PixelBuffer.picture(64, 48) { x, y in
      let alpha = UInt32(x < 32 ? 255 : 128)
      return alpha << 24 | (alpha / 2) << 16 | UInt32(y) << 8 | UInt32(x)
    }
    let decoded = try ImageDecoder.decode(WebPEncoder.encode(picture, quality: 1))
    #expect(decoded.words.map { $0 >> 24 } == picture.words.map { $0 >> 24 })
    #expect(JPEGEncoderTests.distance(picture, decoded) <= 12)
  }

  @Test("Opaque pixels are encoded in place and stay as they were")
  func sourceIsUntouched() throws {
    let picture = try PixelBuffer.imagery(40, 30)
    let before = picture.words
    _ = try WebPEncoder.encode(picture, quality: nil)
    _ = try WebPEncoder.encode(picture, quality: 0.5)
    #expect(picture.words == before)
  }

  @Test("Less quality makes a smaller file, and a quality out of range is clamped")
  func quality() throws {
    let picture = try PixelBuffer.imagery(128, 128)
    let files = try [-1, 0, 0.5, 1, 2, .nan].map { try WebPEncoder.encode(picture, quality: $0) }
    #expect(files[1].count < files[2].count && files[2].count < files[3].count)
    #expect(files[0] == files[1] && files[4] == files[3] && files[5] == files[3])
  }

  @Test("A side above WebP's 16,383 pixels is refused")
  func tooLong() throws {
    let picture = try #require(PixelBuffer(width: 16384, height: 1))
    #expect(throws: ImageCodecError.sizeOutOfRange(width: 16384, height: 1)) {
      try WebPEncoder.encode(picture, quality: nil)
    }
  }
}
