import Testing

@testable import CoreGraphics

@Suite struct CGContextImageTests {
  @Test("An image's top row lies at the larger y")
  func upright() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.draw(try CGImage.corners(), in: CGRect(x: 5, y: 2, width: 10, height: 10))
    #expect(canvas.inkBox == CGRect(x: 5, y: 8, width: 10, height: 10))
    #expect(canvas[5, 8] == .red && canvas[14, 8] == .green && canvas[5, 17] == .blue && canvas[14, 17] == .white)
  }

  @Test("A context turned over draws it upside down; turned back in its rectangle it is upright")
  func flipped() throws {
    let canvas = try Canvas(10, 10, pointScale: 1)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    canvas.context.draw(try CGImage.corners(), in: rect)
    #expect(canvas[0, 0] == .blue && canvas[0, 9] == .red && canvas[9, 9] == .green)
    canvas.context.translateBy(x: 0, y: 10)
    canvas.context.scaleBy(x: 1, y: -1)
    canvas.context.draw(try CGImage.corners(), in: rect)
    #expect(canvas[0, 0] == .red && canvas[9, 0] == .green && canvas[0, 9] == .blue && canvas[9, 9] == .white)
  }

  @Test("A rectangle with negative sides is the same rectangle")
  func standardized() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.draw(try CGImage.corners(), in: CGRect(x: 10, y: 10, width: -10, height: -10))
    #expect(canvas[0, 0] == .red && canvas[9, 9] == .white)
  }

  private func noise(_ width: Int, _ height: Int) throws -> CGImage {
    var random = RandomBytes(seed: 7)
    return try CGImage.made(width, height) { _, _ in 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF
    }
  }

  @Test(
    "On whole pixels every pixel is copied as it is",
    arguments: [CGInterpolationQuality.default, .none, .low, .medium, .high])
  func exactCopy(_ quality: CGInterpolationQuality) throws {
    let image = try noise(17, 9)
    let pixels = try #require(image.pixels(level: 0))
    for scale in [1, 2, 3] {
      let canvas = try Canvas(60, 60, pointScale: scale)
      let context = canvas.context
      context.interpolationQuality = quality
      // UIKit's way to draw an image upright.
      let (width, height) = (17 / CGFloat(scale), 9 / CGFloat(scale))
      context.translateBy(x: 6, y: 7 + height)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      let words = pixels.words
      let all = canvas.allWords
      let copied = (0..<9).allSatisfy { row in
        (0..<17).allSatisfy { column in
          all[(7 * scale + row) * 60 * scale + 6 * scale + column] == words[row * 17 + column]
        }
      }
      #expect(copied)
      #expect(canvas.inkCount == 17 * 9)
    }
  }

  @Test("Turned over on whole pixels it is exact too")
  func exactFlip() throws {
    let image = try noise(16, 16)
    let words = try #require(image.pixels(level: 0)).words
    let canvas = try Canvas(16, 16, pointScale: 1)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    let turned: [UInt32] = (0..<16).reversed().flatMap { (row: Int) in words[row * 16..<row * 16 + 16] }
    #expect(canvas.allWords == turned)
  }

  @Test("Enlarged with none it has hard edges, otherwise soft ones, never beyond its rectangle")
  func interpolation() throws {
    let image = try CGImage.made(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    for (quality, isSoft) in [(CGInterpolationQuality.none, false), (.low, true), (.high, true)] {
      let canvas = try Canvas(40, 10)
      canvas.context.interpolationQuality = quality
      canvas.context.draw(image, in: CGRect(x: 10, y: 0, width: 20, height: 10))
      let row = (0..<40).map { canvas[$0, 5] }
      #expect(row[9] == .clear && row[30] == .clear && row[10] == .black && row[29] == .white)
      #expect((10..<30).contains { row[$0] != .black && row[$0] != .white } == isSoft)
      #expect(zip(row[10..<29], row[11..<30]).allSatisfy { $0.red <= $1.red })
    }
  }

  @Test("A checkerboard an eighth of its size is an even grey")
  func checkerboard() throws {
    let image = try CGImage.made(256, 256) { x, y in (x + y).isMultiple(of: 2) ? 0xFF00_0000 : 0xFFFF_FFFF }
    for side in [32, 30, 21] {
      let canvas = try Canvas(40, 40)
      canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
      for y in (40 - side)..<40 {
        for x in 0..<side { #expect(canvas[x, y].isNear(Pixel(128, 128, 128), by: 1)) }
      }
    }
  }

  @Test("Drawing a large image small costs no more than making its levels once")
  func time() throws {
    let image = try CGImage.made(2048, 2048) { x, y in 0xFF00_0000 | UInt32(x & 255) << 8 | UInt32(y & 255) }
    let canvas = try Canvas(64, 64)
    let rect = CGRect(x: 0, y: 0, width: 64, height: 64)
    canvas.context.draw(image, in: rect)
    let time = ContinuousClock().measure { for _ in 0..<200 { canvas.context.draw(image, in: rect) } }
    #expect(time < .seconds(1))
  }

  @Test("Tiles fill the whole clip from the rectangle on, also when that lies far away")
  func tiling() throws {
    let image = try CGImage.corners()
    for origin in [CGPoint(x: 4, y: 4), CGPoint(x: 4 - 2e9, y: 4 + 4e6)] {
      let canvas = try Canvas(16, 16)
      canvas.context.interpolationQuality = .none
      canvas.context.draw(image, in: CGRect(origin: origin, size: CGSize(width: 4, height: 4)), byTiling: true)
      #expect(canvas.inkCount == 256)
      // Tiles begin at multiples of 4, their lower left quarter blue.
      for (x, y, expected) in [(0, 15, Pixel.blue), (2, 15, .white), (4, 13, .red), (6, 9, .green), (8, 11, .blue)] {
        #expect(canvas[x, y] == expected)
      }
    }
  }

  @Test("Tiles of an image with odd sides meet at any size")
  func oddTiles() throws {
    let image = try CGImage.made(6, 5) { _, y in y == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let canvas = try Canvas(30, 30)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 2.5), byTiling: true)
    let column = (0..<30).map { canvas[10, $0].red }
    // The pattern repeats after two tiles, 5 pixels.
    #expect((0..<25).allSatisfy { abs(column[$0] - column[$0 + 5]) <= 2 })
    #expect((column.max() ?? 0) > 40)
  }

  @Test("A weakened image has the strength of its alpha over its whole rectangle")
  func weakened() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.setAlpha(0.25)
    canvas.context.draw(try CGImage.made(3, 3) { _, _ in 0xFFFF_FFFF }, in: CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(canvas.inkCount == 64)
    #expect(canvas[5, 5].isNear(Pixel(64, 64, 64, 64), by: 1) && canvas[1, 1] == canvas[5, 5])
  }

  @Test("An image as large as the world shows its part")
  func hugeImage() throws {
    let canvas = try Canvas(20, 20)
    // The middle of the image lies at (10, 10).
    canvas.context.draw(
      try CGImage.corners(), in: CGRect(x: 10 - 1e6, y: 10 - 1e6, width: 2e6, height: 2e6))
    #expect(canvas.inkCount == 400)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(
      try CGImage.corners(), in: CGRect(x: 10 - 5e3, y: 10 - 5e3, width: 1e4, height: 1e4))
    #expect(canvas[2, 2] == .red && canvas[17, 2] == .green && canvas[2, 17] == .blue && canvas[17, 17] == .white)
  }

  @Test("Rectangles without area, or not finite, draw nothing")
  func nothing() throws {
    let canvas = try Canvas(20, 20)
    let image = try CGImage.corners()
    for rect in [
      CGRect.null, .zero, .infinite, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
      CGRect(x: 0, y: 0, width: 5, height: CGFloat.leastNonzeroMagnitude),
    ] {
      canvas.context.draw(image, in: rect)
      canvas.context.draw(image, in: rect, byTiling: true)
    }
    #expect(canvas.inkCount == 0)
    try canvas.context.checkStatus()
  }

  @Test("The same image drawn from eight threads gives eight equal pictures")
  func threads() async throws {
    let image = try noise(300, 300)
    let pictures = try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let canvas = try Canvas(50, 50)
          for _ in 0..<20 { canvas.context.draw(image, in: CGRect(x: 3, y: 3, width: 40, height: 40)) }
          return canvas.allWords
        }
      }
      return try await group.reduce(into: [[UInt32]]()) { $0.append($1) }
    }
    #expect(pictures.count == 8 && Set(pictures).count == 1)
  }
}
