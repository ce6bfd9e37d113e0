import Foundation
import Testing

@testable import Basemap

@Suite struct GeoJSONSourceTests {
  private func source(_ features: String..., rest: String = "") throws -> GeoJSONSource {
    let text = #"{"type":"FeatureCollection"\#(rest),"features":[\#(features.joined(separator: ","))]}"#
    return try GeoJSONSource(Data(text.utf8), name: "test")
  }

  private func feature(
    _ type: String, _ coordinates: String, layer: String = "transportation", zooms: String = "",
    properties: String = "{}"
  ) -> String {
    """
    {"type":"Feature","id":7,"tippecanoe":{"layer":"\(layer)"\(zooms)},"properties":\(properties),
     "geometry":{"type":"\(type)","coordinates":\(coordinates)}}
    """
  }

  private func tile(_ source: GeoJSONSource, _ z: Int, _ x: Int, _ y: Int) throws -> VectorTile? {
    try source.tile(at: try #require(TileAddress(z: z, x: x, y: y))).map { try VectorTile($0) }
  }

  @Test("a document's features become a tile's, with their tags, kinds and places")
  func tags() throws {
    let source = try source(
      feature(
        "LineString", "[[-90,0],[90,0]]", properties: #"{"class":"primary","ramp":1,"toll":true,"w":2.5,"x":null}"#),
      feature("Point", "[0,0]", layer: "place"), rest: #","name":"Two","attribution":"© <b>me</b>""#)
    #expect(source.info.name == "Two" && source.info.attribution == ["© me"] && source.info.content == .vector)
    let tile = try #require(try tile(source, 0, 0, 0))
    #expect(tile.layers.map(\.name) == ["transportation", "place"])
    let road = tile.layers[0]
    let line = try road.geometry()
    #expect(line.points == [TilePoint(x: 1024, y: 2048), TilePoint(x: 3072, y: 2048)])
    #expect(road.features[0].kind == .line && road.features[0].id == 7)
    let tags = try road.tags(of: road.features[0])
    #expect(tags["class"] == .string("primary") && tags["ramp"] == .integer(1) && tags["toll"] == .bool(true))
    #expect(tags["w"] == .number(2.5) && tags["x"] == nil)
    #expect(try tile.layers[1].geometry().points == [TilePoint(x: 2048, y: 2048)])
  }

  @Test("lines are cut where they leave the tile, and come in again as another line")
  func lines() throws {
    // Level 1: one unit is 180 / 4096 degrees of longitude; the margin is 256 units.
    let source = try source(feature("LineString", "[[-90,10],[90,10],[90,20],[-90,20]]"))
    let west = try #require(try tile(source, 1, 0, 0)?.layers[0].geometry())
    #expect(west.partCount == 2 && west.points.map(\.x) == [2048, 4352, 4352, 2048])
    #expect(try tile(source, 1, 0, 1) != nil, "within the margin of the tile below")
    #expect(try tile(source, 5, 0, 0) == nil)
  }

  @Test("areas are cut to the tile, holes stay holes whichever way they were written")
  func areas() throws {
    for hole in ["[[-20,-20],[20,-20],[20,20],[-20,20],[-20,-20]]", "[[-20,-20],[-20,20],[20,20],[20,-20],[-20,-20]]"] {
      let source = try source(
        feature("Polygon", "[[[-60,-60],[60,-60],[60,60],[-60,60],[-60,-60]],\(hole)]", layer: "water"))
      let geometry = try #require(try tile(source, 0, 0, 0)?.layers[0].geometry())
      #expect(geometry.polygons(of: geometry.shapes[0]) == [[0, 1]])
      #expect(geometry.doubleArea(of: geometry.part(0)) > 0 && geometry.doubleArea(of: geometry.part(1)) < 0)
      let cut = try #require(try tile(source, 1, 1, 1)?.layers[0].geometry())
      #expect(cut.points.allSatisfy { $0.x >= -256 && $0.y >= -256 && $0.x <= 4352 && $0.y <= 4352 })
    }
  }

  @Test("a feature shows at the levels it names")
  func zooms() throws {
    let source = try source(feature("Point", "[1,1]", zooms: #","minzoom":3,"maxzoom":5"#))
    for level in 0...8 {
      let address = try #require(MKMapPoint(CLLocationCoordinate2D(latitude: 1, longitude: 1)).tile(level))
      #expect(try (source.tile(at: address) != nil) == (3...5).contains(level), "level \(level)")
    }
  }

  @Test("collections and arrays of features are taken apart")
  func collections() throws {
    let source = try GeoJSONSource(
      Data(
        """
        [{"type":"Feature","tippecanoe":{"layer":"poi"},"properties":null,"geometry":{"type":"GeometryCollection",
        "geometries":[{"type":"MultiPoint","coordinates":[[0,0],[1,1]]},
        {"type":"MultiLineString","coordinates":[[[0,0],[9,9]],[[1,0],[9,0]]]}]}},
        {"type":"Feature","tippecanoe":{"layer":"poi"},"properties":null,"geometry":null},
        {"type":"Feature","properties":null,"geometry":null}]
        """.utf8), name: "array")
    let layer = try #require(try tile(source, 0, 0, 0)?.layers[0])
    #expect(layer.features.map(\.kind) == [.point, .line])
    #expect(source.info.name == "array")
  }

  @Test(
    "what cannot be drawn is refused with its place",
    arguments: [
      ("", .notJSON), ("{", .notJSON), ("3", .notJSON), ("\"a\"", .notJSON), ("{\"type\":\"Point\"}", .notFeatures),
      ("[1]", .notFeatures), (#"{"type":"FeatureCollection","features":[{"type":"Feature"}]}"#, .noLayers),
    ] as [(String, GeoJSONSourceError)])
  func documents(text: String, error: GeoJSONSourceError) {
    let found = #expect(throws: TileSourceError.self) { try GeoJSONSource(Data(text.utf8), name: "bad") }
    // A lone number or text is no document; whether it counts as JSON is the parser's matter.
    #expect(found == .geoJSON(error) || found == .geoJSON(.notFeatures))
  }

  @Test(
    "geometries are checked",
    arguments: [
      ("Point", "[200,0]", .coordinate(1)), ("Point", "[0,91]", .coordinate(1)), ("Point", "[0]", .coordinate(1)),
      ("Point", "[\"a\",0]", .coordinate(1)), ("LineString", "[[0,0],3]", .coordinate(1)),
      ("Polygon", "[[[0,0],[1,1],[0,0]]]", .ring(1)), ("Polygon", "[3]", .geometry(1)),
      ("Circle", "[0,0]", .geometry(1)), ("Point", "7", .geometry(1)),
    ] as [(String, String, GeoJSONSourceError)])
  func geometries(type: String, coordinates: String, error: GeoJSONSourceError) {
    #expect(throws: TileSourceError.geoJSON(error)) {
      try source(feature("Point", "[0,0]"), feature(type, coordinates))
    }
  }

  @Test("random places give the same picture cut into tiles as in one")
  func roundTrip() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      let (longitude, latitude) = (
        Double.random(in: -179...179, using: &random), Double.random(in: -80...80, using: &random)
      )
      let source = try source(feature("Point", "[\(longitude),\(latitude)]"))
      let level = Int.random(in: 0...16, using: &random)
      let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
      let address = try #require(place.tile(level))
      let point = try #require(try tile(source, address.z, address.x, address.y)?.layers[0].geometry().points.first)
      let side = MKMapSize.world.width / exp2(Double(level))
      #expect(abs((Double(address.x) + Double(point.x) / 4096) * side - place.x) <= side / 8192 + 1e-6)
      #expect(abs((Double(address.y) + Double(point.y) / 4096) * side - place.y) <= side / 8192 + 1e-6)
    }
  }
}

extension MKMapPoint {
  fileprivate func tile(_ level: Int) -> TileAddress? {
    let side = MKMapSize.world.width / exp2(Double(level))
    return TileAddress(z: level, x: Int(x / side), y: Int(y / side))
  }
}
