import Testing

@testable import Basemap

@Suite("Painting lines")
struct LinePaintingTests {
  private let white: UInt32 = 0xFFFFFF
  private let red: UInt32 = 0xFF0000
  private let blue: UInt32 = 0x0000FF

  /// A picture of one level line through the middle, as long as it is drawn.
  private func level(_ paint: String, layout: String = "", contentScale: Double = 1) throws -> Picture {
    let layer = Painted.layer("line", paint: #""line-color": "red", \#(paint)"#, layout: layout)
    return try Painted.picture(layer, contentScale: contentScale) { $0.path((-16, 0), (16, 0)) }
  }

  /// How many of the pixels in a column are not white.
  private func height(_ picture: Picture, x: Int = 0) -> Int {
    (-32..<32).count { picture.at(x, $0) != white }
  }

  @Test("Lines are as wide as they say, in points, constant or by a tag")
  func width() throws {
    // style: line-width, line-color, line-opacity
    #expect(height(try level(#""line-width": 6"#)) == 6)
    #expect(height(try level(#""line-width": 6"#, contentScale: 2)) == 12)
    #expect(height(try level(#""line-width": 0"#)) == 0)
    #expect(distance(try level(#""line-width": 6, "line-opacity": 0.5"#).at(0, 0), 0xFF8080) <= 1)
    let tagged = Painted.layer(
      "line",
      paint: #""line-width": ["get", "width"], "line-color": ["get", "color"], "line-opacity": ["get", "opacity"]"#)
    let picture = try Painted.picture(tagged) {
      $0.path(["width": .number(4), "color": .string("red"), "opacity": .number(1)], (-30, -10), (30, -10))
      $0.path(["width": .number(8), "color": .string("blue"), "opacity": .number(1)], (-30, 10), (30, 10))
      $0.path(["width": .number(8), "color": .string("blue"), "opacity": .number(0)], (0, -30), (0, 30))
    }
    #expect(picture.at(0, -10) == red && picture.at(0, 10) == blue && height(picture) == 12)
  }

  @Test("Lines of one look that cross are laid down once; together they may be translucent whatever their looks")
  func once() throws {
    // style: line-layer-opacity
    func cross(_ paint: String) throws -> Picture {
      try Painted.picture(Painted.layer("line", paint: #""line-width": 8, \#(paint)"#)) {
        $0.path(["color": .string("red")], (-20, 0), (20, 0))
        $0.path(["color": .string("blue")], (0, -20), (0, 20))
      }
    }
    let plain = try cross(#""line-color": "red", "line-opacity": 0.5"#)
    #expect(plain.at(0, 0) == plain.at(10, 0))
    let layered = try cross(#""line-color": ["get", "color"], "line-layer-opacity": 0.5"#)
    #expect(distance(layered.at(0, 0), 0x8080FF) <= 1 && distance(layered.at(10, 0), 0xFF8080) <= 1)
  }

  @Test("Ends are cut off, round or square")
  func caps() throws {
    // style: line-cap
    func length(_ cap: String, y: Int) throws -> Int {
      let picture = try level(#""line-width": 10"#, layout: #""line-cap": "\#(cap)""#)
      return (-32..<32).count { picture.at($0, y) == red }
    }
    #expect(try length("butt", y: 4) == 32 && length("butt", y: 0) == 32)
    #expect(try length("square", y: 4) == 42 && length("square", y: 0) == 42)
    #expect(try (38...40).contains(length("round", y: 0)) && (32...36).contains(length("round", y: 4)))
  }

  @Test("Corners are pointed, round or cut off, and cut off too where the point would be long")
  func joins() throws {
    // style: line-join, line-miter-limit, line-round-limit
    func picture(_ layout: String) throws -> Picture {
      try Painted.picture(Painted.layer("line", paint: #""line-color": "red", "line-width": 16"#, layout: layout)) {
        $0.path((-20, 10), (0, 10), (0, -20))
      }
    }
    let miter = try picture(#""line-join": "miter""#)
    let round = try picture(#""line-join": "round", "line-round-limit": 1"#)
    let bevel = try picture(#""line-join": "bevel""#)
    #expect(miter.at(6, 16) == red && round.at(6, 16) == white && bevel.at(6, 16) == white)
    #expect(round.at(4, 14) == red && bevel.at(4, 14) != red)
    #expect(try picture(#""line-join": "miter", "line-miter-limit": 1"#).at(6, 16) == white)
  }

  @Test("Dashes are as long as they say, in line widths, and may have ends of their own")
  func dashes() throws {
    // style: line-dasharray
    let picture = try level(#""line-width": 4, "line-dasharray": [2, 1]"#)
    #expect((-16..<16).map { picture.at($0, 0) == red } == (0..<32).map { $0 % 12 < 8 })
    let round = try level(#""line-width": 4, "line-dasharray": [2, 1]"#, layout: #""line-cap": "round""#)
    #expect((-16..<16).count { round.at($0, 0) != white } > (-16..<16).count { picture.at($0, 0) != white })
  }

  @Test("A gap lies between two lines of the width")
  func gap() throws {
    // style: line-gap-width
    let picture = try level(#""line-width": 3, "line-gap-width": 6"#)
    #expect(
      (-8..<8).map { picture.at(0, $0) == red } == (-8..<8).map { (-6 ..< -3).contains($0) || (3..<6).contains($0) })
    #expect((-3..<3).allSatisfy { picture.at(0, $0) == white })
  }

  @Test("An offset moves a line to its right, corners and rings included")
  func offset() throws {
    // style: line-offset
    let picture = try level(#""line-width": 2, "line-offset": 8"#)
    #expect(picture.at(0, 8) == red && picture.at(0, 0) == white && picture.at(0, -8) == white)
    let left = Painted.layer("line", paint: #""line-color": "red", "line-width": 2, "line-offset": -6"#)
    let corner = try Painted.picture(left) { $0.path((-20, 10), (0, 10), (0, -20)) }
    #expect(
      corner.at(-10, 4) == red && corner.at(-6, -10) == red && corner.at(-6, 4) == red && corner.at(0, 9) == white)
    // Clockwise on the screen, the inside is on the right.
    let ring = Painted.layer("line", paint: #""line-color": "red", "line-width": 2, "line-offset": 6"#)
    let inside = try Painted.picture(ring) { $0.box(-20, -20, 20, 20) }
    #expect(inside.at(0, -14) == red && inside.at(14, 0) == red && inside.at(0, -20) == white)
  }

  @Test("A blurred line fades from its edges inward")
  func blur() throws {
    // style: line-blur
    let picture = try level(#""line-width": 16, "line-blur": 6"#)
    let greens = (0..<9).map { Int(picture.at(0, $0) >> 8 & 0xFF) }
    #expect(greens[0] == 0 && greens[1] == 0 && greens[8] == 255)
    #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 <= $1 } && Set(greens).count >= 6)
    #expect(abs(greens[5] - 128) < 40)
  }

  @Test("Lines are moved by points")
  func moved() throws {
    // style: line-translate, line-translate-anchor
    let picture = try level(#""line-width": 4, "line-translate": [0, 10]"#, contentScale: 2)
    #expect(picture.at(0, 20) == red && picture.at(0, 0) == white)
  }

  @Test("A key sorts lines whatever their order in the tile")
  func sortKey() throws {
    // style: line-sort-key
    let layer = Painted.layer(
      "line", paint: #""line-width": 8, "line-color": ["get", "color"]"#, layout: #""line-sort-key": ["get", "key"]"#)
    for (first, second) in [(1.0, 2.0), (2, 1)] {
      let picture = try Painted.picture(layer) {
        $0.path(["color": .string("red"), "key": .number(first)], (-20, 0), (20, 0))
        $0.path(["color": .string("blue"), "key": .number(second)], (0, -20), (0, 20))
      }
      #expect(picture.at(0, 0) == (first < second ? blue : red))
    }
  }

  @Test("A gradient runs along the line, also where a tile has only a part of it")
  func gradient() throws {
    // style: line-gradient
    let layer = Painted.layer(
      "line",
      paint: #"""
        "line-width": 8, "line-gradient": ["interpolate", ["linear"], ["line-progress"], 0, "red", 1, "blue"]
        """#)
    let whole = try Painted.picture(layer) { $0.path((-30, 0), (30, 0)) }
    let blues = stride(from: -28, to: 28, by: 7).map { Int(whole.at($0, 0) & 0xFF) }
    #expect(zip(blues, blues.dropFirst()).allSatisfy { $0 < $1 } && blues[0] < 20 && blues[7] > 200)
    let half = try Painted.picture(layer) {
      $0.path(["mapbox_clip_start": .number(0.5), "mapbox_clip_end": .number(1)], (0, 0), (30, 0))
    }
    #expect(distance(half.at(15, 0), whole.at(15, 0)) <= 12 && distance(half.at(3, 0), whole.at(3, 0)) <= 12)
  }

  @Test("A pattern runs along the line, as high as the line is wide")
  func pattern() throws {
    // style: line-pattern
    let layer = Painted.layer("line", paint: #""line-width": 8, "line-pattern": "checks""#)
    let picture = try Painted.picture(layer, sprite: ["checks": FillPaintingTests.checks()]) {
      $0.path((-16, 0), (16, 0))
    }
    #expect(picture.at(-15, -3) != picture.at(-15, 2) && picture.at(-15, -3) == picture.at(-7, -3))
    #expect(picture.at(-15, -3) != picture.at(-11, -3) && picture.at(0, 6) == white && picture.at(20, 0) == white)
    #expect(try Painted.picture(layer) { $0.path((-16, 0), (16, 0)) }.colors == [white])
  }

  @Test("Cells of any size meet, whatever a line is drawn with")
  func cells() throws {
    for paint in [
      #""line-width": 6, "line-offset": 5"#, #""line-width": 6, "line-blur": 3"#,
      #""line-width": 2, "line-gap-width": 4"#,
      #""line-width": ["get", "width"], "line-dasharray": [2, 1]"#,
    ] {
      let layer = Painted.layer("line", paint: #""line-color": "red", \#(paint)"#)
      func picture(_ cell: Int) throws -> Picture {
        try Painted.picture(layer, cell: cell) { $0.path(["width": .number(5)], (-30, -20), (0, 10), (28, 5)) }
      }
      let difference = try picture(256).difference(from: picture(16))
      #expect(difference.largest <= 40 && difference.mean < 0.5, "\(paint)")
    }
  }
}
