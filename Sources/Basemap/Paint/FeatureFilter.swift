/// Which features a rule paints: those of one layer and kind whose tags meet all conditions.
package struct FeatureFilter: Hashable, Sendable {
  /// What one tag must be.
  package struct Condition: Hashable, Sendable {
    package let key: String
    /// Values as text; see `VectorTileValue.text`.
    package let values: Set<String>
    /// Whether the tag must be none of the values, or missing, rather than one of them.
    package let isExclusion: Bool
  }

  package let layer: String
  package let kind: VectorTileFeature.Kind
  package let conditions: [Condition]
}
