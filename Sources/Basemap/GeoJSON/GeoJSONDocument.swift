/// A GeoJSON document, read for drawing.
struct GeoJSONDocument {
  /// What a document may hold at most.
  enum Limit {
    static let bytes = 256 << 20
  }

  private(set) var features: [GeoJSONFeature] = []
  private(set) var name: String?
  private(set) var attribution: String?

  /// Reads a document.
  ///
  /// - Throws: `GeoJSONSourceError`.
  init(_ data: Data) throws(GeoJSONSourceError) {
    guard data.count <= Limit.bytes else { throw .tooLarge }
    guard let root = try? JSONSerialization.jsonObject(with: data) else { throw .notJSON }
    var given: [Any] = []
    if let list = root as? [Any] {
      given = list
    } else if let object = root as? [String: Any] {
      name = object["name"] as? String
      attribution = object["attribution"] as? String
      switch object["type"] as? String {
      case "FeatureCollection": given = object["features"] as? [Any] ?? []
      case "Feature": given = [object]
      default: throw .notFeatures
      }
    } else {
      throw .notFeatures
    }
    var hasLayer = given.isEmpty
    for (index, feature) in given.enumerated() {
      guard let feature = feature as? [String: Any], feature["type"] as? String == "Feature" else {
        throw .notFeatures
      }
      guard let place = feature["tippecanoe"] as? [String: Any], let layer = place["layer"] as? String else { continue }
      hasLayer = true
      guard let geometry = feature["geometry"] as? [String: Any] else {
        if feature["geometry"] == nil || feature["geometry"] is NSNull { continue }
        throw .geometry(index)
      }
      let lowest = min(max(Self.level(place["minzoom"]) ?? 0, 0), 30)
      let highest = min(max(Self.level(place["maxzoom"]) ?? 30, lowest), 30)
      let tags = Self.tags(feature["properties"] as? [String: Any] ?? [:])
      let id = (feature["id"] as? NSNumber).flatMap { UInt64(exactly: $0.doubleValue) }
      var reader = GeometryReader(index: index)
      try reader.read(geometry, depth: 0)
      for (kind, parts) in reader.found {
        if let feature = GeoJSONFeature(
          layer: layer, zooms: lowest...highest, id: id, tags: tags, kind: kind, parts: parts)
        {
          features.append(feature)
        }
      }
    }
    guard hasLayer else { throw .noLayers }
  }

  private static func level(_ value: Any?) -> Int? {
    (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue.rounded()) }
  }

  /// Texts, numbers and truth values; a tile's tags can be nothing else.
  private static func tags(_ properties: [String: Any]) -> [(key: String, value: VectorTileValue)] {
    properties.sorted { $0.key < $1.key }.compactMap { key, value in
      switch value {
      case let text as String: return (key, .string(text))
      case let number as NSNumber:
        if CFNumberIsBool(number) { return (key, .bool(number.boolValue)) }
        if let whole = Int64(exactly: number.doubleValue) { return (key, .integer(whole)) }
        return (key, .number(number.doubleValue))
      default: return nil
      }
    }
  }

  private static func CFNumberIsBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
