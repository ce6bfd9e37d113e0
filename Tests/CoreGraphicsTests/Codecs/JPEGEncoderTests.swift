import Testing

@testable import CoreGraphics

@Suite struct JPEGEncoderTests {
  /// The largest difference of any channel.
  static func distance(_ first: PixelBuffer, _ second: PixelBuffer) -> Int {
    zip(first.words, second.words).reduce(0) { most, pair in
      [24, 16, 8, 0].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 0xFF) - Int(pair.1 >> $1 & 0xFF))) }
    }
  }

  @Test("A smooth picture comes back nearly the same", arguments: [(1, 1), (1, 9), (9, 1), (17, 33), (100, 75)])
  func roundTrip(width: Int, height: Int) throws {
    let picture = try PixelBuffer.slope(width, height)
    let decoded = try ImageDecoder.decode(JPEGEncoder.encode(picture, quality: 1))
    #expect(decoded.width == width && decoded.height == height)
    #expect(Self.distance(picture, decoded) <= 4)
  }

  @Test("Alpha is composited over white")
  func overWhite() throws {
    let picture = try PixelBuffer.picture(16, 16) { x, _ in x < 8 ? 0x8040_0000 : 0 }
    let expected = try PixelBuffer.picture(16, 16) { x, _ in x < 8 ? 0xFFBF_7F7F : 0xFFFF_FFFF }
    let decoded = try ImageDecoder.decode(JPEGEncoder.encode(picture, quality: 1))
    #expect(Self.distance(expected, decoded) <= 4)
  }

  @Test("Less quality makes a smaller file")
  func quality() throws {
    let picture = try PixelBuffer.imagery(128, 128)
    let sizes = try [0, 0.5, 0.8, 1].map { try JPEGEncoder.encode(picture, quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
  }

  @Test("A quality out of range is clamped, and not-a-number is the best")
  func clampedQuality() throws {
    let picture = try PixelBuffer.imagery(32, 32)
    let (worst, best) = (try JPEGEncoder.encode(picture, quality: 0), try JPEGEncoder.encode(picture, quality: 1))
    #expect(try JPEGEncoder.encode(picture, quality: -3) == worst)
    #expect(try JPEGEncoder.encode(picture, quality: -.infinity) == worst)
    #expect(try JPEGEncoder.encode(picture, quality: 7) == best)
    #expect(try JPEGEncoder.encode(picture, quality: .nan) == best)
  }
}
