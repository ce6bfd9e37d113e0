/// Makes features and shapes of a GeoJSON document.
///
/// An object's type may stand after what it explains: its content is read at once where the type is known, and else
/// skipped and read when the object ends. So nothing is read more than twice for each level of objects round it.
struct GeoJSONReader {
  /// What a geometry becomes.
  typealias Shape = any MKShape & MKGeoJSONObject

  /// How deep geometry collections may be nested in each other.
  static let maximumCollectionDepth = 16

  var json: JSONReader

  init(json: JSONReader) { self.json = json }

  func fault(_ what: String) -> GeoJSONFault { .notGeoJSON(what, at: json.position) }

  /// Reads the whole document.
  mutating func document() throws(GeoJSONFault) -> [any MKGeoJSONObject] {
    let objects = try object(in: .document, depth: 0)
    try json.expectEnd()
    return objects
  }

  /// Reads an object: a geometry's shapes, a feature, or the features of a collection.
  mutating func object(in scope: GeoJSONScope, depth: Int) throws(GeoJSONFault) -> [any MKGeoJSONObject] {
    guard json.peek() == UInt8(ascii: "{") else {
      try json.skipValue()
      throw fault("an object expected")
    }
    try json.openObject()
    var type: GeoJSONType?
    var content: [any MKGeoJSONObject]?
    /// Where the values of the members begin and end.
    var places = [Range<Int>?](repeating: nil, count: GeoJSONMember.allCases.count)
    while let key = try json.nextKey() {
      guard let member = GeoJSONMember.allCases.first(where: { json.equals(key, $0.name) }) else {
        try json.skipValue()
        continue
      }
      guard places[member.rawValue] == nil else { throw fault("“\(member.name)” twice") }
      _ = json.peek()
      let start = json.position
      if member == .type {
        type = try self.type(allowedIn: scope)
      } else if let type, type.contentMember == member {
        content = try self.content(of: type, depth: depth)
      } else {
        try json.skipValue()
      }
      places[member.rawValue] = start..<json.position
    }
    guard let type else { throw fault("no “type”") }
    if content == nil {
      guard let place = places[type.contentMember.rawValue] else { throw fault("no “\(type.contentMember.name)”") }
      let end = json.position
      json.position = place.lowerBound
      content = try self.content(of: type, depth: depth)
      json.position = end
    }
    let members = content ?? []
    guard type == .feature else { return members }
    return [
      MKGeoJSONFeature(
        identifier: try identifier(at: places[GeoJSONMember.id.rawValue]),
        properties: try properties(at: places[GeoJSONMember.properties.rawValue]),
        geometry: members.compactMap { $0 as? Shape })
    ]
  }

  private mutating func type(allowedIn scope: GeoJSONScope) throws(GeoJSONFault) -> GeoJSONType {
    guard json.peek() == UInt8(ascii: "\"") else {
      try json.skipValue()
      throw fault("a type expected")
    }
    let name = try json.string()
    guard let type = GeoJSONType.allCases.first(where: { json.equals(name, $0.name) }), scope.allows(type) else {
      throw fault("a type that does not belong here")
    }
    return type
  }

  private mutating func content(of type: GeoJSONType, depth: Int) throws(GeoJSONFault) -> [any MKGeoJSONObject] {
    switch type {
    case .feature: return try json.skipNull() ? [] : object(in: .geometry, depth: depth)
    case .featureCollection: return try objects(in: .features, depth: depth)
    case .geometryCollection:
      guard depth < Self.maximumCollectionDepth else { throw fault("collections nested too deep") }
      return try objects(in: .geometry, depth: depth + 1)
    default: return try shapes(of: type)
    }
  }

  private mutating func objects(in scope: GeoJSONScope, depth: Int) throws(GeoJSONFault) -> [any MKGeoJSONObject] {
    var objects: [any MKGeoJSONObject] = []
    try openArray()
    while try json.nextElement() { objects += try object(in: scope, depth: depth) }
    return objects
  }

  mutating func openArray() throws(GeoJSONFault) {
    guard json.peek() == UInt8(ascii: "[") else {
      try json.skipValue()
      throw fault("an array expected")
    }
    try json.openArray()
  }
}
