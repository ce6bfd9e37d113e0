import Testing

@testable import CoreGraphics

@Suite struct CGContextBitmapTests {
  private func context(_ width: Int, _ height: Int, bits: Int = 8, space: CGColorSpace? = nil) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
      space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test("Sensible sizes of 8-bit RGB make a context, others do not")
  func sizes() {
    #expect(context(3, 4)?.width == 3 && context(3, 4)?.height == 4)
    for (width, height) in [(0, 4), (4, -1), (32_768, 1), (32_767, 32_767), (Int.max, Int.max)] {
      #expect(context(width, height) == nil)
    }
    #expect(context(4, 4, bits: 16) == nil && context(4, 4, space: CGColorSpaceCreateDeviceGray()) == nil)
    var memory = [UInt8](repeating: 0, count: 64)
    memory.withUnsafeMutableBytes { bytes in
      #expect(
        CGContext(
          data: bytes.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }
  }

  @Test("An image of a context does not change when drawing goes on")
  func makeImage() throws {
    let context = try #require(self.context(4, 4))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try #require(image.pixels(level: 0)).words.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("The layouts have Core Graphics' numbers")
  func numbers() {
    let layouts: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst,
    ]
    #expect(layouts.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(CGBitmapInfo.byteOrder32Little.rawValue == 8192 && CGBitmapInfo.byteOrder32Big.rawValue == 16384)
    #expect(CGBitmapInfo.alphaInfoMask.rawValue == 0x1F && CGBitmapInfo.byteOrderMask.rawValue == 0x7000)
    let qualities: [CGInterpolationQuality] = [.default, .none, .low, .high, .medium]
    #expect(qualities.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
