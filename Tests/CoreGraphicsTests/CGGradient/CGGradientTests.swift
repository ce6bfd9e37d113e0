import Testing

@testable import CoreGraphics

@Suite struct CGGradientTests {
  @Test("Without places colours stand at equal distances")
  func even() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .green, .blue], locations: nil))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    let single = try #require(CGGradient(colorsSpace: nil, colors: [.red], locations: nil))
    #expect(single.stops.map(\.location) == [0])
  }

  @Test("Places are cut to 0…1 and put in order; equal ones keep theirs")
  func order() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [.blue, .red, .green, .white], locations: [2, -1, 0.5, 0.5]))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [.red, .green, .white, .blue])
  }

  @Test("No colours, or too few places, make no gradient")
  func refused() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [.red, .green], locations: [0]) == nil)
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1], locations: nil, count: 0) == nil)
  }

  @Test("Components are read colour by colour")
  func components() throws {
    let rgb = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0.25, 0.75],
        count: 2))
    #expect(rgb.stops.map(\.color) == [.red, .blue])
    #expect(rgb.stops.map(\.location) == [0.25, 0.75])
    let grey = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2))
    #expect(grey.stops.map(\.color) == [.black, .white])
  }

  @Test("The options have Core Graphics' bits")
  func options() {
    #expect(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue == 1)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
  }
}
