/// Points, lines and areas that an expression names, in degrees: longitude, latitude.
struct StylePlace: Sendable {
  enum Kind: Sendable { case points, line, area }

  struct Part: Sendable {
    let kind: Kind
    /// The points, the line, or the rings of the area, each of which ends where it begins.
    let rows: [[SIMD2<Double>]]
  }

  /// How many points a place may have.
  static let maximumCount = 10_000
  /// How many pairs of points of a feature and a place are looked at for one value.
  static let maximumPairs = 20_000_000

  let parts: [Part]
  /// Of all parts.
  let pointCount: Int

  /// Reads GeoJSON: a geometry, a feature, or a collection of features; nil for anything else, and for too many points.
  init?(geoJSON value: StyleValue) {
    var parts: [Part] = []
    guard Self.read(value, &parts), !parts.isEmpty else { return nil }
    pointCount = parts.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
    guard pointCount <= Self.maximumCount else { return nil }
    self.parts = parts
  }

  /// The areas alone; nil where there are none.
  var areas: StylePlace? {
    let areas = parts.filter { $0.kind == .area }
    return areas.isEmpty ? nil : StylePlace(parts: areas)
  }

  private init(parts: [Part]) {
    self.parts = parts
    pointCount = parts.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
  }

  private static func read(_ value: StyleValue, _ parts: inout [Part]) -> Bool {
    guard let object = value.object, let type = object["type"]?.string else { return false }
    switch type {
    case "FeatureCollection": return object["features"]?.array?.allSatisfy { read($0, &parts) } ?? false
    case "Feature":
      guard let geometry = object["geometry"], geometry["type"] != .string("Feature") else { return false }
      return read(geometry, &parts)
    default:
      guard let coordinates = object["coordinates"] else { return false }
      return read(coordinates, type, &parts)
    }
  }

  private static func read(_ value: StyleValue, _ type: String, _ parts: inout [Part]) -> Bool {
    switch type {
    case "Point":
      guard let point = point(value) else { return false }
      parts.append(Part(kind: .points, rows: [[point]]))
    case "MultiPoint":
      guard let row = row(value, atLeast: 1) else { return false }
      parts.append(Part(kind: .points, rows: [row]))
    case "LineString":
      guard let row = row(value, atLeast: 2) else { return false }
      parts.append(Part(kind: .line, rows: [row]))
    case "Polygon":
      let rows = (value.array ?? []).compactMap { row($0, atLeast: 3) }
      guard !rows.isEmpty, rows.count == value.array?.count else { return false }
      parts.append(Part(kind: .area, rows: rows.map { $0.first == $0.last ? $0 : $0 + $0.prefix(1) }))
    case "MultiLineString": return value.array?.allSatisfy { read($0, "LineString", &parts) } ?? false
    case "MultiPolygon": return value.array?.allSatisfy { read($0, "Polygon", &parts) } ?? false
    default: return false
    }
    return true
  }

  private static func point(_ value: StyleValue) -> SIMD2<Double>? {
    guard let numbers = value.array, numbers.count >= 2, let x = numbers[0].number, let y = numbers[1].number,
      abs(y) <= 90, abs(x) <= 1080
    else { return nil }
    return SIMD2(x, y)
  }

  private static func row(_ value: StyleValue, atLeast count: Int) -> [SIMD2<Double>]? {
    guard let values = value.array, values.count >= count else { return nil }
    let points = values.compactMap(point)
    return points.count == values.count ? points : nil
  }
}

extension StyleValue {
  /// The member of an object.
  fileprivate subscript(name: String) -> StyleValue? { object?[name] }
}
