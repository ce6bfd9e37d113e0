/// A GeoJSON document as a source of vector tiles, which are cut from it in memory when they are asked for.
///
/// Each feature says which layer of the OpenMapTiles schema it belongs to, the way tippecanoe takes it: a member
/// `"tippecanoe": {"layer": "transportation", "minzoom": 12}` beside `"properties"`, whose members become the tags.
/// Features without a layer are not on the map. A feature collection may carry `"name"` and `"attribution"`.
///
/// Source: RFC 7946.
package struct GeoJSONSource: TileSource {
  package let info: TileSourceInfo
  private let features: [GeoJSONFeature]

  /// The layers that features name, in the order of the document.
  var layers: [String] {
    features.reduce(into: []) { layers, feature in
      if !layers.contains(feature.layer) { layers.append(feature.layer) }
    }
  }

  /// The levels that tiles are cut for where the caller names none; at 16 a unit of a tile is 15 cm wide at the equator.
  package static let defaultZooms = 0...16

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The document's bytes.
  ///   - name: A name for messages, where the document has none.
  ///   - zooms: The levels to cut tiles for.
  /// - Throws: `TileSourceError.geoJSON`.
  package init(
    _ data: Data, name: String, zooms: ClosedRange<Int> = defaultZooms
  ) throws(TileSourceError) {
    do throws(GeoJSONSourceError) {
      let document = try GeoJSONDocument(data)
      features = document.features
      info = TileSourceInfo(
        name: document.name ?? name, content: .vector, zooms: zooms,
        attribution: AttributionLines.plain(document.attribution ?? ""))
    } catch {
      throw .geoJSON(error)
    }
  }

  /// Reads a file of at most `GeoJSONDocument.Limit.bytes`.
  ///
  /// - Throws: `TileSourceError.geoJSON`.
  package init(path: String) throws(TileSourceError) {
    let bytes: [UInt8]
    do {
      let file = try RandomAccessFile(path: path)
      guard file.length <= UInt64(GeoJSONDocument.Limit.bytes) else { throw GeoJSONSourceError.tooLarge }
      bytes = try file.read(at: 0, count: Int(file.length))
    } catch {
      throw .geoJSON(error as? GeoJSONSourceError ?? .unreadable)
    }
    try self.init(Data(bytes), name: (path as NSString).lastPathComponent)
  }

  package func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]? {
    guard info.zooms.contains(address.z) else { return nil }
    var cutter = TileCutter(address)
    for feature in features where feature.zooms.contains(address.z) && cutter.touches(feature) { cutter.add(feature) }
    return cutter.tile
  }
}
