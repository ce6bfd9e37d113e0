import Testing

@testable import Basemap

@Suite("Who is placed where only one can be")
struct LabelPlacementTests {
  private func pair(
    _ layout: String = "", first: [String: Double] = [:], second: [String: Double] = [:], distance: Double = 6
  ) -> LabelTrial {
    var trial = LabelTrial()
    trial.style(layout: layout)
    trial.point(200, 100, "First", tags: first)
    trial.point(200 + distance, 100, "Second", tags: second)
    return trial
  }

  @Test("Within a layer the lower key, else the earlier feature; far apart both")
  func order() throws {
    // style: symbol-sort-key
    #expect(try pair().names() == ["First"])
    #expect(try pair(distance: 150).names() == ["First", "Second"])
    let key = #""symbol-sort-key": ["get", "rank"]"#
    #expect(try pair(key, first: ["rank": 2], second: ["rank": 1]).names() == ["Second"])
    #expect(try pair(key, first: ["rank": 1], second: ["rank": 2]).names() == ["First"])
  }

  @Test("Later layers go first")
  func layers() throws {
    var trial = LabelTrial()
    trial.style("low", layout: #""symbol-sort-key": -5"#)
    trial.style("high")
    trial.point(200, 100, "Low", layer: "low")
    trial.point(205, 100, "High", layer: "high")
    #expect(try trial.names() == ["High"])
  }

  @Test("A label that yields makes room for a third")
  func chain() throws {
    var trial = LabelTrial()
    trial.style(layout: #""text-size": 10, "text-padding": 0"#)
    for (index, name) in ["aaaaa", "bbbbb", "ccccc", "ddddd"].enumerated() {
      trial.point(100 + 20 * Double(index), 100, name)
    }
    #expect(try trial.names() == ["aaaaa", "ccccc"])
  }

  @Test("Overlap: allowed, never, always, or among the cooperative")
  func overlap() throws {
    // style: text-allow-overlap
    #expect(try pair(#""text-allow-overlap": true"#).names() == ["First", "Second"])
    // style: text-overlap
    #expect(try pair(#""text-overlap": "always""#).names() == ["First", "Second"])
    #expect(try pair(#""text-overlap": "cooperative""#).names() == ["First", "Second"])
    #expect(try pair(#""text-overlap": "never", "text-allow-overlap": true"#).names() == ["First"])
    for (low, high, both) in [
      ("cooperative", "never", false), ("never", "cooperative", false), ("always", "never", true),
    ] {
      var trial = LabelTrial()
      trial.style("low", layout: #""text-overlap": "\#(low)""#)
      trial.style("high", layout: #""text-overlap": "\#(high)""#)
      trial.point(200, 100, "Low", layer: "low")
      trial.point(205, 100, "High", layer: "high")
      #expect(try trial.names() == (both ? ["High", "Low"] : ["High"]), "\(low) below \(high)")
    }
  }

  @Test("What ignores placement keeps no room")
  func ignorePlacement() throws {
    // style: text-ignore-placement
    #expect(try pair(#""text-ignore-placement": true"#).names() == ["First", "Second"])
  }

  @Test("Drawing order is that of layers, and within one that of the key")
  func drawingOrder() throws {
    let trial = pair(
      #""text-overlap": "always", "symbol-sort-key": ["get", "rank"]"#, first: ["rank": 2], second: ["rank": 1])
    #expect(try trial.shown().map(\.text) == ["Second", "First"])
    // style: symbol-z-order
    for (order, texts) in [("source", ["First", "Second"]), ("viewport-y", ["Second", "First"])] {
      var trial = LabelTrial()
      trial.style(layout: "\"text-overlap\": \"always\", \"symbol-z-order\": \"\(order)\"")
      trial.point(200, 110, "First")
      trial.point(205, 100, "Second")
      #expect(try trial.shown().map(\.text) == texts)
    }
  }

  @Test("In a chain of labels in each other's way, long or short, no two overlap and none is without a reason")
  func longChain() throws {
    var trial = LabelTrial()
    trial.style(layout: #""text-size": 10, "text-padding": 0, "symbol-sort-key": ["get", "rank"]"#)
    for index in 0..<14 { trial.point(20 + 30 * Double(index), 100, "mmmmm", tags: ["rank": Double(index)]) }
    #expect(try trial.shown().count == 7)
    // From the far end the first is only decided after all others: beyond the rounds it is left out.
    var long = LabelTrial()
    long.style(layout: #""text-size": 4, "text-padding": 0, "symbol-sort-key": ["get", "rank"]"#)
    for index in 0..<40 { long.point(20 + 11 * Double(index), 100, "mmmmm", tags: ["rank": Double(index)]) }
    let shown = try long.shown()
    #expect(shown.count == LabelBoard.rounds / 2)
    for (index, label) in shown.enumerated() {
      for other in shown[..<index] { #expect(!label.box.overlaps(other.box)) }
    }
  }

  @Test("A label that would reach too far is none")
  func reach() throws {
    var trial = LabelTrial()
    trial.style(layout: #""text-size": 60, "text-max-width": 100"#)
    trial.point(250, 100, "A very very long name")
    #expect(try trial.names() == [])
  }

  @Test("A point on a tile's left or upper edge is its own, one on the other edges is not")
  func edges() throws {
    var trial = LabelTrial()
    trial.style(layout: #""text-size": 10"#)
    trial.point(0, 100, "left")
    trial.point(100, 0, "top")
    trial.point(512, 200, "right")
    trial.point(200, 512, "bottom")
    trial.point(-1, 300, "beyond")
    #expect(try trial.names() == ["left", "top"])
  }

  @Test("Lines and areas get labels at points too: where they begin, and inside")
  func otherKinds() throws {
    var trial = LabelTrial()
    trial.style("road")
    trial.line([(50, 50), (300, 50)], "Line")
    #expect(try #require(try trial.shown().first).place == SIMD2(50, 50))
    var geometry = VectorTileGeometry()
    // A U, whose middle is outside.
    for (x, y) in [(0, 0), (10, 0), (10, 80), (90, 80), (90, 0), (100, 0), (100, 100), (0, 100)] as [(Int32, Int32)] {
      geometry.points.append(TilePoint(x: x, y: y))
    }
    geometry.endPart()
    var box = TileBox()
    for point in geometry.points { box.extend(point) }
    let place = geometry.labelPlaces(of: VectorTileGeometry.Shape(parts: 0..<1, box: box), .polygon)
    #expect(place == [SIMD2(5, 50.5)])
  }

  @Test("A layer without a tile lends its place to the one below, piece by piece")
  func coverage() throws {
    func source(_ zooms: ClosedRange<Int>, _ has: @escaping @Sendable (TileAddress) -> Bool) -> MemorySource {
      var tile = TileWriter()
      tile.line("place", [:], (0, 0), (1, 1))
      let bytes = tile.bytes
      return MemorySource(zooms: zooms) { a throws(TileSourceError) in has(a) ? bytes : nil }
    }
    let world = source(0...6) { _ in true }
    // At level 14 only the left upper tile of the square, at 13 only the one beside it.
    let region = source(13...15) { a in a.z == 15 && a.x % 2 == 0 && a.y % 2 == 0 || a.z == 14 && a.x % 2 == 0 }
    let map = Basemap(layers: [BasemapLayer(world, role: .world), BasemapLayer(region, role: .region)])
    let square = TileSquare(z: 13, column: -5, row: 3000)
    let side = MKMapSize.world.width / 8192
    let answer = LabelCoverage(layers: map.layers, zoom: 16) { map.store.tile($0, $1) }.tiles(in: square)
    let pieces = answer.tiles
    #expect(answer.isComplete)
    let homes = Dictionary(grouping: pieces) { $0.square.z }.mapValues { Set($0.map(\.part)) }
    let quarters = square.quarters
    #expect(homes[15] == Set(quarters.map { $0.quarters[0] }))
    #expect(homes[14] == Set(quarters[0].quarters[1...] + quarters[2].quarters[1...]))
    #expect(homes[6] == Set(quarters[1].quarters[1...] + quarters[3].quarters[1...]))
    let painted = Coverage(layers: map.layers) { map.store.vectorTile($0, $1, for: .builtIn(BasemapLook(.standard))) }
      .tiles(for: MKMapRect(x: -5 * side, y: 3000 * side, width: side, height: side), zoom: 16)
    for piece in pieces {
      #expect(painted.contains { $0.square == piece.square && $0.part.contains(piece.part) })
    }
  }

  @Test("Documents get letters as shapes, and the same labels")
  func documents() throws {
    var trial = LabelTrial()
    trial.style(paint: ##""text-halo-color": "#ff0000", "text-halo-width": 2"##)
    trial.point(100, 100, "Name")
    let document = try trial.document()
    #expect(document.contains("<path") && !document.contains("<image"))
    #expect(document.contains("stroke-width:4;"))
  }

  @Test("A tile that cannot be had now is asked for again later")
  func unavailable() throws {
    let square = TileSquare(z: 13, column: 5, row: 3000)
    let layers = [BasemapLayer(MemorySource(zooms: 0...14) { _ throws(TileSourceError) in nil }, role: .region)]
    for (tile, isComplete) in [(TileStore.Tile.absent, true), (.unavailable(until: 0), false)] {
      let answer = LabelCoverage(layers: layers, zoom: 15) { _, _ in tile }.tiles(in: square)
      #expect(answer.isComplete == isComplete && answer.tiles.isEmpty)
    }
    let first = LabelCoverage(layers: layers, zoom: 15.5) { _, _ in .absent }.firstTiles(of: square.quarters)
    #expect(first?.layer == 0 && first?.addresses.count == 4)
  }

  @Test("A map without some points of interest has no signs of them, and another look is not mixed up with it")
  func looks() throws {
    var tile = TileWriter()
    tile.add(
      "poi",
      TileWriter.Feature(
        kind: .point, parts: [[(800, 800)]],
        tags: [("class", .string("museum")), ("name", .string("Museum")), ("rank", .integer(1))]))
    let bytes = tile.bytes
    let source = MemorySource(zooms: 14...14) { a throws(TileSourceError) in a.x == 8000 && a.y == 8000 ? bytes : nil }
    let map = Basemap(layers: [BasemapLayer(source, role: .region)])
    func ink(_ look: BasemapLook) throws -> Int {
      let pixels = try #require(PixelBuffer(width: 512, height: 512))
      let context = try #require(CGContext(pixels: pixels, pointScale: 1))
      let (side, scale) = (MKMapSize.world.width / 16384, 1.0 / 8)
      map.drawLabels(
        MKMapRect(x: 8000 * side, y: 8000 * side, width: 512 / scale, height: 512 / scale), pixelsPerMapPoint: scale,
        contentScale: 1, look: look, in: context)
      context.flush()
      return pixels.withContents { $0.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } }
    }
    let all = try ink(BasemapLook(.standard))
    #expect(all > 100)
    #expect(try ink(BasemapLook(.standard, points: .allBut(["museum"]))) == 0)
    #expect(try ink(BasemapLook(.standard, points: .only(["museum"]))) == all)
  }
}
