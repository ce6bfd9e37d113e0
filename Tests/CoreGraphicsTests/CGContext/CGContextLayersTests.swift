import Testing

@testable import CoreGraphics

@Suite struct CGContextLayersTests {
  private func overlapping(_ context: CGContext) {
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
    context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
  }

  @Test("Overlapping shapes of a half transparent layer do not show their overlap")
  func overlap() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    overlapping(canvas.context)
    canvas.context.endTransparencyLayer()
    #expect(Set(canvas.allWords).count == 1)
    #expect(canvas[5, 5].isNear(Pixel(128, 0, 0, 128)))
    let plain = try Canvas(10, 10)
    plain.context.setAlpha(0.5)
    overlapping(plain.context)
    #expect(plain[5, 5].alpha > plain[1, 5].alpha)
  }

  @Test("Inside a layer alpha, blend mode and shadow start afresh, and come back after it")
  func settings() throws {
    let context = try Canvas(10, 10).context
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 2)
    context.setFillColor(.green)
    context.beginTransparencyLayer()
    #expect(context.state.alpha == 1 && context.state.blendMode == .normal && context.state.shadow == nil)
    #expect(context.state.fillColor == .green)
    context.setFillColor(.red)
    context.translateBy(x: 3, y: 3)
    context.endTransparencyLayer()
    #expect(context.state.alpha == 0.5 && context.state.blendMode == .multiply && context.state.shadow != nil)
    #expect(context.state.fillColor == .green && context.ctm == .identity)
  }

  @Test("Restoring inside a layer cannot leave it; states left open end with it")
  func restoreInside() throws {
    let canvas = try Canvas(10, 10)
    let context = canvas.context
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.restoreGState()
    context.restoreGState()
    overlapping(context)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(Set(canvas.allWords).count == 1)
    #expect(canvas[5, 5].isNear(Pixel(128, 0, 0, 128)))
    context.restoreGState()
    #expect(context.state.alpha == 1)
    try context.checkStatus()
  }

  @Test("Layers nest; ending one that was not begun does nothing")
  func nesting() throws {
    let canvas = try Canvas(10, 10)
    let context = canvas.context
    context.endTransparencyLayer()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    overlapping(context)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(Set(canvas.allWords).count == 1)
    #expect(canvas[5, 5].isNear(Pixel(64, 0, 0, 64)))
  }

  @Test("A layer in a rectangle is confined to it, and the clip is as before afterwards")
  func confined() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.beginTransparencyLayer(in: CGRect(x: 2, y: 2, width: 5, height: 5))
    overlapping(canvas.context)
    canvas.context.endTransparencyLayer()
    #expect(canvas.inkBox == CGRect(x: 2, y: 3, width: 5, height: 5))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("clear inside a layer clears the layer only")
  func clearInside() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.setFillColor(.green)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.beginTransparencyLayer()
    overlapping(canvas.context)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
    canvas.context.endTransparencyLayer()
    #expect(canvas[2, 5] == .green && canvas[7, 5] == .red)
  }
}
