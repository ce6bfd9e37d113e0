import Testing

@testable import CoreGraphics

@Suite struct CGContextGradientTests {
  private func linear(
    _ options: CGGradientDrawingOptions, locations: [CGFloat]? = nil, from start: CGFloat = 10, to end: CGFloat = 30
  ) throws -> Canvas {
    let canvas = try Canvas(40, 4)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: locations))
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0), options: options)
    return canvas
  }

  @Test("Between its ends the colours run evenly")
  func even() throws {
    let canvas = try linear([])
    for x in 11..<30 {
      let part = (Double(x) + 0.5 - 10) / 20
      #expect(canvas[x, 1].isNear(Pixel(Int(255 * (1 - part)), 0, Int(255 * part)), by: 3))
    }
  }

  @Test("Before the start and after the end there is nothing, unless asked for")
  func options() throws {
    let none = try linear([])
    #expect(none[8, 1] == .clear && none[31, 1] == .clear)
    let before = try linear(.drawsBeforeStartLocation)
    #expect(before[8, 1] == .red && before[31, 1] == .clear)
    let after = try linear(.drawsAfterEndLocation)
    #expect(after[8, 1] == .clear && after[31, 1] == .blue)
    let both = try linear([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[0, 1] == .red && both[39, 1] == .blue)
  }

  @Test("The first and last colours reach to the ends when their places do not")
  func innerPlaces() throws {
    let canvas = try linear([], locations: [0.25, 0.75])
    #expect(canvas[11, 1] == .red && canvas[14, 1] == .red && canvas[26, 1] == .blue && canvas[28, 1] == .blue)
    #expect(canvas[8, 1] == .clear && canvas[31, 1] == .clear)
    #expect(canvas[20, 1].isNear(Pixel(121, 0, 134), by: 6))
  }

  @Test("A line of no length, or to nowhere, draws nothing")
  func noLength() throws {
    for options: CGGradientDrawingOptions in [[], [.drawsBeforeStartLocation, .drawsAfterEndLocation]] {
      #expect(try linear(options, from: 10, to: 10).inkCount == 0)
      #expect(try linear(options, from: 10, to: .nan).inkCount == 0)
      #expect(try linear(options, from: 10, to: .infinity).inkCount == 0)
    }
  }

  @Test("A gradient follows matrix, clip and alpha")
  func stateOfContext() throws {
    let canvas = try Canvas(40, 4)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .red], locations: nil))
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 2))
    canvas.context.scaleBy(x: 2, y: 1)
    canvas.context.setAlpha(0.5)
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: [])
    #expect(canvas.inkBox == CGRect(x: 10, y: 2, width: 20, height: 2))
    #expect(canvas[20, 3].isNear(Pixel(128, 0, 0, 128)))
  }

  @Test("A radial gradient runs from one circle to the other")
  func radial() throws {
    let canvas = try Canvas(40, 40)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: nil))
    let center = CGPoint(x: 20, y: 20)
    canvas.context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15, options: [])
    #expect(canvas[20, 20] == .clear && canvas[1, 20] == .clear)
    #expect(canvas[30, 20].isNear(Pixel(115, 0, 140), by: 8))
    canvas.context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(canvas[20, 20] == .red && canvas[1, 1] == .blue)
  }
}
