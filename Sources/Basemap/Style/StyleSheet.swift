/// A style sheet: what the map draws, and how.
///
/// Source: MapLibre Style Specification, version 8.
package struct StyleSheet: Sendable {
  /// What a sheet may hold at most.
  package enum Limit {
    package static let layers = 4096
  }

  package let name: String?
  /// In the order in which they are drawn.
  package let layers: [StyleLayer]
  /// The layers that are left out, and parts that are passed over.
  package let faults: [StyleFault]

  /// Reads a style sheet.
  ///
  /// - Throws: `StyleSheetError` for what is no style sheet at all; a faulty layer is left out, and `faults` says why.
  package init(json data: Data) throws(StyleSheetError) {
    guard case .object(let root) = try StyleJSON.value(of: data) else { throw .notAStyleSheet("it is no object") }
    guard root["version"] == .number(8) else { throw .notAStyleSheet("its version is not 8") }
    guard let entries = root["layers"]?.array else { throw .notAStyleSheet("it has no layers") }
    guard entries.count <= Limit.layers else { throw .tooLarge("more than \(Limit.layers) layers") }
    name = root["name"]?.string
    var layers: [StyleLayer] = []
    var faults: [StyleFault] = []
    for (index, entry) in entries.enumerated() {
      do throws(StyleFault) {
        layers.append(try StyleLayerReader(entry, index).layer())
      } catch {
        faults.append(error)
      }
    }
    (self.layers, self.faults) = (layers, faults)
  }
}
