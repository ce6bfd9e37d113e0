import Foundation
import Testing

@testable import Basemap

/// Any set of pictures of one scale, laid side by side, is the one large picture, byte for byte.
@Suite("Labels do not depend on tiles")
struct LabelTilingTests {
  /// A style of names in the manner of a real one.
  static func look(language: String = "fr") -> LabelLook {
    LabelLook { zoom in
      @Sendable func name(_ feature: StyleFeature) -> String? {
        (feature.value("name:\(language)") ?? feature.value("name") ?? feature.value("name:latin"))?.string
      }
      let sizes: [(layer: String, classes: Set<String>, size: Double)] = [
        ("poi", [], 11), ("water_name", [], 12), ("place", ["state"], 11),
        ("place", ["town", "village", "suburb", "neighbourhood"], 12), ("place", ["city"], 14),
        ("place", ["country"], 16),
      ]
      let points = sizes.enumerated().map { index, entry in
        LabelLayer(
          index: index, sourceLayer: entry.layer, placement: .point,
          passes: { feature in
            entry.classes.isEmpty || entry.classes.contains(feature.value("class")?.string ?? "")
          },
          style: { feature in
            guard let name = name(feature) else { return nil }
            var style = LabelStyle()
            style.sortKey = feature.value("rank")?.number ?? 0
            var text = LabelTextStyle(name)
            (text.size, text.haloWidth, text.haloColor) = (entry.size, 1.3, StyleColor(red: 1, green: 1, blue: 0.8))
            text.spots = [.center, .top, .bottom, .left, .right].map { StyleAnchorOffset($0, $0.offset(radius: 0.4)) }
            style.text = text
            return style
          })
      }
      let road = LabelLayer(
        index: 9, sourceLayer: "transportation_name", placement: .line, passes: { _ in zoom >= 12 },
        style: { feature in
          guard let name = name(feature) else { return nil }
          var style = LabelStyle()
          style.placement = .line
          var text = LabelTextStyle(name)
          (text.size, text.haloWidth, text.haloColor) = (12, 1.5, StyleColor(red: 1, green: 1, blue: 1))
          text.followsMap = true
          style.text = text
          return style
        })
      return points + [road]
    }
  }

  /// Cuts a rectangle into random pieces.
  private static func pieces(_ all: LabelPicture.Piece, using random: inout Numbers) -> [LabelPicture.Piece] {
    let (x, y, width, height) = all
    guard width > 30, height > 30, width * height > 40_000 || Int.random(in: 0..<5, using: &random) > 0 else {
      return [all]
    }
    if Bool.random(using: &random) {
      let cut = Int.random(in: 1..<width, using: &random)
      return pieces((x, y, cut, height), using: &random) + pieces((x + cut, y, width - cut, height), using: &random)
    }
    let cut = Int.random(in: 1..<height, using: &random)
    return pieces((x, y, width, cut), using: &random) + pieces((x, y + cut, width, height - cut), using: &random)
  }

  /// Draws a rectangle whole, and by a map that knows nothing yet in random pieces and any order, and compares.
  private func compare(
    _ layers: [BasemapLayer], latitude: Double, longitude: Double, zoom: Double, contentScale: Double,
    seed: UInt64, side: Int = 700
  ) throws {
    var random = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let scale = exp2(zoom - 20) * contentScale
    let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    let all: LabelPicture.Piece = (
      Int(place.x * scale) - side / 2 + Int.random(in: -300..<300, using: &random),
      Int(place.y * scale) - side / 3 + Int.random(in: -300..<300, using: &random), side, side * 2 / 3
    )
    let phase = Bool.random(using: &random) ? 0 : Double(Int.random(in: 0..<256, using: &random)) / 256
    let look = Self.look()
    func draw(_ pieces: [LabelPicture.Piece]?) throws -> LabelPicture {
      // Tiles are forgotten at once, and so is what was decided.
      try LabelPicture(
        Basemap(layers: layers), look, all, scale: scale, contentScale: contentScale, phase: phase,
        pieces: pieces)
    }
    let whole = try draw(nil)
    try #require(whole.inkCount > 200)
    let pieces = Self.pieces(all, using: &random).shuffled(using: &random)
    #expect(pieces.count > 2)
    #expect(try draw(pieces).bytes == whole.bytes, "zoom \(zoom) seed \(seed)")
  }

  @Test("The world", arguments: 1...12 as ClosedRange<UInt64>)
  func world(seed: UInt64) throws {
    var random = Numbers(state: seed &+ 77)
    let layers = try Basemap().layers
    let places = [(48.0, 10.0), (35, 137), (40, -80), (-23, -46), (8, 5), (22, 78), (30, 31)]
    for _ in 0..<2 {
      let place = try #require(places.randomElement(using: &random))
      try compare(
        layers, latitude: place.0 + .random(in: -1...1, using: &random),
        longitude: place.1 + .random(in: -1...1, using: &random),
        zoom: .random(in: 1.5...7.5, using: &random), contentScale: Double(Int.random(in: 1...3, using: &random)),
        seed: random.next())
    }
  }

  @Test("Where the world meets its copy", arguments: [1.3, 2, 2.71, 4.5, 6.02])
  func meridian(zoom: Double) throws {
    let layers = try Basemap().layers
    for (seed, longitude) in [(1, -180.0), (2, 180), (3, 179.2)] as [(UInt64, Double)] {
      try compare(layers, latitude: -17, longitude: longitude, zoom: zoom, contentScale: 2, seed: seed)
    }
  }

  @Test(
    "Streets", .enabled(if: Samples.santaClarita != nil, "OPENMAPKIT_SAMPLES does not name the folder"),
    arguments: [9.5, 12.6, 13, 14.2, 15, 16.4, 17.9, 19.3])
  func streets(zoom: Double) throws {
    let layers = try Basemap(archives: [try #require(Samples.santaClarita)]).layers
    for (seed, place) in [(34.4248, -118.5971), (34.41, -118.56)].enumerated() {
      try compare(
        layers, latitude: place.0, longitude: place.1, zoom: zoom, contentScale: seed == 0 ? 1 : 2,
        seed: UInt64(seed) + 5)
    }
  }

  @Test("At 1, 2 and 3 pixels a point the same labels lie at the same points")
  func contentScales() throws {
    let map = try Basemap()
    let look = Self.look()
    for zoom in [3, 5.3, 6.8] {
      let shown = (1...3).map { contentScale -> [String] in
        let scale = exp2(zoom - 20) * Double(contentScale)
        let plane = LabelPlane(pointsPerMapPoint: scale / Double(contentScale))
        let middle = SIMD2(0.53, 0.35) * plane.worldWidth
        return map.labelBoard(look, plane).labels(in: LabelBox(around: middle, radius: 500)).map {
          "\($0.rank.text) \(Int($0.rank.anchor.x.rounded())) \(Int($0.arrangement.box.minX.rounded()))"
        }
      }
      #expect(shown[0].count > 20)
      #expect(shown[0] == shown[1] && shown[1] == shown[2])
    }
  }
}
