import Testing

@testable import Basemap

@Suite("Painting discs")
struct CirclePaintingTests {
  private let white: UInt32 = 0xFFFFFF
  private let red: UInt32 = 0xFF0000
  private let blue: UInt32 = 0x0000FF

  private func picture(_ paint: String, contentScale: Double = 1) throws -> Picture {
    try Painted.picture(Painted.layer("circle", paint: paint), contentScale: contentScale) { $0.spots((0, 0)) }
  }

  private func width(_ picture: Picture) -> Int { (-32..<32).count { picture.at($0, 0) != white } }

  @Test("Discs have a radius in points, a colour and an opacity, constant or by tags")
  func discs() throws {
    // style: circle-radius, circle-color, circle-opacity
    let plain = try picture(#""circle-radius": 8, "circle-color": "red""#)
    #expect(plain.at(0, 0) == red && width(plain) == 16)
    #expect(width(try picture(#""circle-radius": 8, "circle-color": "red""#, contentScale: 2)) == 32)
    let tagged = Painted.layer(
      "circle",
      paint: #""circle-radius": ["get", "r"], "circle-color": ["get", "c"], "circle-opacity": ["get", "o"]"#)
    let two = try Painted.picture(tagged) {
      $0.spots(["r": .number(4), "c": .string("red"), "o": .number(1)], (-15, 0))
      $0.spots(["r": .number(9), "c": .string("blue"), "o": .number(0.5)], (15, 0))
    }
    #expect(two.at(-15, 0) == red && distance(two.at(15, 0), 0x8080FF) <= 1)
    #expect((-32..<0).count { two.at($0, 0) != white } == 8 && (0..<32).count { two.at($0, 0) != white } == 18)
  }

  @Test("An outline lies around the disc")
  func stroke() throws {
    // style: circle-stroke-width, circle-stroke-color, circle-stroke-opacity
    let outlined = try picture(
      #"""
      "circle-radius": 8, "circle-color": "red", "circle-stroke-width": 4, "circle-stroke-color": "blue",
      "circle-stroke-opacity": 0.5
      """#)
    #expect(outlined.at(5, 0) == red && distance(outlined.at(10, 0), 0x8080FF) <= 1 && width(outlined) == 24)
  }

  @Test("A blurred disc fades from the edge to the middle")
  func blur() throws {
    // style: circle-blur
    let blurred = try picture(#""circle-radius": 20, "circle-color": "red", "circle-blur": 1"#)
    let greens = stride(from: 0, to: 24, by: 4).map { Int(blurred.at($0, 0) >> 8 & 0xFF) }
    #expect(greens[0] < 12 && greens[5] == 255 && zip(greens, greens.dropFirst()).allSatisfy { $0 < $1 || $1 == 255 })
    #expect(abs(greens[2] - 90) < 30)
  }

  @Test("Discs are moved by points; pitch and its alignments change nothing on a flat map")
  func moved() throws {
    // style: circle-translate, circle-translate-anchor, circle-pitch-scale, circle-pitch-alignment
    let moved = try picture(
      #"""
      "circle-radius": 4, "circle-color": "red", "circle-translate": [10, -10], "circle-translate-anchor": "viewport",
      "circle-pitch-scale": "viewport", "circle-pitch-alignment": "map"
      """#)
    #expect(moved.at(10, -10) == red && moved.at(0, 0) == white)
  }

  @Test("A key sorts discs, which blend one by one")
  func sortKey() throws {
    // style: circle-sort-key
    let layer = Painted.layer(
      "circle", paint: #""circle-radius": 10, "circle-color": ["get", "c"]"#,
      layout: #""circle-sort-key": ["get", "key"]"#)
    for (first, second) in [(1.0, 2.0), (2, 1)] {
      let both = try Painted.picture(layer) {
        $0.spots(["c": .string("red"), "key": .number(first)], (-4, 0))
        $0.spots(["c": .string("blue"), "key": .number(second)], (4, 0))
      }
      #expect(both.at(0, 0) == (first < second ? blue : red))
    }
    let faint = Painted.layer("circle", paint: #""circle-radius": 10, "circle-color": "red", "circle-opacity": 0.5"#)
    let overlap = try Painted.picture(faint) { $0.spots((-4, 0), (4, 0)) }
    #expect(distance(overlap.at(0, 0), 0xFF4040) <= 2)
  }

  @Test("Corners of lines have discs too; what lies beyond a tile's edge belongs to its neighbour")
  func vertices() throws {
    let layer = Painted.layer("circle", paint: #""circle-radius": 3, "circle-color": "red""#)
    let line = try Painted.picture(layer) { $0.path((-10, 0), (10, 0), (10, 20)) }
    #expect(line.at(-10, 0) == red && line.at(10, 20) == red && line.at(0, 0) == white)
    // The tile's right edge is 512 pixels from the middle.
    let outside = try Painted.picture(layer, side: 1100) { $0.spots((500, 0), (514, 0)) }
    #expect(outside.at(500, 0) == red && outside.at(514, 0) == white)
  }
}
