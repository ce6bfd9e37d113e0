import Testing

@testable import CoreGraphics

@Suite struct PixelBufferOpacityTests {
  @Test("One pixel less than opaque is found anywhere", arguments: [(0, 0), (16, 0), (0, 8), (16, 8), (7, 3)])
  func findsOnePixel(column: Int, row: Int) throws {
    let picture = try PixelBuffer.picture(17, 9) { x, y in x == column && y == row ? 0xFE00_0000 : 0xFF00_0000 }
    #expect(!picture.isOpaque)
  }

  @Test("A picture of opaque pixels is opaque, a fresh buffer is not")
  func opaqueAndFresh() throws {
    #expect(try PixelBuffer.imagery(17, 9).isOpaque)
    #expect(try #require(PixelBuffer(width: 17, height: 9)).isOpaque == false)
  }
}
