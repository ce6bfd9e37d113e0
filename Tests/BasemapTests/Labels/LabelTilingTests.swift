import Dispatch
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

  @Test(
    "No two labels overlap, and none is there twice, across tiles and the edge of the world",
    arguments: [2, 3.6, 5, 6.4])
  func noneTwice(zoom: Double) throws {
    let map = try Basemap()
    let plane = LabelPlane(pointsPerMapPoint: exp2(zoom - 20))
    let board = map.labelBoard(Self.look(), plane)
    for (x, y) in [(0.53, 0.34), (0.27, 0.39), (1.0, 0.55), (0.0, 0.4), (0.89, 0.4)] {
      let shown = board.labels(in: LabelBox(around: SIMD2(x, y) * plane.worldWidth, radius: 450))
      for (index, label) in shown.enumerated() {
        for other in shown[..<index] {
          #expect(!label.arrangement.box.overlaps(other.arrangement.box))
          let offset = label.rank.anchor - other.rank.anchor
          let isTwin = label.rank.text == other.rank.text && label.rank.layer == other.rank.layer
          #expect(!isTwin || abs(offset.x) > 40 || abs(offset.y) > 40, "\(label.rank.text)")
        }
      }
    }
  }

  @Test("Drawn on many threads at once by a map that knows nothing yet, the labels are the same")
  func threads() throws {
    let layers = try Basemap().layers
    let (look, scale) = (Self.look(), exp2(5.4 - 20))
    let place = MKMapPoint(CLLocationCoordinate2D(latitude: 48, longitude: 10))
    let all: LabelPicture.Piece = (Int(place.x * scale) - 256, Int(place.y * scale) - 256, 512, 512)
    let whole = try LabelPicture(Basemap(layers: layers), look, all, scale: scale).bytes
    let map = Basemap(layers: layers)
    let same = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      // Each begins elsewhere.
      let pieces = (0..<4).map { ($0 + index) % 4 }.map { quarter -> LabelPicture.Piece in
        (all.x + quarter % 2 * 256, all.y + quarter / 2 * 256, 256, 256)
      }
      if let picture = try? LabelPicture(map, look, all, scale: scale, pieces: pieces), picture.bytes == whole {
        same.add()
      }
    }
    #expect(same.count == 8)
  }

  @Test("What labels keep in memory has a bound")
  func memory() throws {
    let map = try Basemap()
    let look = Self.look()
    var random = Numbers(state: 99)
    var costs: [Int] = []
    for _ in 0..<40 {
      let scale = exp2(Double.random(in: 2...8, using: &random) - 20)
      let x = Int(Double.random(in: 0...2e8, using: &random) * scale)
      _ = try LabelPicture(map, look, (x, Int(9e7 * scale), 256, 256), scale: scale)
      costs.append(map.labels.cost)
    }
    #expect(costs.max() ?? 0 > 0 && costs.allSatisfy { $0 <= LabelAtlas.costLimit })
  }
}

/// Counts on many threads.
///
/// `@unchecked Sendable`: `value` is only touched under `lock`.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func add() { lock.withLock { value += 1 } }
  var count: Int { lock.withLock { value } }
}
