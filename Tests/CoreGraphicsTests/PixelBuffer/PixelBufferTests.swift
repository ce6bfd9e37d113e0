import Testing

@testable import CoreGraphics

@Suite struct PixelBufferTests {
  @Test("A new buffer is transparent, its rows four bytes a pixel")
  func start() throws {
    let pixels = try #require(PixelBuffer(width: 3, height: 2))
    #expect(pixels.bytesPerRow == 12 && pixels.byteCount == 24)
    #expect(pixels.withContents { $0.count == 24 && $0.allSatisfy { $0 == 0 } })
  }

  @Test("Sizes that are not positive, or too large, make none")
  func sizes() {
    for (width, height) in [(0, 1), (1, 0), (-1, 1), (32_768, 1), (1, 32_768), (20_000, 20_000), (Int.max, 2)] {
      #expect(PixelBuffer(width: width, height: height) == nil)
    }
  }
}
