import Testing

@testable import Basemap

/// What a style says of the text of labels, property by property.
@Suite("Text of labels by style")
struct LabelTextStyleTests {
  private func trial(
    _ layout: String = "", text: String = "{name}", name: String = "Los Angeles", more: String = "", paint: String = ""
  ) -> LabelTrial {
    var trial = LabelTrial()
    trial.style(text: text, layout: layout, paint: paint, more: more)
    trial.point(256, 128, name)
    return trial
  }

  private func only(_ layout: String = "", name: String = "Los Angeles") throws -> LabelTrial.Shown {
    try #require(try trial(layout, name: name).shown().first)
  }

  @Test("The text, with tokens and expressions, in the state's language")
  func field() throws {
    // style: text-field
    #expect(try trial(text: "<{name}>").names() == ["<Los Angeles>"])
    #expect(try trial(text: "").names() == [])
    var trial = LabelTrial()
    trial.style(text: nil, layout: #""text-field": ["concat", ["get", "name"], " ", ["global-state", "language"]]"#)
    trial.state = StyleState(["language": .string("fr")])
    trial.point(256, 128, "Rome")
    #expect(try trial.names() == ["Rome fr"])
  }

  @Test("Sections of a formatted text have their own size, weight and colour")
  func sections() throws {
    var trial = LabelTrial()
    trial.style(
      text: nil,
      layout: """
        "text-size": 20, "text-field": ["format", "A", {"font-scale": 2}, "b", {"text-color": "#ff0000"}]
        """)
    trial.point(100, 100, "x")
    let shown = try #require(try trial.shown().first)
    #expect(shown.label.style.text?.runs.map(\.scale) == [2, 1])
    let picture = try trial.picture()
    #expect(picture.count { $0 == 0xFF0000 } > 5)
    #expect(picture.count { $0 == 0 } > 20)
  }

  @Test("The size, also by zoom")
  func size() throws {
    // style: text-size
    let small = try only(#""text-size": 10, "text-padding": 0"#).box
    let large = try only(#""text-size": 20, "text-padding": 0"#).box
    #expect(abs(large.width - 2 * small.width) < 1e-6 && abs(small.height - 12) < 1e-6)
    #expect(try trial(#""text-size": 0"#).names() == [])
    let grown = try #require(
      try trial(#""text-padding": 0, "text-size": ["interpolate", ["linear"], ["zoom"], 13, 5, 15, 15]"#).shown().first)
    #expect(abs(grown.box.height - 12) < 1e-6)
  }

  @Test("Bold and italic by the name of the font; no name fails")
  func font() throws {
    // style: text-font
    let plain = try only(#""text-font": ["Noto Sans Regular"]"#).box
    let bold = try only(#""text-font": ["Noto Sans Bold"]"#).box
    #expect(bold.width > plain.width)
    let font = LabelFont(["Open Sans SemiBold Italic", "Arial"])
    #expect(font.weight == 600 && font.isItalic)
    #expect(try only(#""text-font": ["No such font"]"#).box == plain)
  }

  @Test("Lines break at the width, into about equal lines; ideographs break without spaces")
  func maximumWidth() throws {
    // style: text-max-width
    #expect(try only(#""text-max-width": 10"#).lines == 1)
    #expect(try only(#""text-max-width": 4"#).lines == 2)
    #expect(try only(#""text-max-width": 4"#, name: "Supercalifragilistic").lines == 1)
    #expect(try only(#""text-max-width": 5"#, name: "東京都千代田区丸の内一丁目").lines == 3)
    let paragraph = LabelParagraph(
      LabelParagraph.Key(runs: [LabelRun(text: "one two three four")], maximumWidth: 6, letterSpacing: 0))
    #expect(paragraph.lines.count == 2)
    #expect(paragraph.lines[0].width / paragraph.lines[1].width > 0.6)
  }

  @Test("The height of lines")
  func lineHeight() throws {
    // style: text-line-height
    let box = try only(#""text-size": 10, "text-max-width": 4, "text-line-height": 2, "text-padding": 0"#).box
    #expect(abs(box.height - 40) < 1e-6)
  }

  @Test("Space between letters, but not where they join")
  func letterSpacing() throws {
    // style: text-letter-spacing
    let plain = try only(#""text-size": 10, "text-max-width": 50"#).box.width
    #expect(
      abs(try only(#""text-size": 10, "text-max-width": 50, "text-letter-spacing": 0.5"#).box.width - plain - 50) < 1e-6
    )
    let joined = try only(#""text-size": 10"#, name: "القاهرة").box.width
    #expect(try only(#""text-size": 10, "text-letter-spacing": 0.5"#, name: "القاهرة").box.width == joined)
  }

  @Test("Lines meet left, right or in the middle; automatically, towards the place")
  func justify() throws {
    // style: text-justify
    func inkStart(_ justify: String, anchor: String = "center") throws -> (top: Int, bottom: Int) {
      let picture = try trial(
        #""text-justify": "\#(justify)", "text-anchor": "\#(anchor)", "text-max-width": 2, "text-size": 20"#,
        name: "iiiiiiiiiiii i"
      ).picture(side: 400)
      let ink = try #require(picture.ink)
      let middle = (ink.minY + ink.maxY) / 2
      func start(_ rows: Range<Int>) -> Int {
        (0..<400).first { x in rows.contains { picture[x, $0] < 0x808080 } } ?? -1
      }
      return (start(ink.minY..<middle - 2), start(middle + 2..<ink.maxY + 1))
    }
    let left = try inkStart("left")
    #expect(abs(left.top - left.bottom) <= 1)
    let center = try inkStart("center")
    #expect(center.bottom > center.top + 10)
    let right = try inkStart("right")
    #expect(right.bottom > center.bottom + 10)
    let automatic = try inkStart("auto", anchor: "left")
    #expect(abs(automatic.top - automatic.bottom) <= 1)
  }

  @Test(
    "The part of the text that lies at the place",
    arguments: zip(
      ["center", "left", "right", "top", "bottom", "top-left", "bottom-right"],
      [(0.5, 0.5), (0, 0.5), (1, 0.5), (0.5, 0), (0.5, 1), (0, 0), (1, 1)]))
  func anchor(name: String, part: (Double, Double)) throws {
    // style: text-anchor
    let box = try only(#""text-anchor": "\#(name)", "text-padding": 0"#).box
    #expect(abs(256 - box.minX - part.0 * box.width) < 1e-6)
    #expect(abs(128 - box.minY - part.1 * box.height) < 1e-6)
  }

  @Test("An offset in ems, and one that keeps off all around")
  func offset() throws {
    // style: text-offset
    let box = try only(#""text-offset": [1, -2], "text-size": 10"#).box
    #expect(abs(box.center.x - 266) < 1e-6 && abs(box.center.y - 108) < 1e-6)
    // style: text-radial-offset
    let radial = try only(#""text-radial-offset": 1, "text-anchor": "left", "text-size": 10, "text-padding": 0"#).box
    #expect(abs(radial.minX - 266) < 1e-6)
  }

  @Test("Of several anchors the first that is free")
  func variableAnchor() throws {
    // style: text-variable-anchor
    var trial = LabelTrial()
    trial.style(
      layout: #""text-variable-anchor": ["right", "left"], "text-radial-offset": 1, "text-size": 10, "text-padding": 0"#
    )
    trial.style("wall", layout: #""text-size": 10"#)
    trial.point(256, 128, "Middle")
    #expect(try #require(try trial.shown().first).box.maxX < 256)
    trial.point(226, 128, "XX", layer: "wall")
    let moved = try #require(try trial.shown().first { $0.text == "Middle" })
    #expect(moved.box.minX > 256)
    trial.point(286, 128, "XX", layer: "wall")
    #expect(try trial.names() == ["XX", "XX"])
  }

  @Test("Anchors with offsets of their own")
  func variableAnchorOffset() throws {
    // style: text-variable-anchor-offset
    let box = try only(
      #""text-variable-anchor-offset": ["left", [2, 0], "right", [-2, 0]], "text-size": 10, "text-padding": 0"#
    ).box
    #expect(abs(box.minX - 276) < 1e-6)
  }

  @Test("Turned by hand")
  func rotate() throws {
    // style: text-rotate
    let (flat, steep) = (try only().box, try only(#""text-rotate": 90"#).box)
    #expect(abs(flat.width - steep.height) < 1e-6 && abs(flat.height - steep.width) < 1e-6)
    let ink = try #require(try trial(#""text-rotate": 90"#).picture(side: 400).ink)
    #expect(ink.maxY - ink.minY > 2 * (ink.maxX - ink.minX))
  }

  @Test("Room around the text")
  func padding() throws {
    // style: text-padding
    let (none, some) = (try only(#""text-padding": 0"#).box, try only(#""text-padding": 7"#).box)
    #expect(abs(some.width - none.width - 14) < 1e-6 && abs(some.height - none.height - 14) < 1e-6)
  }

  @Test("Capitals and small letters")
  func transform() throws {
    // style: text-transform
    #expect(try trial(#""text-transform": "uppercase""#, name: "Straße").names() == ["STRASSE"])
    #expect(try trial(#""text-transform": "lowercase""#).names() == ["los angeles"])
  }

  @Test("Colour and opacity")
  func color() throws {
    // style: text-color
    let picture = try trial(#""text-size": 40"#, name: "I", paint: ##""text-color": "#00ff00""##).picture(side: 400)
    #expect(picture.count { $0 == 0x00FF00 } > 20)
    // style: text-opacity
    let faint = try trial(
      #""text-size": 40"#, name: "I", paint: ##""text-color": "#000000", "text-opacity": 0.5"##
    ).picture(side: 400)
    let darkest = try #require((0..<160_000).map { faint[$0 % 400, $0 / 400] & 0xFF }.min())
    #expect(abs(Int(darkest) - 128) <= 1)
    #expect(try trial(paint: #""text-opacity": 0"#).picture(side: 400).inkCount == 0)
  }

  @Test("The halo: colour, width, and a blur that softens its edge")
  func halo() throws {
    func paint(_ width: Double, _ blur: Double) -> String {
      ##""text-halo-color": "#ff0000", "text-halo-width": \##(width), "text-halo-blur": \##(blur)"##
    }
    func picture(_ width: Double, _ blur: Double = 0) throws -> LabelPicture {
      try trial(#""text-size": 40"#, name: "I", paint: paint(width, blur)).picture(side: 400)
    }
    let bare = try #require(try picture(0).ink)
    // style: text-halo-color
    #expect(try picture(3).count { $0 == 0xFF0000 } > 50)
    // style: text-halo-width
    let wide = try #require(try picture(3).ink)
    #expect(abs(bare.minX - wide.minX - 3) <= 1 && abs(wide.maxY - bare.maxY - 3) <= 1)
    // style: text-halo-blur
    let soft = try picture(3, 4)
    #expect(soft.count { $0 == 0xFF0000 } < (try picture(3).count { $0 == 0xFF0000 }))
    #expect(try #require(soft.ink).minX < wide.minX)
  }

  @Test("Moved by hand")
  func translate() throws {
    // style: text-translate
    let (still, moved) = (
      try #require(try trial().picture(side: 400).ink),
      try #require(try trial(paint: #""text-translate": [5, -7]"#).picture(side: 400).ink)
    )
    #expect(moved.minX == still.minX + 5 && moved.minY == still.minY - 7)
  }

  @Test("A shift goes with the map where it is turned, or with the picture")
  func translateAnchor() throws {
    // style: text-translate-anchor, icon-translate-anchor
    for (anchor, moved) in [("map", SIMD2(0.0, -30)), ("viewport", SIMD2(30, 0))] {
      func ink(_ x: Int) throws -> SIMD2<Double> {
        let trial = trial(paint: "\"text-translate\": [\(x), 0], \"text-translate-anchor\": \"\(anchor)\"")
        let ink = try #require(try trial.turnedPicture(heading: 90).ink)
        return SIMD2(Double(ink.minX), Double(ink.minY))
      }
      // 16 is as far as shifts go.
      let (far, near) = (try ink(15), try ink(0))
      #expect(far - near == moved / 2, "\(anchor)")
    }
  }

  @Test("Lines that run down, where the script does")
  func writingMode() throws {
    // style: text-writing-mode
    let across = try only(name: "東京都").box
    let down = try only(#""text-writing-mode": ["vertical"], "text-padding": 0, "text-size": 10"#, name: "東京都")
    #expect(abs(down.box.height - 30) < 1e-6 && abs(down.box.width - 12) < 1e-6 && across.width > across.height)
    let ink = try #require(
      try trial(#""text-writing-mode": ["vertical"], "text-size": 20"#, name: "東京都").picture(side: 400).ink)
    #expect(ink.maxY - ink.minY > 50 && ink.maxX - ink.minX < 22)
    #expect(try only(#""text-writing-mode": ["vertical"]"#, name: "Roma").box == only(name: "Roma").box)
    // The second way is taken where the first has no room.
    var trial = trial(#""text-writing-mode": ["horizontal", "vertical"], "text-size": 10"#, name: "東京都東京都")
    trial.style("wall", layout: #""text-size": 10"#)
    trial.point(285, 128, "XX", layer: "wall")
    let shown = try #require(try trial.shown().first { $0.text != "XX" })
    #expect(shown.box.height > shown.box.width)
  }
}
