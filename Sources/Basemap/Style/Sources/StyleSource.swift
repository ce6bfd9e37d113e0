/// Where a style's features or pictures come from.
package struct StyleSource: Sendable {
  package enum Kind: String, Sendable {
    case vector, raster, geojson, image, video
    case rasterDEM = "raster-dem"
  }

  package let kind: Kind
  /// Of a TileJSON document, or of the data.
  package let url: String?
  /// Addresses of tiles with `{z}`, `{x}` and `{y}`.
  package let tiles: [String]
  /// The levels that there are tiles of.
  package let zooms: ClosedRange<Int>
  /// The side of a tile, in points.
  package let tileSize: Int
  /// Whether rows count from the south.
  package let countsRowsFromSouth: Bool
  package let attribution: String?
  /// Of GeoJSON: the document, or its address.
  package let data: StyleValue?
  /// Which of the data's features count.
  package let filter: StyleFilter?
  /// Whether lines know their lengths; `line-gradient` needs it.
  package let hasLineMetrics: Bool

  init(_ json: StyleValue) throws(StylePartFault) {
    guard case .object(let members) = json else { throw StylePartFault("source", "it is no object") }
    guard let kind = members["type"]?.string.flatMap(Kind.init) else {
      throw StylePartFault("type", "there is no such type of source")
    }
    guard members["encoding"] ?? .string("mvt") == .string("mvt") else {
      throw StylePartFault("encoding", "only \"mvt\" is read here")
    }
    self.kind = kind
    url = members["url"]?.string
    tiles = (members["tiles"]?.array ?? []).compactMap(\.string)
    let (first, last) = (try Self.level(members, "minzoom", 0), try Self.level(members, "maxzoom", 22))
    guard first <= last else { throw StylePartFault("maxzoom", "it lies below minzoom") }
    zooms = first...last
    tileSize = try Self.level(members, "tileSize", 512, in: 1...8192)
    countsRowsFromSouth = members["scheme"] == .string("tms")
    attribution = members["attribution"]?.string
    data = members["data"]
    hasLineMetrics = members["lineMetrics"]?.bool ?? false
    guard let filter = members["filter"], filter != .null else {
      self.filter = nil
      return
    }
    do throws(ExpressionFault) {
      self.filter = try StyleFilter(json: filter)
    } catch {
      throw StylePartFault("filter" + error.place, error.reason)
    }
  }

  private static func level(
    _ members: [String: StyleValue], _ name: String, _ fallback: Int, in range: ClosedRange<Int> = 0...30
  ) throws(StylePartFault) -> Int {
    guard let value = members[name] else { return fallback }
    guard let number = value.number, range.contains(Int(exactly: number.rounded(.down)) ?? -1) else {
      throw StylePartFault(name, "a number expected, \(range.lowerBound)…\(range.upperBound)")
    }
    return Int(number.rounded(.down))
  }
}
