import Testing

@testable import CoreGraphics

@Suite struct CGImageTests {
  @Test("An image tells its size and layout")
  func layout() throws {
    let image = try CGImage.made(7, 3) { _, _ in 0 }
    #expect(image.width == 7 && image.height == 3)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 28)
    #expect(image.alphaInfo == .premultipliedFirst && image.colorSpace?.name == CGColorSpace.sRGB)
    let copy = try #require(image.copy())
    #expect(copy.width == 7 && copy.height == 3)
  }

  @Test("Cropping takes whole pixels, y down, within the image")
  func cropping() throws {
    let image = try CGImage.made(10, 8) { x, y in UInt32(y * 10 + x) | 0xFF00_0000 }
    let part = try #require(image.cropping(to: CGRect(x: 2.2, y: 3, width: 2, height: 1)))
    #expect(part.width == 3 && part.height == 1)
    let pixels = try #require(part.pixels(level: 0))
    #expect(pixels.words.map { $0 & 255 } == [32, 33, 34])
    let edge = try #require(image.cropping(to: CGRect(x: -5, y: -5, width: 100, height: 6)))
    #expect(edge.width == 10 && edge.height == 1)
    #expect(try #require(image.cropping(to: .infinite)).height == 8)
    for rect in [
      CGRect.null, .zero, CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 1, y: 1, width: 0, height: 4),
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 1e300, y: 0, width: 5, height: 5),
    ] {
      #expect(image.cropping(to: rect) == nil)
    }
  }

  @Test("Each level is half the one before, a pixel the mean of four")
  func levels() throws {
    let image = try CGImage.made(6, 3) { x, y in
      [0xFF00_0000, 0xFF40_80C0, 0x0000_0000, 0x8080_8080][(x & 1) + 2 * (y & 1)]
    }
    let half = try #require(image.pixels(level: 1))
    #expect(half.width == 3 && half.height == 2)
    let words = half.words
    #expect(words[0] == 0xA030_4050)
    // The last row of an odd height stands for itself twice.
    #expect(words[3] == 0xFF20_4060)
    #expect(image.level(forScale: 1) == 0 && image.level(forScale: 0.51) == 0 && image.level(forScale: 0.5) == 1)
    #expect(image.level(forScale: 1e-9) == 1 && image.level(forScale: .nan) == 0 && image.level(forScale: -1) == 0)
  }

  @Test("Levels are read where they are stored, and made where they are not")
  func loaders() throws {
    let levels = ImageLevels(
      width: 8, height: 8,
      loaders: [
        0: { PixelBuffer(width: 8, height: 8) },
        1: {
          let pixels = PixelBuffer(width: 4, height: 4)
          pixels.map { _ = memset($0.bytes, 255, 64) }
          return pixels
        },
      ])
    let image = CGImage(levels: levels)
    #expect(image.pixels(level: 2)?.words.allSatisfy { $0 == .max } == true)
    #expect(image.pixels(level: 0)?.words.allSatisfy { $0 == 0 } == true)
    #expect(levels.lastLevel == 3 && ImageLevels.size(of: 5, level: 1) == 3 && ImageLevels.size(of: 5, level: 9) == 1)
    let broken = CGImage(levels: ImageLevels(width: 8, height: 8, loaders: [:]))
    #expect(broken.pixels(level: 1) == nil && broken.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(throws: ImageCodecError.self) { try broken.pngData() }
  }

  @Test("Files are read by their first bytes, and by nothing else")
  func files() throws {
    let image = try CGImage.corners()
    let (png, jpeg, webP) = (try image.pngData(), try image.jpegData(), try image.webPData())
    for data in [png, jpeg, webP] { #expect(try CGImage(data: data).width == 2) }
    #expect(throws: ImageCodecError.self) { try CGImage(data: Data("no image".utf8)) }
    let (pngSource, jpegSource) = (try #require(CGDataProvider(data: png)), try #require(CGDataProvider(data: jpeg)))
    #expect(
      CGImage(pngDataProviderSource: pngSource, decode: nil, shouldInterpolate: true, intent: .defaultIntent) != nil)
    #expect(
      CGImage(pngDataProviderSource: jpegSource, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    #expect(
      CGImage(jpegDataProviderSource: jpegSource, decode: nil, shouldInterpolate: true, intent: .defaultIntent) != nil)
    #expect(
      CGImage(jpegDataProviderSource: pngSource, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }
}
