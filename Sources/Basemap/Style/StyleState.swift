/// What `["global-state", key]` answers, such as the language.
package struct StyleState: Hashable, Sendable {
  private var values: [String: StyleValue]

  package init(_ values: [String: StyleValue] = [:]) { self.values = values }

  /// nil where nothing is set.
  package subscript(key: String) -> StyleValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// This state, and for keys that it lacks that of another.
  package func filled(from other: StyleState) -> StyleState {
    StyleState(values.merging(other.values) { own, _ in own })
  }
}
