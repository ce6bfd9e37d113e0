import Testing

@testable import CoreGraphics

@Suite struct PNGEncoderTests {
  static let sizes = [(1, 1), (1, 7), (7, 1), (3, 5), (5, 3), (16, 16), (17, 2), (250, 3), (301, 99), (640, 480)]

  @Test("Opaque pictures of any size come back the same", arguments: sizes)
  func opaqueRoundTrip(width: Int, height: Int) throws {
    for picture in [try PixelBuffer.imagery(width, height), try PixelBuffer.flatMap(width, height)] {
      let decoded = try ImageDecoder.decode(PNGEncoder.encode(picture))
      #expect(decoded.width == width && decoded.height == height)
      #expect(decoded.words == picture.words)
    }
  }

  @Test("Translucent pictures of any size come back the same", arguments: sizes)
  func translucentRoundTrip(width: Int, height: Int) throws {
    let picture = try PixelBuffer.translucent(width, height)
    #expect(try ImageDecoder.decode(PNGEncoder.encode(picture)).words == picture.words)
  }
}
