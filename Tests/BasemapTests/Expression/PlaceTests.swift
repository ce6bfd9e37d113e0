import Testing

@testable import Basemap

@Suite("Expressions: places")
struct PlaceTests {
  /// A feature on the tile 14/8192/8192, whose upper left corner is where the equator and the meridian meet.
  private func context(_ kind: VectorTileFeature.Kind, _ parts: [(Int, Int)]...) throws -> StyleContext {
    var tile = TileWriter()
    tile.add("place", TileWriter.Feature(kind: kind, parts: parts))
    let layer = try #require(try VectorTile(tile.bytes).layer(named: "place"))
    return StyleContext(
      zoom: 14, feature: try FeatureLayer(layer).feature(0), tile: TileAddress(z: 14, x: 8192, y: 8192))
  }

  /// Degrees of a tile's side of level 14.
  private static let side = 360.0 / 16384

  private func polygon(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> String {
    let (w, s, e, n) = (west * Self.side, south * Self.side, east * Self.side, north * Self.side)
    return
      #"{"type": "Polygon", "coordinates": [[[\#(w), \#(s)], [\#(e), \#(s)], [\#(e), \#(n)], [\#(w), \#(n)], [\#(w), \#(s)]]]}"#
  }

  // style: within
  @Test("Within areas: points, lines, holes, edges")
  func within() throws {
    let half = #"["within", \#(polygon(0, -1, 0.5, 0))]"#
    let inside = try context(.point, [(1000, 1000)])
    try Expressions.check((half, "true"), in: inside)
    try Expressions.check((half, "false"), in: try context(.point, [(3000, 1000)]))
    try Expressions.check((half, "false"), in: try context(.point, [(1000, 1000), (3000, 1000)]))
    // On the edge is outside.
    try Expressions.check((half, "false"), in: try context(.point, [(2048, 1000)]))
    try Expressions.check((half, "true"), in: try context(.line, [(100, 100), (1900, 3000)]))
    try Expressions.check((half, "false"), in: try context(.line, [(100, 100), (2500, 3000)]))
    try Expressions.check((half, "false"), in: try context(.polygon, TileWriter.square(100, 100, 200, 200)))
    // A line between two areas that leaves both.
    let two =
      #"{"type": "Feature", "geometry": {"type": "MultiPolygon", "coordinates": [[[[0, 0], [0.005, 0], [0.005, -0.02], [0, -0.02], [0, 0]]], [[[0.01, 0], [0.015, 0], [0.015, -0.02], [0.01, -0.02], [0.01, 0]]]]}}"#
    try Expressions.check((#"["within", \#(two)]"#, "false"), in: try context(.line, [(400, 1000), (2300, 1000)]))
    try Expressions.check((#"["within", \#(two)]"#, "true"), in: try context(.point, [(400, 1000), (2300, 1000)]))
    // An area around the place, seen from the other side of the world's edge.
    let shifted = polygon(-16384, -1, -16383.5, 0)
    try Expressions.check((#"["within", \#(shifted)]"#, "true"), in: inside)
    let collection =
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}}, {"type": "Feature", "geometry": \#(polygon(0, -1, 0.5, 0))}]}"#
    try Expressions.check((#"["within", \#(collection)]"#, "true"), in: inside)
    // Without a place there is no answer.
    try Expressions.check((half, nil), in: StyleContext(zoom: 3, feature: try Expressions.feature()))
  }

  // style: distance
  @Test("Distances in metres")
  func distance() throws {
    func meters(_ geoJSON: String, _ context: StyleContext) throws -> Double {
      try Expressions.compile(#"["distance", \#(geoJSON)]"#).number(context)
    }
    let corner = try context(.point, [(0, 0)])
    // A degree of the equator, and of the meridian there.
    let east = try meters(#"{"type": "Point", "coordinates": [0.01, 0]}"#, corner)
    let north = try meters(#"{"type": "Point", "coordinates": [0, 0.01]}"#, corner)
    #expect(abs(east - 1113.1949) < 1e-3 && abs(north - 1105.7428) < 1e-3)
    let line = #"{"type": "LineString", "coordinates": [[-0.01, 0.01], [0.01, 0.01]]}"#
    #expect(abs(try meters(line, corner) - north) < 1e-6)
    #expect(abs(try meters(#"{"type": "MultiPoint", "coordinates": [[1, 1], [0.01, 0]]}"#, corner) - east) < 1e-6)
    // Areas: from outside, from inside, around.
    let area = polygon(0, -1, 0.5, 0)
    #expect(try meters(area, try context(.point, [(1000, 1000)])) == 0)
    let outside = try meters(area, try context(.point, [(4096, 1000)]))
    #expect(abs(outside - 0.5 * Self.side * 111_319.49) < 0.1)
    #expect(try meters(area, try context(.line, [(-100, 500), (100, 500)])) == 0)
    let square = try context(.polygon, TileWriter.square(0, 0, 4096, 4096))
    #expect(try meters(#"{"type": "Point", "coordinates": [0.01, -0.01]}"#, square) == 0)
    #expect(abs(try meters(#"{"type": "Point", "coordinates": [-0.01, -0.01]}"#, square) - east) < 0.01)
    #expect(try meters(polygon(0.1, -0.2, 0.2, -0.1), square) == 0)
    // Across the world's edge, the shorter way.
    #expect(try meters(#"{"type": "Point", "coordinates": [359.99, 0]}"#, corner) < 1114)
  }

  @Test(
    "Places that cannot be",
    arguments: [
      "3", "{}", #"{"type": "Polygon"}"#, #"{"type": "Point", "coordinates": ["a", 3]}"#,
      #"{"type": "Point", "coordinates": [1, 91]}"#,
      #"{"type": "FeatureCollection", "features": []}"#, #"{"type": "Feature"}"#,
      #"{"type": "Polygon", "coordinates": [[]]}"#,
      #"{"type": "LineString", "coordinates": [[0, 0]]}"#, #"{"type": "Circle", "coordinates": [0, 0]}"#,
    ])
  func faults(_ geoJSON: String) throws {
    #expect(try Expressions.fault(#"["within", \#(geoJSON)]"#)?.path == [1])
    #expect(try Expressions.fault(#"["distance", \#(geoJSON)]"#)?.path == [1])
  }

  @Test("Within wants an area; both have an end")
  func limits() throws {
    #expect(try Expressions.fault(#"["within", {"type": "Point", "coordinates": [0, 0]}]"#)?.path == [1])
    let points = [String](repeating: "[0, 0]", count: 10_001).joined(separator: ",")
    #expect(try Expressions.fault(#"["distance", {"type": "MultiPoint", "coordinates": [\#(points)]}]"#)?.path == [1])
    let some = [String](repeating: "[0, 0]", count: 9000).joined(separator: ",")
    let expression = try Expressions.compile(#"["distance", {"type": "MultiPoint", "coordinates": [\#(some)]}]"#)
    let many = try context(.point, (0..<3000).map { ($0, 1) })
    #expect(throws: EvaluationFailure.self) { try expression.number(many) }
  }
}
