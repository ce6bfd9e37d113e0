import Testing

@testable import Basemap

@Suite("Icons of labels")
struct LabelIconTests {
  /// A picture of 20 × 10 points at two pixels a point: red, its left quarter blue.
  private static func image(isDistanceField: Bool = false) throws -> LabelImage {
    let pixels = try #require(PixelBuffer(width: 40, height: 20))
    let context = try #require(CGContext(pixels: pixels, pointScale: 1))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    context.flush()
    var image = LabelImage(CGImage(pixels: pixels), pixelRatio: 2)
    image.isDistanceField = isDistanceField
    return image
  }

  private func trial(
    _ layout: String = "", text: String? = nil, paint: String = "", image: LabelImage? = nil
  ) throws -> LabelTrial {
    var trial = LabelTrial()
    trial.style(
      text: text, layout: #""icon-image": "shield", "icon-padding": 0"# + (layout.isEmpty ? "" : ",") + layout,
      paint: paint)
    trial.images["shield"] = try image ?? Self.image()
    trial.point(100, 80, "Name")
    return trial
  }

  private func only(_ layout: String = "", text: String? = nil) throws -> LabelTrial.Shown {
    try #require(try trial(layout, text: text).shown().first)
  }

  @Test("The image in its own size, or another; one that is missing is none")
  func image() throws {
    // style: icon-image
    #expect(try only().box == LabelBox(minX: 90, minY: 75, maxX: 110, maxY: 85))
    #expect(try trial(#""icon-image": "no such""#).shown().isEmpty)
    let picture = try trial().picture()
    #expect(picture[91, 80] == 0x0000FF && picture[105, 80] == 0xFF0000 && picture[111, 80] == 0xFFFFFF)
    // style: icon-size
    #expect(try only(#""icon-size": 2"#).box == LabelBox(minX: 80, minY: 70, maxX: 120, maxY: 90))
    let ink = try #require(try trial(#""icon-size": 2"#).picture().ink)
    #expect(ink == (80, 70, 119, 89))
  }

  @Test("Anchor, offset, room around")
  func place() throws {
    // style: icon-anchor
    #expect(try only(#""icon-anchor": "bottom-left""#).box == LabelBox(minX: 100, minY: 70, maxX: 120, maxY: 80))
    // style: icon-offset
    #expect(try only(#""icon-offset": [3, -4], "icon-size": 2"#).box.center == SIMD2(106, 72))
    // style: icon-padding
    #expect(
      try only(#""icon-padding": [1, 2, 3, 4]"#).box == LabelBox(minX: 86, minY: 74, maxX: 112, maxY: 88))
  }

  @Test("Turned by hand; along a line; with the map")
  func rotate() throws {
    // style: icon-rotate
    let box = try only(#""icon-rotate": 90"#).box
    #expect(abs(box.width - 10) < 1e-6 && abs(box.height - 20) < 1e-6)
    let picture = try trial(#""icon-rotate": 90"#).picture()
    #expect(picture[100, 72] == 0x0000FF && picture[100, 86] == 0xFF0000)
    var trial = try trial(#""symbol-placement": "line""#)
    trial.layers[0] = trial.layers[0].replacingOccurrences(of: "\"place\"", with: "\"road\"")
    trial.line([(200, 100), (200, 300)], "x")
    // style: icon-rotation-alignment
    #expect(try #require(try trial.shown().first).label.arrangement.icon?.rotation == 90)
    #expect(
      try #require(try self.trial(#""icon-rotation-alignment": "map""#).shown(heading: 30).first).label.arrangement
        .icon?.rotation == -30)
    // style: icon-keep-upright
    var down = try self.trial(#""symbol-placement": "line", "icon-keep-upright": true"#)
    down.layers[0] = down.layers[0].replacingOccurrences(of: "\"place\"", with: "\"road\"")
    down.line([(300, 100), (100, 100)], "x")
    #expect(try #require(try down.shown().first).label.arrangement.icon?.rotation == 360)
  }

  @Test("An icon that follows its text: width, height, both, with room between")
  func textFit() throws {
    let text = try only(text: "{name}").label.arrangement
    let room = try #require(text.shapes.first).box.insetBy(2)
    // style: icon-text-fit
    let both = try only(#""icon-text-fit": "both""#, text: "{name}").iconBox
    #expect(abs(both.width - room.width) < 1e-6 && abs(both.height - room.height) < 1e-6)
    let width = try only(#""icon-text-fit": "width""#, text: "{name}").iconBox
    #expect(abs(width.width - room.width) < 1e-6 && width.height == 10)
    let height = try only(#""icon-text-fit": "height""#, text: "{name}").iconBox
    #expect(height.width == 20 && abs(height.height - room.height) < 1e-6)
    // style: icon-text-fit-padding
    let padded = try only(#""icon-text-fit": "both", "icon-text-fit-padding": [1, 2, 3, 4]"#, text: "{name}").iconBox
    #expect(abs(padded.width - room.width - 6) < 1e-6 && abs(padded.height - room.height - 4) < 1e-6)
  }

  @Test("Only the parts made for it are stretched")
  func stretch() throws {
    var image = try Self.image()
    image.stretchX = [20...30]
    let picture = try trial(
      #""icon-text-fit": "width", "text-size": 30"#, text: "{name}", paint: #""text-opacity": 0"#, image: image
    ).picture()
    // The blue quarter keeps its five points.
    let row = try #require((60..<100).first { y in (0..<256).contains { picture[$0, y] == 0x0000FF } }) + 1
    #expect(abs((0..<256).filter { picture[$0, row] == 0x0000FF }.count - 5) <= 1)
    let cuts = IconDrawing.cuts([10...20], length: 40, factor: 0.5, to: 35)
    #expect(cuts.map(\.from) == [0...10, 10...20, 20...40])
    #expect(cuts.map(\.to) == [0...5, 5...25, 25...35])
    #expect(IconDrawing.cuts([10...20], length: 40, factor: 1, to: 20).map(\.to) == [0...20])
  }

  @Test("Text and icon go together, unless one is optional")
  func optional() throws {
    func shown(_ layout: String, blockText: Bool) throws -> (text: Bool, icon: Bool)? {
      var trial = try trial(#""text-anchor": "top", "text-offset": [0, 1]"# + layout, text: "{name}")
      trial.style("wall", layout: #""text-size": 8"#)
      trial.point(100, blockText ? 112 : 80, "X", layer: "wall")
      return try trial.shown().first { $0.label.rank.text == "Name" }.map { (!$0.text.isEmpty, $0.hasIcon) }
    }
    #expect(try shown("", blockText: true) == nil)
    #expect(try shown("", blockText: false) == nil)
    // style: text-optional
    #expect(try #require(try shown(#", "text-optional": true"#, blockText: true)) == (false, true))
    #expect(try shown(#", "text-optional": true"#, blockText: false) == nil)
    // style: icon-optional
    #expect(try #require(try shown(#", "icon-optional": true"#, blockText: false)) == (true, false))
  }

  @Test("Overlap of icons, and icons that keep no room")
  func overlap() throws {
    func count(_ layout: String) throws -> Int {
      var trial = try trial(layout)
      trial.point(105, 80, "Second")
      return try trial.shown().count
    }
    #expect(try count("") == 1)
    // style: icon-allow-overlap
    #expect(try count(#""icon-allow-overlap": true"#) == 2)
    // style: icon-overlap
    #expect(try count(#""icon-overlap": "cooperative""#) == 2)
    // style: icon-ignore-placement
    #expect(try count(#""icon-ignore-placement": true"#) == 2)
  }

  @Test("Opacity, a shift, and the colour of a shape")
  func paint() throws {
    // style: icon-opacity
    let faint = try trial(paint: #""icon-opacity": 0.5"#).picture()
    #expect(faint[105, 80] == 0xFF7F7F || faint[105, 80] == 0xFF8080)
    // style: icon-translate, icon-translate-anchor
    #expect(try #require(try trial(paint: #""icon-translate": [10, 0]"#).picture().ink).minX == 100)
    // style: icon-color
    let tinted = try trial(paint: ##""icon-color": "#00ff00""##, image: Self.image(isDistanceField: true)).picture()
    #expect(tinted[91, 80] == 0x00FF00 && tinted[105, 80] == 0x00FF00)
  }

  @Test("A distance field: sharp at any size, with a rim")
  func distanceField() throws {
    // A disc of radius 8 in 32 × 32 pixels; alpha falls by 255 over 8 pixels, 191 on its edge.
    let pixels = try #require(PixelBuffer(width: 32, height: 32))
    for y in 0..<32 {
      for x in 0..<32 {
        let distance =
          8 - ((Double(x) - 15.5) * (Double(x) - 15.5) + (Double(y) - 15.5) * (Double(y) - 15.5)).squareRoot()
        let alpha = UInt32(min(max(191 + distance / 8 * 255, 0), 255))
        pixels.bytes.storeBytes(of: alpha << 24, toByteOffset: 4 * (32 * y + x), as: UInt32.self)
      }
    }
    var image = LabelImage(CGImage(pixels: pixels))
    image.isDistanceField = true
    let colors = ##""icon-color": "#0000ff", "icon-halo-color": "#ff0000""##
    func row(_ size: Int, _ paint: String = "") throws -> (blue: Int, red: Int) {
      let picture = try trial(#""icon-size": \#(size)"#, paint: colors + paint, image: image).picture()
      return (
        (0..<256).filter { picture[$0, 80] == 0x0000FF }.count, (0..<256).filter { picture[$0, 80] == 0xFF0000 }.count
      )
    }
    let (small, large) = (try row(1), try row(3))
    #expect(abs(small.blue - 16) <= 2 && abs(large.blue - 48) <= 2 && small.red == 0)
    // style: icon-halo-color, icon-halo-width
    let sharp = try row(2, #", "icon-halo-width": 3"#)
    #expect(abs(sharp.red - 6) <= 2)
    // style: icon-halo-blur
    #expect(try row(2, #", "icon-halo-width": 3, "icon-halo-blur": 3"#).red < sharp.red)
  }
}
