extension GeoJSONReader {
  /// Reads the coordinates of a geometry and makes its shapes.
  ///
  /// Without any position there are none: the geometry counts as null, as RFC 7946, section 3.1, allows.
  mutating func shapes(of type: GeoJSONType) throws(GeoJSONFault) -> [any MKGeoJSONObject] {
    switch type {
    case .point:
      return try position().map { [Self.annotation(at: $0)] } ?? []
    case .multiPoint:
      return try list { reader throws(GeoJSONFault) in Self.annotation(at: try reader.somePosition()) }
    case .lineString:
      guard let points = try points(atLeast: 2) else { return [] }
      return [MKPolyline(mapPoints: points)]
    case .multiLineString:
      let lines = try list { reader throws(GeoJSONFault) in
        MKPolyline(mapPoints: try reader.somePoints(atLeast: 2))
      }
      return lines.isEmpty ? [] : [MKMultiPolyline(lines)]
    case .polygon: return try polygon().map { [$0] } ?? []
    case .multiPolygon:
      let areas = try list { reader throws(GeoJSONFault) in
        guard let area = try reader.polygon() else { throw reader.fault("an area without a ring") }
        return area
      }
      return areas.isEmpty ? [] : [MKMultiPolygon(areas)]
    case .geometryCollection, .feature, .featureCollection: return []
    }
  }

  private static func annotation(at place: CLLocationCoordinate2D) -> MKPointAnnotation {
    let annotation = MKPointAnnotation()
    annotation.coordinate = place
    return annotation
  }

  private mutating func list<Element>(
    _ element: (inout GeoJSONReader) throws(GeoJSONFault) -> Element
  ) throws(GeoJSONFault) -> [Element] {
    var elements: [Element] = []
    try openArray()
    while try json.nextElement() { elements.append(try element(&self)) }
    return elements
  }

  /// Reads the rings of an area; nil where there are none.
  ///
  /// A ring may be left unclosed (fact J07), so three corners do.
  private mutating func polygon() throws(GeoJSONFault) -> MKPolygon? {
    let rings = try list { reader throws(GeoJSONFault) in try reader.somePoints(atLeast: 3) }
    guard let outer = rings.first else { return nil }
    let holes = rings.dropFirst().map { MKPolygon(mapPoints: $0, interiorPolygons: nil) }
    return MKPolygon(mapPoints: outer, interiorPolygons: holes.isEmpty ? nil : holes)
  }

  private mutating func somePoints(atLeast count: Int) throws(GeoJSONFault) -> [MKMapPoint] {
    guard let points = try points(atLeast: count) else { throw fault("no positions") }
    return points
  }

  /// Reads an array of positions; nil where it is empty.
  private mutating func points(atLeast count: Int) throws(GeoJSONFault) -> [MKMapPoint]? {
    var points: [MKMapPoint] = []
    try openArray()
    while try json.nextElement() { points.append(MKMapPoint(try somePosition())) }
    if points.isEmpty { return nil }
    guard points.count >= count else { throw fault("too few positions") }
    return points
  }

  private mutating func somePosition() throws(GeoJSONFault) -> CLLocationCoordinate2D {
    guard let position = try position() else { throw fault("a position without numbers") }
    return position
  }

  /// Reads a position: longitude, latitude and numbers that are left out; nil where it is empty.
  private mutating func position() throws(GeoJSONFault) -> CLLocationCoordinate2D? {
    try openArray()
    guard try json.nextElement() else { return nil }
    var longitude = try ordinate()
    guard try json.nextElement() else { throw fault("a position of one number") }
    let latitude = try ordinate()
    while try json.nextElement() { _ = try ordinate() }
    guard abs(latitude) <= 90, abs(longitude) <= 540 else { throw fault("a position that is not on the Earth") }
    if abs(longitude) > 180 { longitude.formRemainder(dividingBy: 360) }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  private mutating func ordinate() throws(GeoJSONFault) -> Double {
    switch json.peek() {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try json.number()
    default:
      try json.skipValue()
      throw fault("a number expected")
    }
  }
}
