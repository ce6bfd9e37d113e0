import Testing

@testable import CoreGraphics

@Suite struct CGContextShadowTests {
  let square = CGRect(x: 10, y: 10, width: 10, height: 10)

  @Test("In a bitmap context a shadow falls upwards for a positive height")
  func upwards() throws {
    let canvas = try Canvas(30, 30)
    canvas.context.setShadow(offset: CGSize(width: 3, height: 4), blur: 0, color: .blue)
    canvas.context.setFillColor(.red)
    canvas.context.fill(square)
    #expect(canvas.inkBox == CGRect(x: 10, y: 6, width: 13, height: 14))
    #expect(canvas[21, 8] == .blue)
    #expect(canvas[15, 12] == .red, "the shadow lies below")
    #expect(canvas[10, 8] == .clear)
  }

  @Test("As UIKit makes a context it falls downwards, in points")
  func downwards() throws {
    let canvas = try Canvas(30, 30, pointScale: 2)
    canvas.context.setShadow(offset: CGSize(width: 3, height: 4), blur: 0, color: .blue)
    canvas.context.fill(square)
    #expect(canvas.inkBox == CGRect(x: 20, y: 20, width: 26, height: 28))
    #expect(canvas[44, 46] == .blue && canvas[30, 30] == .black)
  }

  @Test("The matrix moves neither offset nor blur")
  func matrix() throws {
    let plain = try Canvas(60, 60)
    let scaled = try Canvas(60, 60)
    for (canvas, factor) in [(plain, CGFloat(1)), (scaled, 2)] {
      canvas.context.scaleBy(x: factor, y: -factor)
      canvas.context.setShadow(offset: CGSize(width: 5, height: 6), blur: 4, color: .blue)
      canvas.context.fill(
        CGRect(x: 20 / factor, y: -40 / factor, width: 20 / factor, height: 20 / factor))
    }
    #expect(plain.allWords == scaled.allWords)
    #expect(plain[42, 16].blue > 100)
  }

  @Test("Blur spreads a shadow without making more of it")
  func blur() throws {
    let areas = try [CGFloat(0), 8].map { blur in
      let canvas = try Canvas(100, 60)
      canvas.context.setShadow(offset: CGSize(width: 50, height: 0), blur: blur, color: .blue)
      canvas.context.fill(CGRect(x: 20, y: 25, width: 10, height: 10))
      canvas.context.clear(CGRect(x: 0, y: 0, width: 40, height: 60))
      let box = try #require(canvas.inkBox)
      #expect(abs(box.midX - 75) <= 1 && abs(box.midY - 30) <= 1)
      #expect(blur == 0 ? box.width == 10 : box.width > 20 && box.width <= 36)
      return canvas.inkArea
    }
    #expect(abs(areas[0] - areas[1]) < 4)
  }

  @Test("A blur is close to a Gaussian of half its size")
  func gaussian() throws {
    let canvas = try Canvas(80, 80)
    canvas.context.setShadow(offset: .zero, blur: 10, color: .blue)
    canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 80, height: 80)])
    canvas.context.fill(CGRect(x: -100, y: -100, width: 140, height: 280))
    for distance in [0, 2, 5, 8, 12] {
      let expected = 255 * erfc((Double(distance) + 0.5) / (5 * 2.0.squareRoot())) / 2
      #expect(abs(Double(canvas[40 + distance, 40].alpha) - expected) < 6)
    }
  }

  @Test("Without a colour the shadow is black of one third opacity; a translucent shape throws a weaker one")
  func strength() throws {
    let canvas = try Canvas(40, 30)
    canvas.context.setShadow(offset: CGSize(width: 15, height: 0), blur: 0)
    canvas.context.fill(square)
    #expect(canvas[30, 15].isNear(Pixel(0, 0, 0, 85)))
    canvas.context.clear(CGRect(x: 0, y: 0, width: 40, height: 30))
    canvas.context.setAlpha(0.5)
    canvas.context.fill(square)
    #expect(canvas[30, 15].isNear(Pixel(0, 0, 0, 43)))
  }

  @Test("A layer throws one shadow, not one for each shape")
  func layer() throws {
    let canvas = try Canvas(60, 30)
    canvas.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    canvas.context.beginTransparencyLayer()
    canvas.context.setFillColor(.green)
    canvas.context.fill(square)
    canvas.context.fill(square.offsetBy(dx: 5, dy: 0))
    canvas.context.endTransparencyLayer()
    #expect(canvas[17, 15] == .green, "no shadow of one shape on the other")
    #expect(canvas[36, 15].isNear(Pixel(0, 0, 0, 128)) && canvas[41, 15].isNear(Pixel(0, 0, 0, 128)))
  }

  @Test("Images, strokes and text throw shadows, none once it is taken away")
  func otherThings() throws {
    let canvas = try Canvas(60, 60)
    let context = canvas.context
    context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .blue)
    context.draw(try CGImage.corners(), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas[35, 55] == .blue)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 10, y: 30)])
    #expect(canvas[35, 30] == .blue)
    context.draw(TextLayout("█", font: TextFont(size: 10)), at: CGPoint(x: 0, y: 45))
    #expect((30..<45).contains { x in (0..<25).contains { canvas[x, $0].blue > 100 } })
    context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: nil)
    context.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
    #expect(canvas[47, 42] == .clear)
  }

  @Test("What lies outside the clip throws its shadow into it, the same for any clip")
  func clipIndependent() throws {
    let whole = try Canvas(60, 60)
    let pieces = try Canvas(60, 60)
    let draw = { (context: CGContext) in
      context.setShadow(offset: CGSize(width: 7.5, height: -9), blur: 9, color: .blue)
      context.fillEllipse(in: CGRect(x: 18, y: 18, width: 20, height: 20))
    }
    draw(whole.context)
    for x in [0, 30] {
      for y in [0, 30] {
        pieces.context.saveGState()
        pieces.context.clip(to: CGRect(x: x, y: y, width: 30, height: 30))
        draw(pieces.context)
        pieces.context.restoreGState()
      }
    }
    let unequal = zip(whole.allWords, pieces.allWords).count { a, b in !Pixel(a).isNear(Pixel(b), by: 2) }
    #expect(unequal == 0)
  }
}
