import Testing

@testable import CoreGraphics

@Suite struct CGContextDocumentTests {
  static let size = CGSize(width: 120, height: 80)

  /// Shapes, a clip, a gradient, an image, a layer, a shadow and a text.
  static func scene(_ context: CGContext) throws {
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
    context.setFillColor(.red)
    context.fillEllipse(in: CGRect(x: 5, y: 35, width: 40, height: 40))
    context.setStrokeColor(.blue)
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [8, 4])
    context.strokeLineSegments(between: [CGPoint(x: 5, y: 20), CGPoint(x: 115, y: 28)])
    context.draw(try CGImage.corners(), in: CGRect(x: 55, y: 45, width: 20, height: 20))
    context.saveGState()
    context.clip(to: CGRect(x: 80, y: 40, width: 30, height: 30))
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.green, .blue], locations: nil))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 80, y: 0), end: CGPoint(x: 110, y: 0), options: [.drawsAfterEndLocation])
    context.restoreGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.setFillColor(.black)
    context.fill(CGRect(x: 30, y: 30, width: 30, height: 20))
    context.endTransparencyLayer()
    context.setAlpha(1)
    context.setShadow(offset: CGSize(width: 3, height: -3), blur: 2)
    context.fill(CGRect(x: 60, y: 4, width: 12, height: 10))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.saveGState()
    context.translateBy(x: 4, y: 18)
    context.scaleBy(x: 1, y: -1)
    context.draw(TextLayout("Map مخطط", font: TextFont(size: 11)), at: .zero)
    context.restoreGState()
  }

  private func page(_ context: CGContext) throws {
    context.beginPDFPage(nil)
    try Self.scene(context)
    context.endPDFPage()
  }

  @Test("A document may be finished after the images in it are gone")
  func goneImages() throws {
    // So large that the system takes the memory back at once.
    func draw(_ context: CGContext) throws {
      let pixels = try #require(PixelBuffer(width: 1000, height: 1000))
      context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(try DocumentReader.pdf(Self.size, draw).starts(with: Array("%PDF-".utf8)))
    #expect(String(decoding: try DocumentReader.svg(Self.size, draw), as: UTF8.self).contains("<image"))
  }

  @Test("The same drawing gives the same PDF, with a fixed date")
  func samePDF() throws {
    let first = try DocumentReader.pdf(Self.size, page)
    #expect(try DocumentReader.pdf(Self.size, page) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("%%EOF") && text.contains("/CreationDate (20000101"))
  }

  @Test("The same drawing gives the same SVG, its ids counted from 0")
  func sameSVG() throws {
    let first = try DocumentReader.svg(Self.size, Self.scene)
    _ = try DocumentReader.svg(Self.size, Self.scene)
    #expect(try DocumentReader.svg(Self.size, Self.scene) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("viewBox=\"0 0 120 80\"") && text.contains("id=\"clip0\""))
    // Whatever is referred to exists.
    for part in text.components(separatedBy: "#").dropFirst() {
      let name = part.prefix { $0 != "\"" && $0 != ")" }
      if name.first?.isLetter == true, name.last?.isNumber == true { #expect(text.contains("id=\"\(name)\"")) }
    }
  }

  @Test("Ids are renumbered by kind, references with them, other text not")
  func identifiers() {
    let svg = """
      <g id="clip17"/><i id="image3"/><use xlink:href="#clip17" f="url(#image3)"/><p id="glyph0-4" d="clip17"/>
      """
    let expected = """
      <g id="clip0"/><i id="image0"/><use xlink:href="#clip0" f="url(#image0)"/><p id="glyph0-4" d="clip17"/>
      """
    #expect(String(decoding: SVGIdentifiers.renumbered(Data(svg.utf8)), as: UTF8.self) == expected)
    for cut in ["", "id=\"", "url(#", "<id=\"x9"] {
      #expect(SVGIdentifiers.renumbered(Data(cut.utf8)).count <= cut.utf8.count)
    }
  }

  @Test("Closing twice, and drawing afterwards, changes nothing")
  func closeTwice() throws {
    for isPDF in [true, false] {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(
        isPDF ? CGContext(consumer: consumer, mediaBox: nil, nil) : CGContext(svgConsumer: consumer, size: Self.size))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(data.length == 0)
      context.closePDF()
      let length = data.length
      #expect(length > 100)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginTransparencyLayer()
      context.endTransparencyLayer()
      context.beginPDFPage(nil)
      context.closePDF()
      #expect(data.length == length)
      #expect(context.makeImage() == nil)
    }
  }

  @Test("A document that is never closed is complete all the same")
  func unclosed() throws {
    let data = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(svgConsumer: consumer, size: Self.size))
      context.beginTransparencyLayer()
      try Self.scene(context)
    }
    let text = String(decoding: Data(referencing: data), as: UTF8.self)
    #expect(text.contains("</svg>") && text.contains("<image"))
  }

  @Test("Pages begin anew, and each begin or end alone is made good")
  func pages() throws {
    func count(_ draw: (CGContext) throws -> Void) throws -> Int {
      let text = String(decoding: try DocumentReader.pdf(Self.size, draw), as: UTF8.self)
      return text.components(separatedBy: "/Type /Page").count - text.components(separatedBy: "/Type /Pages").count
    }
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let three = try count { context in
      for _ in 0..<3 {
        context.beginPDFPage(nil)
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.setFillColor(.red)
        context.fill(square)
        context.endPDFPage()
        #expect(context.ctm == .identity && context.state.fillColor == .black)
      }
    }
    #expect(three == 3)
    let two = try count { context in
      context.endPDFPage()
      context.beginPDFPage(nil)
      context.fill(square)
      context.beginPDFPage(nil)
      context.beginTransparencyLayer()
      context.fill(square)
    }
    #expect(two == 2)
  }

  @Test("An image drawn many times is written once")
  func imagesOnce() throws {
    var random = RandomBytes(seed: 3)
    let image = try CGImage.made(100, 100) { _, _ in 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF
    }
    let sizes = try [1, 20].map { times in
      try [DocumentReader.pdf, DocumentReader.svg].map { make in
        try make(Self.size) { context in
          for index in 0..<times {
            context.draw(image, in: CGRect(x: index, y: 0, width: 100, height: 100))
          }
        }.count
      }
    }
    for (once, often) in zip(sizes[0], sizes[1]) { #expect(often < once * 2) }
  }

  @Test("Sizes that no document can have are refused")
  func sizes() throws {
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    for size in [CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: 14_401)] {
      var box = CGRect(origin: .zero, size: size)
      #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
      #expect(CGContext(svgConsumer: consumer, size: size) == nil)
    }
  }

  /// The share of pixels that differ by more than a quarter.
  private func share(_ a: PixelBuffer, _ b: PixelBuffer) throws -> Double {
    try #require(a.width == b.width && a.height == b.height)
    let wrong = zip(a.words, b.words).count { !Pixel($0).isNear(Pixel($1), by: 64) }
    return Double(wrong) / Double(a.words.count)
  }

  private func bitmap(scale: CGFloat) throws -> PixelBuffer {
    let canvas = try Canvas(Int(Self.size.width * scale), Int(Self.size.height * scale))
    canvas.context.scaleBy(x: scale, y: scale)
    try Self.scene(canvas.context)
    canvas.context.flush()
    return canvas.pixels
  }

  @Test(
    "A PDF seen with Poppler looks like the bitmap", .enabled(if: DocumentReader.path(of: "pdftocairo") != nil))
  func poppler() throws {
    let program = try #require(DocumentReader.path(of: "pdftocairo"))
    let picture = try DocumentReader.picture(of: DocumentReader.pdf(Self.size, page), program: program) {
      ["-png", "-singlefile", "-r", "144", $0, String($1.dropLast(4))]
    }
    #expect(try share(picture, bitmap(scale: 2)) < 0.03)
  }

  @Test(
    "An SVG seen with librsvg looks like the bitmap", .enabled(if: DocumentReader.path(of: "rsvg-convert") != nil))
  func librsvg() throws {
    let program = try #require(DocumentReader.path(of: "rsvg-convert"))
    let picture = try DocumentReader.picture(of: DocumentReader.svg(Self.size, Self.scene), program: program) {
      ["-w", "240", "-h", "160", "-o", $1, $0]
    }
    #expect(try share(picture, bitmap(scale: 2)) < 0.03)
  }
}
