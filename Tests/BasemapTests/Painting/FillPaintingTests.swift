import Testing

@testable import Basemap

@Suite("Painting grounds and areas")
struct FillPaintingTests {
  private let white: UInt32 = 0xFFFFFF
  private let red: UInt32 = 0xFF0000
  private let blue: UInt32 = 0x0000FF

  @Test("A background covers everything, as opaque as it says")
  func background() throws {
    // style: background-color, background-opacity
    let half = #"{"id": "b", "type": "background", "paint": {"background-color": "red", "background-opacity": 0.5}}"#
    #expect(distance(try Painted.picture(half) { _ in }.at(0, 0), 0xFF8080) <= 1)
    #expect(try Painted.picture("") { _ in }.colors == [white])
  }

  @Test("Areas have their colour, also where it comes from a tag; translucent ones of one colour are laid down once")
  func colors() throws {
    // style: fill-color, fill-opacity
    let plain = Painted.layer("fill", paint: #""fill-color": "red", "fill-opacity": 0.5"#)
    let one = try Painted.picture(plain) {
      $0.box(-20, -20, 5, 5)
      $0.box(0, 0, 20, 20)
    }
    #expect(one.colors.count <= 2 && one.at(2, 2) == one.at(-10, -10))
    #expect(distance(one.at(2, 2), 0xFF8080) <= 1)
    let tagged = Painted.layer(
      "fill", paint: #""fill-color": ["get", "color"], "fill-opacity": ["get", "opacity"]"#)
    let two = try Painted.picture(tagged) {
      $0.box(["color": .string("red"), "opacity": .number(1)], -20, -20, 5, 5)
      $0.box(["color": .string("blue"), "opacity": .number(1)], 0, 0, 20, 20)
      $0.box(["color": .string("blue"), "opacity": .number(0)], -20, 10, -10, 20)
    }
    #expect(two.at(-10, -10) == red && two.at(2, 2) == blue && two.at(-15, 15) == white)
  }

  @Test("A key sorts areas whatever their order in the tile")
  func sortKey() throws {
    // style: fill-sort-key
    let layer = Painted.layer(
      "fill", paint: #""fill-color": ["get", "color"]"#, layout: #""fill-sort-key": ["get", "key"]"#)
    for (first, second) in [(1.0, 2.0), (2, 1)] {
      let picture = try Painted.picture(layer) {
        $0.box(["color": .string("red"), "key": .number(first)], -20, -20, 5, 5)
        $0.box(["color": .string("blue"), "key": .number(second)], 0, 0, 20, 20)
      }
      #expect(picture.at(2, 2) == (first < second ? blue : red))
    }
  }

  @Test("An outline is one pixel wide, in its own colour, and not drawn without smooth edges")
  func outline() throws {
    // style: fill-outline-color, fill-antialias
    func picture(_ more: String) throws -> Picture {
      try Painted.picture(Painted.layer("fill", paint: #""fill-color": "red", \#(more)"#)) {
        $0.path((0, 0), (1, 1))
        $0.box(-10, -10, 10, 10)
      }
    }
    let outlined = try picture(#""fill-outline-color": "blue""#)
    #expect(outlined.at(0, 0) == red && outlined.at(-13, 0) == white)
    #expect(outlined.at(-10, 0) != red && outlined.at(-11, 0) != white && outlined.at(-9, 0) == red)
    #expect(try picture(#""fill-outline-color": "blue", "fill-antialias": false"#).colors == [red, white])
  }

  @Test("Without smooth edges every pixel is an area's or not")
  func antialias() throws {
    // style: fill-antialias
    func colors(_ isSmooth: Bool) throws -> Int {
      try Painted.picture(Painted.layer("fill", paint: #""fill-color": "red", "fill-antialias": \#(isSmooth)"#)) {
        $0.add("shapes", .init(kind: .polygon, parts: [[(2000, 2000), (2100, 2010), (2050, 2100)]], tags: []))
      }.colors.count
    }
    #expect(try colors(true) > 2)
    #expect(try colors(false) == 2)
  }

  @Test("Areas are moved by points, and also come from outside the picture; all together may be translucent")
  func moved() throws {
    // style: fill-translate, fill-translate-anchor, fill-layer-opacity
    let layer = Painted.layer(
      "fill", paint: #""fill-color": ["get", "color"], "fill-translate": [8, -4], "fill-layer-opacity": 0.5"#)
    let picture = try Painted.picture(layer, contentScale: 2) {
      $0.box(["color": .string("red")], 0, 0, 10, 10)
      $0.box(["color": .string("blue")], 0, 0, 5, 5)
      $0.box(["color": .string("blue")], -60, 20, -40, 30)
    }
    // Two pixels a point.
    #expect(picture.at(15, 5) == white && distance(picture.at(24, 0), 0xFF8080) <= 1)
    #expect(distance(picture.at(17, -7), 0x8080FF) <= 1)
    #expect(distance(picture.at(-28, 14), 0x8080FF) <= 1)
  }

  @Test("Patterns fill areas, lie still between cells, and are nothing where the picture is missing")
  func pattern() throws {
    // style: fill-pattern, background-pattern
    let checks = try Self.checks()
    let layer = Painted.layer("fill", paint: #""fill-pattern": "checks""#)
    func picture(_ cell: Int) throws -> Picture {
      try Painted.picture(layer, cell: cell, sprite: ["checks": checks]) { $0.box(-20, -20, 20, 20) }
    }
    let whole = try picture(256)
    #expect(whole.count(red) == 800 && whole.count(blue) == 800 && whole.at(25, 25) == white)
    #expect(whole.at(0, 0) == whole.at(2, 2) && whole.at(0, 0) != whole.at(2, 0) && whole.at(0, 0) == whole.at(4, 8))
    #expect(try picture(17).bytes == whole.bytes)
    #expect(try Painted.picture(layer) { $0.box(-20, -20, 20, 20) }.colors == [white])
    let ground = #"{"id": "b", "type": "background", "paint": {"background-pattern": "checks"}}"#
    #expect(try Painted.picture(ground, sprite: ["checks": checks]) { _ in }.colors == [red, blue])
  }

  /// Four pixels wide and high: red, blue / blue, red.
  static func checks() throws -> SpriteImage {
    let pixels = try #require(PixelBuffer(width: 4, height: 4))
    for y in 0..<4 {
      for x in 0..<4 {
        pixels.bytes.storeBytes(
          of: (x / 2 + y / 2).isMultiple(of: 2) ? 0xFFFF_0000 : 0xFF00_00FF, toByteOffset: y * 16 + x * 4,
          as: UInt32.self)
      }
    }
    return SpriteImage(CGImage(pixels: pixels))
  }

  @Test("Buildings are drawn flat, one over the other, and translucent only together")
  func extrusion() throws {
    // style: fill-extrusion-color, fill-extrusion-opacity, fill-extrusion-translate, fill-extrusion-pattern
    // style: fill-extrusion-height, fill-extrusion-base, fill-extrusion-vertical-gradient
    let layer = Painted.layer(
      "fill-extrusion",
      paint: #"""
        "fill-extrusion-color": ["get", "color"], "fill-extrusion-opacity": 0.5, "fill-extrusion-height": 40,
        "fill-extrusion-base": 10, "fill-extrusion-translate": [5, 0], "fill-extrusion-vertical-gradient": false
        """#)
    let picture = try Painted.picture(layer) {
      $0.box(["color": .string("red")], -20, -20, 5, 5)
      $0.box(["color": .string("blue")], 0, 0, 20, 20)
    }
    #expect(distance(picture.at(0, -10), 0xFF8080) <= 1 && distance(picture.at(7, 2), 0x8080FF) <= 1)
    #expect(picture.at(-18, -10) == white)
    let patterned = Painted.layer("fill-extrusion", paint: #""fill-extrusion-pattern": "checks""#)
    let pattern = try Painted.picture(patterned, sprite: ["checks": Self.checks()]) { $0.box(-20, -20, 20, 20) }
    #expect(pattern.colors == [white, red, blue])
  }
}
