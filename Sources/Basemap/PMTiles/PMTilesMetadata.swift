/// What the metadata of a tile archive say, as far as maps need it; every member may be missing.
///
/// Source: PMTiles specification 3, section "JSON Metadata", whose members are those of TileJSON 3.
package struct PMTilesMetadata: Equatable, Sendable {
  /// A layer that vector tiles of the archive may have.
  package struct VectorLayer: Equatable, Sendable {
    package let id: String
    /// The lowest and highest zoom level that have it, where said.
    package let minimumZoom: Int?
    package let maximumZoom: Int?
  }

  package var name: String?
  package var summary: String?
  /// As written, perhaps with HTML; see `AttributionLines`.
  package var attribution: String?
  package var vectorLayers: [VectorLayer] = []

  /// Metadata that say nothing.
  package init() {}

  /// Reads a JSON object; members of another type than they should have count as missing.
  ///
  /// - Throws: `PMTilesError.malformed` for anything but a JSON object.
  package init(json bytes: [UInt8], offset: UInt64 = 0) throws(PMTilesError) {
    // An archive may leave its metadata out.
    guard !bytes.isEmpty else { return }
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      throw .malformed(.metadata, offset: offset, reason: "not a JSON object")
    }
    name = object["name"] as? String
    summary = object["description"] as? String
    attribution = object["attribution"] as? String
    for layer in object["vector_layers"] as? [Any] ?? [] {
      guard let layer = layer as? [String: Any], let id = layer["id"] as? String else { continue }
      vectorLayers.append(
        VectorLayer(id: id, minimumZoom: layer["minzoom"] as? Int, maximumZoom: layer["maxzoom"] as? Int))
    }
  }
}
