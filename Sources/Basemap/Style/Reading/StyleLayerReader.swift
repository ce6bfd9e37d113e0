/// Reads one layer of a style sheet.
struct StyleLayerReader {
  private let members: [String: StyleValue]
  private let name: String

  /// The layers that others may refer to, by their names.
  static func originals(_ entries: [StyleValue]) -> [String: [String: StyleValue]] {
    entries.reduce(into: [:]) { originals, entry in
      if let members = entry.object, members["ref"] == nil, let id = members["id"]?.string { originals[id] = members }
    }
  }

  /// Takes what a layer with `ref` shares with another: all but its name, paint and metadata.
  init(_ json: StyleValue, _ index: Int, _ originals: [String: [String: StyleValue]]) throws(StyleFault) {
    guard case .object(var members) = json else { throw StyleFault(layer: "layers[\(index)]", "it is no object") }
    name = members["id"]?.string ?? "layers[\(index)]"
    if let ref = members["ref"] {
      guard let original = ref.string.flatMap({ originals[$0] }) else {
        throw StyleFault(layer: name, property: "ref", "there is no such layer, or it refers to another")
      }
      for key in ["type", "source", "source-layer", "minzoom", "maxzoom", "filter", "layout"] {
        members[key] = original[key]
      }
    }
    self.members = members
  }

  /// Reads the layer; its source must be among the sheet's, unless the sheet has none.
  func layer(_ sources: [String: StyleSource]) throws(StyleFault) -> StyleLayer {
    do throws(StylePartFault) {
      guard let id = members["id"]?.string else { throw StylePartFault("id", "a text expected") }
      let (lower, upper) = (try zoom("minzoom") ?? 0, try zoom("maxzoom") ?? .infinity)
      var reader = StylePropertyReader(layout: try object("layout"), paint: try object("paint"))
      let visibility: StyleProperty<StyleVisibility> = try reader.word("visibility", .layout, .state, default: .visible)
      let paint = try paint(&reader)
      try reader.checkAllKnown()
      if !sources.isEmpty { try check(paint, sources) }
      return StyleLayer(
        id: id, source: members["source"]?.string, sourceLayer: members["source-layer"]?.string,
        zooms: lower..<max(lower, upper), visibility: visibility, filter: try filter(),
        metadata: members["metadata"]?.object ?? [:], paint: paint)
    } catch {
      throw StyleFault(layer: name, property: error.property, error.reason)
    }
  }

  private func filter() throws(StylePartFault) -> StyleFilter? {
    guard let json = members["filter"], json != .null else { return nil }
    do throws(ExpressionFault) {
      return try StyleFilter(json: json)
    } catch {
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
    case "heatmap"?, "hillshade"?, "color-relief"?:
      throw StylePartFault("type", "layers of this type are not drawn here")
    case let type?: throw StylePartFault("type", "there is no layer type \"\(type)\"")
    case nil: throw StylePartFault("type", "a text expected")
    }
  }

  /// Checks that the layer has a source of a kind that it can draw.
  private func check(_ paint: StylePaint, _ sources: [String: StyleSource]) throws(StylePartFault) {
    if case .background = paint { return }
    guard let name = members["source"]?.string else { throw StylePartFault("source", "the name of a source expected") }
    guard let source = sources[name] else { throw StylePartFault("source", "there is no usable source \"\(name)\"") }
    if case .raster = paint {
      guard [.raster, .image].contains(source.kind) else { throw StylePartFault("source", "a raster source expected") }
      return
    }
    guard [.vector, .geojson].contains(source.kind) else { throw StylePartFault("source", "a vector source expected") }
    guard source.kind == .geojson || members["source-layer"]?.string != nil else {
      throw StylePartFault("source-layer", "the name of a layer expected")
    }
  }
}
