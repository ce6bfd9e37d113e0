/// The value of a layer's property, which may depend on the zoom and on the feature.
package struct StyleProperty<Value: Sendable>: Sendable {
  private enum Source: Sendable {
    case constant(Value)
    case computed(@Sendable (StyleContext) -> Value)
  }

  private let source: Source
  package let dependsOnFeature: Bool
  package let dependsOnZoom: Bool
  /// Whether it asks for `["global-state", key]`.
  package let dependsOnState: Bool
  /// Whether the style sheet sets it; false for a default.
  package let isSet: Bool

  /// Makes a property that is the same everywhere.
  package init(constant: Value, isSet: Bool = true) {
    source = .constant(constant)
    (dependsOnFeature, dependsOnZoom, dependsOnState, self.isSet) = (false, false, false, isSet)
  }

  /// Makes a property that is computed for each context.
  package init(
    dependsOnFeature: Bool, dependsOnZoom: Bool, dependsOnState: Bool = false,
    _ compute: @escaping @Sendable (StyleContext) -> Value
  ) {
    source = .computed(compute)
    (self.dependsOnFeature, self.dependsOnZoom) = (dependsOnFeature, dependsOnZoom)
    (self.dependsOnState, isSet) = (dependsOnState, true)
  }

  /// The value; where an expression fails, the property's default.
  @inline(__always)
  package func value(in context: StyleContext) -> Value {
    switch source {
    case .constant(let value): value
    case .computed(let compute): compute(context)
    }
  }

  /// The value, where it is the same in every context.
  package var constant: Value? { if case .constant(let value) = source { value } else { nil } }
}
