/// The nine values of a `type` member (RFC 7946, section 1.4).
enum GeoJSONType: CaseIterable {
  case point, multiPoint, lineString, multiLineString, polygon, multiPolygon, geometryCollection, feature
  case featureCollection

  var name: StaticString {
    switch self {
    case .point: "Point"
    case .multiPoint: "MultiPoint"
    case .lineString: "LineString"
    case .multiLineString: "MultiLineString"
    case .polygon: "Polygon"
    case .multiPolygon: "MultiPolygon"
    case .geometryCollection: "GeometryCollection"
    case .feature: "Feature"
    case .featureCollection: "FeatureCollection"
    }
  }

  /// The member that holds what an object of the type is made of.
  var contentMember: GeoJSONMember {
    switch self {
    case .geometryCollection: .geometries
    case .feature: .geometry
    case .featureCollection: .features
    default: .coordinates
    }
  }
}

/// The members that mean something.
enum GeoJSONMember: Int, CaseIterable {
  case type, coordinates, geometries, geometry, features, id, properties

  var name: StaticString {
    switch self {
    case .type: "type"
    case .coordinates: "coordinates"
    case .geometries: "geometries"
    case .geometry: "geometry"
    case .features: "features"
    case .id: "id"
    case .properties: "properties"
    }
  }
}

/// Where an object stands, which says what it may be.
enum GeoJSONScope {
  case document
  case features
  case geometry

  func allows(_ type: GeoJSONType) -> Bool {
    switch self {
    case .document: true
    case .features: type == .feature
    case .geometry: type != .feature && type != .featureCollection
    }
  }
}
