/// Reads one layer of a style sheet.
struct StyleLayerReader {
  private let members: [String: StyleValue]
  private let name: String

  init(_ json: StyleValue, _ index: Int) throws(StyleFault) {
    guard case .object(let members) = json else { throw StyleFault(layer: "layers[\(index)]", "it is no object") }
    self.members = members
    name = members["id"]?.string ?? "layers[\(index)]"
  }

  func layer() throws(StyleFault) -> StyleLayer {
    do throws(StylePartFault) {
      guard let id = members["id"]?.string else { throw StylePartFault("id", "a text expected") }
      let (lower, upper) = (try zoom("minzoom") ?? 0, try zoom("maxzoom") ?? .infinity)
      var reader = StylePropertyReader(layout: try object("layout"), paint: try object("paint"))
      let visibility: StyleProperty<StyleVisibility> = try reader.word("visibility", .layout, .state, default: .visible)
      let paint = try paint(&reader)
      try reader.checkAllKnown()
      return StyleLayer(
        id: id, source: members["source"]?.string, sourceLayer: members["source-layer"]?.string,
        zooms: lower..<max(lower, upper), visibility: visibility, filter: try filter(),
        metadata: try object("metadata"), paint: paint)
    } catch { throw StyleFault(layer: name, property: error.property, error.reason) }
  }

  private func filter() throws(StylePartFault) -> StyleFilter? {
    guard let json = members["filter"], json != .null else { return nil }
    do throws(ExpressionFault) { return try StyleFilter(json: json) } catch {
      throw StylePartFault("filter" + error.place, error.reason)
    }
  }

  private func object(_ name: String) throws(StylePartFault) -> [String: StyleValue] {
    guard let value = members[name], value != .null else { return [:] }
    guard let object = value.object else { throw StylePartFault(name, "an object expected") }
    return object
  }

  private func zoom(_ name: String) throws(StylePartFault) -> Double? {
    guard let value = members[name] else { return nil }
    guard let zoom = value.number, (0...24).contains(zoom) else { throw StylePartFault(name, "a zoom expected, 0…24") }
    return zoom
  }

  private func paint(_ reader: inout StylePropertyReader) throws(StylePartFault) -> StylePaint {
    switch members["type"]?.string {
    case "background": .background(try BackgroundStyle(&reader))
    case "fill": .fill(try FillStyle(&reader))
    case "line": .line(try LineStyle(&reader))
    case "symbol": .symbol(try SymbolStyle(&reader))
    case "circle": .circle(try CircleStyle(&reader))
    case "raster": .raster(try RasterStyle(&reader))
    case "fill-extrusion": .extrusion(try ExtrusionStyle(&reader))
    case "heatmap"?, "hillshade"?, "color-relief"?: throw StylePartFault("type", "not drawn here")
    case let type?: throw StylePartFault("type", "there is no layer type \"\(type)\"")
    case nil: throw StylePartFault("type", "a text expected")
    }
  }
}
