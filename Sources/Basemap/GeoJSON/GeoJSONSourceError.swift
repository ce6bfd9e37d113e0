/// Why a GeoJSON document cannot be drawn.
package enum GeoJSONSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where a fault lies: the number of the feature, from 0.
  package typealias FeatureIndex = Int

  case unreadable
  case tooLarge
  /// Not JSON, or nested too deeply.
  case notJSON
  /// The document is no feature collection, feature or array of features.
  case notFeatures
  /// A geometry of an unknown type, or with members of other types than RFC 7946 says.
  case geometry(FeatureIndex)
  /// A position that is no longitude and latitude in degrees.
  case coordinate(FeatureIndex)
  /// A ring with fewer than four positions.
  case ring(FeatureIndex)
  /// No feature says which layer of the map it belongs to.
  case noLayers

  package var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .tooLarge: "the document is larger than \(GeoJSONDocument.Limit.bytes >> 20) MiB"
    case .notJSON: "no JSON"
    case .notFeatures: "no GeoJSON features"
    case .geometry(let index): "feature \(index): no geometry of GeoJSON"
    case .coordinate(let index): "feature \(index): a position is no longitude and latitude in degrees"
    case .ring(let index): "feature \(index): a ring has fewer than four positions"
    case .noLayers: "no feature names a layer of the map, as in \"tippecanoe\": {\"layer\": \"transportation\"}"
    }
  }
}
