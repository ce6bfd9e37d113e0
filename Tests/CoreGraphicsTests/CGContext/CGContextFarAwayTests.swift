import Testing

@testable import CoreGraphics

/// What lies beyond Cairo's numbers is not drawn, and does no harm to what is drawn afterwards.
@Suite struct CGContextFarAwayTests {
  private func expectUnharmed(_ draw: (CGContext) throws -> Void) throws {
    let pixels = try #require(PixelBuffer(width: 16, height: 16))
    let context = try #require(CGContext(pixels: pixels))
    context.saveGState()
    try draw(context)
    context.restoreGState()
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    context.flush()
    try context.checkStatus()
    #expect(pixels.bytes.load(as: UInt32.self) == 0xFFFF_0000)
  }

  private var gradient: CGGradient? {
    CGGradient(colorsSpace: nil, colors: [.black, .white], locations: nil)
  }

  @Test(
    "Gradients far away",
    arguments: [
      CGAffineTransform(a: 0.7, b: 0.7, c: -0.7, d: 0.7, tx: -4.5e6, ty: -7.1e6),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -1e300), CGAffineTransform(scaleX: 1e-9, y: 1e-9),
      CGAffineTransform(scaleX: 1e9, y: 1e9),
    ])
  func gradients(matrix: CGAffineTransform) throws {
    let gradient = try #require(gradient)
    try expectUnharmed { context in
      context.concatenate(matrix)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 10, y: 10), options: .drawsAfterEndLocation)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 5, y: 5), endRadius: 100,
        options: [.drawsAfterEndLocation, .drawsBeforeStartLocation])
    }
  }

  @Test(
    "Images far away, with and without a shadow", arguments: [false, true],
    [
      CGRect(x: 1.7e308, y: 184, width: 1e9, height: 191), CGRect(x: -1e12, y: 0, width: 10, height: 10),
      CGRect(x: 1e7, y: -1e7, width: 1e-5, height: 1e5),
    ])
  func images(shadow: Bool, rect: CGRect) throws {
    let image = CGImage(pixels: try #require(PixelBuffer(width: 3, height: 3)))
    try expectUnharmed { context in
      if shadow { context.setShadow(offset: CGSize(width: 3, height: 3), blur: 4) }
      context.draw(image, in: rect)
    }
  }

  @Test("A huge blur of a small shape costs what the shape's surroundings do, not the whole picture")
  func shadowCost() throws {
    let pixels = try #require(PixelBuffer(width: 6000, height: 6000))
    let context = try #require(CGContext(pixels: pixels))
    context.setShadow(offset: CGSize(width: 5, height: -5), blur: 8)
    let begin = Date()
    for index in 0..<50 { context.fill(CGRect(x: 100 * index, y: 100 * index, width: 10, height: 10)) }
    // The whole picture's blur takes above half a second each in a debug build.
    #expect(Date().timeIntervalSince(begin) < 10)
    context.flush()
    // Right of the first square, within its shadow.
    let row = 6000 - 1 - 2
    #expect(pixels.bytes.load(fromByteOffset: row * pixels.bytesPerRow + 4 * 12, as: UInt32.self) >> 24 > 0)
  }

  @Test("An image in an SVG is not repeated past its edges")
  func svgEdges() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(svgConsumer: consumer, size: CGSize(width: 30, height: 30)))
    let pixels = try #require(PixelBuffer(width: 7, height: 7))
    context.draw(CGImage(pixels: pixels), in: CGRect(x: 3.3, y: 4.1, width: 11.7, height: 12.9))
    context.closePDF()
    let svg = String(decoding: Data(referencing: data), as: UTF8.self)
    #expect(svg.contains("<image") && !svg.contains("<pattern"))
  }

  @Test("A document gets an image's pixels at twice the density of points")
  func documentDensity() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(svgConsumer: consumer, size: CGSize(width: 30, height: 30)))
    context.draw(
      CGImage(pixels: try #require(PixelBuffer(width: 40, height: 40))), in: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.closePDF()
    #expect(String(decoding: Data(referencing: data), as: UTF8.self).contains("width=\"40\" height=\"40\""))
  }
}
