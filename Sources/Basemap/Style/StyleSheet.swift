/// A style sheet: what the map draws, and how.
///
/// Source: MapLibre Style Specification, version 8. Transitions, lights, sky, terrain and projections are passed over:
/// the map is flat and still.
package struct StyleSheet: Sendable {
  /// What a sheet may hold at most.
  package enum Limit {
    package static let layers = 4096
    package static let sources = 256
  }

  package let name: String?
  /// In the order in which they are drawn.
  package let layers: [StyleLayer]
  package let sources: [String: StyleSource]
  package let sprites: [StyleSpriteAddress]
  /// What `["global-state", key]` answers where nothing else is set.
  package let state: StyleState
  package let metadata: [String: StyleValue]
  /// The layers that are left out, and parts that are passed over.
  package let faults: [StyleFault]

  /// Makes a sheet that draws nothing.
  init() {
    (name, layers, sources, sprites, faults) = (nil, [], [:], [], [])
    (state, metadata) = (StyleState(), [:])
  }

  /// Reads a style sheet.
  ///
  /// - Throws: `StyleSheetError` for what is no style sheet at all; a faulty layer is left out, and `faults` says why.
  package init(json data: Data) throws(StyleSheetError) {
    guard case .object(let root) = try StyleJSON.value(of: data) else { throw .notAStyleSheet("it is no object") }
    guard root["version"] == .number(8) else { throw .notAStyleSheet("its version is not 8") }
    guard let entries = root["layers"]?.array else { throw .notAStyleSheet("it has no layers") }
    guard entries.count <= Limit.layers else { throw .tooLarge("more than \(Limit.layers) layers") }
    name = root["name"]?.string
    metadata = root["metadata"]?.object ?? [:]
    sprites = StyleSpriteAddress.all(root["sprite"])
    state = StyleState((root["state"]?.object ?? [:]).compactMapValues { $0.object?["default"] })
    var faults: [StyleFault] = []
    sources = try Self.sources(root["sources"]?.object ?? [:], &faults)
    layers = Self.layers(entries, sources, &faults)
    self.faults = faults
  }

  private static func sources(
    _ entries: [String: StyleValue], _ faults: inout [StyleFault]
  ) throws(StyleSheetError) -> [String: StyleSource] {
    guard entries.count <= Limit.sources else { throw .tooLarge("more than \(Limit.sources) sources") }
    var sources: [String: StyleSource] = [:]
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(StylePartFault) {
        sources[name] = try StyleSource(entry)
      } catch {
        faults.append(StyleFault(property: "sources.\(name).\(error.property)", error.reason))
      }
    }
    return sources
  }

  private static func layers(
    _ entries: [StyleValue], _ sources: [String: StyleSource], _ faults: inout [StyleFault]
  ) -> [StyleLayer] {
    var layers: [StyleLayer] = []
    var names: Set<String> = []
    let originals = StyleLayerReader.originals(entries)
    for (index, entry) in entries.enumerated() {
      do throws(StyleFault) {
        let layer = try StyleLayerReader(entry, index, originals).layer(sources)
        guard names.insert(layer.id).inserted else {
          throw StyleFault(layer: layer.id, property: "id", "another layer has it")
        }
        layers.append(layer)
      } catch {
        faults.append(error)
      }
    }
    return layers
  }
}
