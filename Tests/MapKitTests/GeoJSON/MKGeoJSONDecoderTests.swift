import MapKit
import Testing

func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

func decodeOne<Shape: MKGeoJSONObject>(_ text: String, as type: Shape.Type = Shape.self) throws -> Shape {
  let objects = try decode(text)
  #expect(objects.count == 1)
  return try #require(objects.first as? Shape)
}

@Suite struct MKGeoJSONDecoderTests {
  @Test("J01, J02: a Point becomes a point annotation, with or without an altitude")
  func point() throws {
    for text in ["[116.4074, 39.9042]", "[116.4074,39.9042,44.5]", "[116.4074, 39.9042, 44.5, 1e3]"] {
      let point: MKPointAnnotation = try decodeOne("{\"type\": \"Point\", \"coordinates\": \(text)}")
      #expect(point.coordinate.latitude == 39.9042 && point.coordinate.longitude == 116.4074)
    }
  }

  @Test("J02: a LineString becomes a polyline")
  func lineString() throws {
    let line: MKPolyline = try decodeOne(#"{"type":"LineString","coordinates":[[10,20],[30,40],[50,-60]]}"#)
    #expect(line.pointCount == 3)
    #expect(MKMapPointEqualToPoint(line.points()[2], MKMapPoint(place(-60, 50))))
  }

  @Test("J02: a Polygon becomes a polygon with its later rings as holes")
  func polygon() throws {
    let ring = "[[0,0],[9,0],[9,9],[0,0]]"
    let plain: MKPolygon = try decodeOne("{\"type\":\"Polygon\",\"coordinates\":[\(ring)]}")
    #expect(plain.pointCount == 4 && plain.interiorPolygons == nil)
    let holed: MKPolygon = try decodeOne(
      "{\"type\":\"Polygon\",\"coordinates\":[\(ring),[[1,1],[2,1],[2,2],[1,1]],[[3,3],[4,3],[4,4]]]}")
    #expect(holed.interiorPolygons?.map(\.pointCount) == [4, 3])
    #expect(MKMapRectEqualToRect(holed.boundingMapRect, plain.boundingMapRect))
  }

  @Test("J02: a MultiLineString becomes a multi-polyline, a MultiPolygon a multi-polygon")
  func multi() throws {
    let lines: MKMultiPolyline = try decodeOne(
      #"{"type":"MultiLineString","coordinates":[[[0,0],[1,1]],[[2,2],[3,3],[4,4]]]}"#)
    #expect(lines.polylines.map(\.pointCount) == [2, 3])
    let areas: MKMultiPolygon = try decodeOne(
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1]]],[[[5,5],[9,5],[9,9]],[[6,6],[7,6],[7,7]]]]}"#)
    #expect(areas.polygons.map { $0.interiorPolygons?.count } == [nil, 1])
  }

  @Test("J08: a MultiPoint becomes an annotation for each point")
  func multiPoint() throws {
    let points = try decode(#"{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}"#).map { $0 as? MKPointAnnotation }
    #expect(points.map { $0?.coordinate.longitude } == [1, 3])
  }

  @Test("J08: a GeometryCollection becomes its members, nested ones too")
  func collection() throws {
    let objects = try decode(
      """
      {"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},
       {"type":"GeometryCollection","geometries":[{"type":"LineString","coordinates":[[1,2],[3,4]]}]}]}
      """)
    #expect(objects.count == 2 && objects[0] is MKPointAnnotation && objects[1] is MKPolyline)
    #expect(try decode(#"{"type":"GeometryCollection","geometries":[]}"#).isEmpty)
  }

  @Test("J03: a FeatureCollection becomes its features, a Feature itself")
  func features() throws {
    let feature = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}"#
    let collection = "{\"type\":\"FeatureCollection\",\"features\":[\(feature),\(feature)]}"
    #expect(try decode(collection).map { $0 is MKGeoJSONFeature } == [true, true])
    let one: MKGeoJSONFeature = try decodeOne(feature)
    #expect(one.geometry.count == 1 && one.geometry.first is MKPointAnnotation)
    #expect(try decode(#"{"type":"FeatureCollection","features":[]}"#).isEmpty)
  }

  @Test("J04: properties are the bytes of the object, the identifier is text")
  func featureMembers() throws {
    func feature(_ members: String) throws -> MKGeoJSONFeature {
      try decodeOne("{\"type\":\"Feature\",\"geometry\":null,\(members)}")
    }
    let raw = #"{ "name" : "Gölcük", "deep": {"a": [1, 2.50, null]} }"#
    let first = try feature("\"properties\": \(raw) , \"id\":\"a\\u0062\\n\"")
    #expect(first.properties == Data(raw.utf8))
    #expect(first.identifier == "ab\n")
    let ids = [
      "7": "7", "-12": "-12", "1.0": "1", "1e3": "1000", "2.5": "2.5", "123456789012345678901": "123456789012345678901",
    ]
    for (number, text) in ids { #expect(try feature("\"id\":\(number)").identifier == text) }
    #expect(try feature("\"id\":null").identifier == nil)
  }

  @Test(
    "D29: a null geometry and missing or null properties are allowed",
    arguments: [
      #"{"type":"Feature","geometry":null,"properties":{"a":1}}"#,
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}"#,
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":null}"#,
    ])
  func nulls(text: String) throws {
    let feature: MKGeoJSONFeature = try decodeOne(text)
    #expect(feature.geometry.isEmpty == text.contains("\"geometry\":null"))
    #expect((feature.properties == nil) == !text.contains("{\"a\""))
    let file: MKGeoJSONFeature = try decodeOne("{\"type\":\"FeatureCollection\",\"features\":[\(text)]}")
    #expect(file.identifier == nil)
  }

  @Test("J07: a ring that is not closed is accepted")
  func unclosed() throws {
    let area: MKPolygon = try decodeOne(#"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9]]]}"#)
    #expect(area.pointCount == 3)
  }

  @Test("The members may come in any order, with others between them and keys in escapes")
  func order() throws {
    let text = """
      {"crs":{"type":"name","features":[{}]},"features":[{"properties":{"type":"Point"},"id":3,"geometry":
      {"coordinates":[[1,2],[3,4]],"bbox":[1,2,3,4],"t\\u0079pe":"LineStrin\\u0067"},"type":"Feature"}],
      "type":"FeatureCollection"}
      """
    let feature: MKGeoJSONFeature = try decodeOne(text)
    #expect(feature.identifier == "3" && feature.properties == Data(#"{"type":"Point"}"#.utf8))
    #expect((feature.geometry.first as? MKPolyline)?.pointCount == 2)
  }

  @Test("Neighbours are joined the short way across the 180th meridian, also when given past it")
  func meridian() throws {
    for east in ["-170", "190"] {
      let line: MKPolyline = try decodeOne("{\"type\":\"LineString\",\"coordinates\":[[170,0],[\(east),0]]}")
      #expect(isClose(line.boundingMapRect.width, 14_913_080.889, within: 0.001))
    }
    let point: MKPointAnnotation = try decodeOne(#"{"type":"Point","coordinates":[190,5]}"#)
    #expect(point.coordinate.longitude == -170)
  }

  @Test("A byte order mark and white space round the document are skipped")
  func mark() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(" \r\n\t{\"type\":\"Point\",\"coordinates\":[1,2]} \n".utf8)
    #expect(try MKGeoJSONDecoder().decode(data).count == 1)
    #expect(try MKGeoJSONDecoder().decode(data[3...]).count == 1)
  }

  @Test("A geometry without positions counts as null")
  func empty() throws {
    for type in ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon"] {
      #expect(try decode("{\"type\":\"\(type)\",\"coordinates\":[]}").isEmpty)
    }
  }
}
