/// Reads the geometry of one feature.
struct GeometryReader {
  typealias Position = GeoJSONFeature.Position

  /// The number of the feature, for errors.
  let index: Int
  private(set) var found: [(kind: VectorTileFeature.Kind, parts: [[Position]])] = []

  /// The most collections that lie in each other.
  private static let maximumDepth = 16

  init(index: Int) { self.index = index }

  mutating func read(_ geometry: [String: Any], depth: Int) throws(GeoJSONSourceError) {
    if geometry["type"] as? String == "GeometryCollection" {
      guard depth < Self.maximumDepth, let members = geometry["geometries"] as? [[String: Any]] else {
        throw .geometry(index)
      }
      for member in members { try read(member, depth: depth + 1) }
      return
    }
    guard let type = geometry["type"] as? String, let coordinates = geometry["coordinates"] as? [Any] else {
      throw .geometry(index)
    }
    switch type {
    case "Point": found.append((.point, coordinates.isEmpty ? [] : [[try position(coordinates)]]))
    case "MultiPoint": found.append((.point, [try positions(coordinates)]))
    case "LineString": found.append((.line, [try positions(coordinates)]))
    case "MultiLineString":
      var lines: [[Position]] = []
      for line in coordinates { lines.append(try positions(line)) }
      found.append((.line, lines))
    case "Polygon": found.append((.polygon, try rings(coordinates)))
    case "MultiPolygon":
      var parts: [[Position]] = []
      for polygon in coordinates { parts += try rings(polygon) }
      found.append((.polygon, parts))
    default: throw .geometry(index)
    }
  }

  private func rings(_ value: Any) throws(GeoJSONSourceError) -> [[Position]] {
    guard let list = value as? [Any] else { throw .geometry(index) }
    var rings: [[Position]] = []
    for value in list {
      var ring = try positions(value)
      guard ring.count >= 4 else { throw .ring(index) }
      if ring.first == ring.last { ring.removeLast() }
      if (GeoJSONFeature.doubleArea(ring) > 0) != rings.isEmpty { ring.reverse() }
      rings.append(ring)
    }
    return rings
  }

  private func positions(_ value: Any) throws(GeoJSONSourceError) -> [Position] {
    guard let list = value as? [Any] else { throw .geometry(index) }
    var positions: [Position] = []
    positions.reserveCapacity(list.count)
    for value in list { positions.append(try position(value)) }
    return positions
  }

  private func position(_ value: Any) throws(GeoJSONSourceError) -> Position {
    guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw .coordinate(index) }
    let (longitude, latitude) = (numbers[0].doubleValue, numbers[1].doubleValue)
    guard abs(longitude) <= 180, abs(latitude) <= 90 else { throw .coordinate(index) }
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    return Position(point.x / MKMapSize.world.width, point.y / MKMapSize.world.height)
  }
}
