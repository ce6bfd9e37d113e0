import Testing

@testable import Basemap

@Suite("Colours of style sheets")
struct StyleColorTests {
  @Test(
    "CSS colours",
    arguments: [
      ("#f0c", StyleColor(0xFF00CC)), ("#F0C8", StyleColor(0xFF00CC, alpha: 8.0 / 15)),
      ("#12aB9f", StyleColor(0x12AB9F)),
      ("#12aB9f80", StyleColor(0x12AB9F, alpha: 128.0 / 255)), ("red", StyleColor(0xFF0000)),
      (" RebeccaPurple ", StyleColor(0x663399)), ("transparent", .clear), ("grey", StyleColor(0x808080)),
      ("rgb(255, 0, 51)", StyleColor(0xFF0033)), ("rgb(255 0 51)", StyleColor(0xFF0033)),
      ("rgba(255,0,51,.5)", StyleColor(0xFF0033, alpha: 0.5)), ("rgb(100%, 0%, 20%)", StyleColor(0xFF0033)),
      ("rgb(255 0 51 / 25%)", StyleColor(0xFF0033, alpha: 0.25)), ("rgb(300, -5, 0)", StyleColor(0xFF0000)),
      ("hsl(0, 100%, 50%)", StyleColor(0xFF0000)), ("hsl(120deg 100% 50%)", StyleColor(0x00FF00)),
      ("hsla(-120, 100%, 50%, 50%)", StyleColor(0x0000FF, alpha: 0.5)), ("hsl(77, 0%, 60%)", StyleColor(0x999999)),
      ("rgba(1e2,0,0,1)", StyleColor(0x640000)),
    ])
  func css(_ text: String, _ color: StyleColor) throws {
    let read = try #require(StyleColor(css: text))
    #expect(abs(read.red - color.red) < 1e-12 && abs(read.green - color.green) < 1e-12)
    #expect(abs(read.blue - color.blue) < 1e-12 && abs(read.alpha - color.alpha) < 1e-12)
  }

  @Test(
    "What is no colour",
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#ggg", "reddish", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1 2,3)",
      "rgb(1,2 3)", "rgb(10%, 2, 3)", "rgb(1,2,3/4)", "rgb(1 2 3 4)", "rgb(1,2,3", "rgb(a,b,c)", "rgb(1,,3)",
      "hsl(10%, 20%, 30%)", "hsl(10, 20, 30)", "hsl(1,2%,3%,)", "rgb(1.,2,3)", "rgb(nan,0,0)", "cmyk(1,2,3,4)",
      "rgb(1,2,3) x",
    ])
  func faults(_ text: String) { #expect(StyleColor(css: text) == nil) }

  @Test("Colours are mixed in three spaces")
  func spaces() {
    let (red, blue) = (StyleColor(0xFF0000), StyleColor(0x0000FF, alpha: 0))
    #expect(StyleColorSpace.rgb.mix(red, blue, 0.25) == StyleColor(red: 0.75, green: 0, blue: 0.25, alpha: 0.75))
    for space in [StyleColorSpace.rgb, .lab, .hcl] {
      for (part, end) in [(0.0, red), (1.0, blue)] {
        let mixed = space.mix(red, blue, part)
        #expect(abs(mixed.red - end.red) < 1e-4 && abs(mixed.green - end.green) < 1e-4)
        #expect(abs(mixed.blue - end.blue) < 1e-4 && mixed.alpha == end.alpha)
      }
    }
    // Half way from red to blue, lightness and chroma stay between; only the hue turns, over magenta.
    let middle = StyleColorSpace.hcl.mix(red, StyleColor(0x0000FF), 0.5)
    #expect(middle.red > 0.6 && middle.green < 0.1 && middle.blue > 0.4)
    // Grey has no hue of its own.
    let fromGrey = StyleColorSpace.hcl.mix(StyleColor(0x808080), red, 0.5)
    #expect(fromGrey.red > fromGrey.green && fromGrey.green > 0.2)
  }
}
