/// What the specification says of a property.
struct StylePropertyDefinition {
  enum Group: String { case layout, paint }

  let name: String
  let group: Group
  /// The type of its expressions.
  var type: StyleType
  /// What its expressions may depend on.
  let dependencies: CompiledExpression.Dependencies
  /// Numbers beyond are refused where they are written out, and else cut.
  var range: ClosedRange<Double> = -.infinity...(.infinity)
  /// The words that it may have; empty for any.
  var words: [String] = []
  /// Whether values between two outputs of a curve are possible.
  var isInterpolated: Bool
  /// Whether `{token}` stands for the feature's tag.
  var hasTokens = false

  init(_ name: String, _ group: Group, _ type: StyleType, _ dependencies: CompiledExpression.Dependencies) {
    (self.name, self.group, self.type, self.dependencies) = (name, group, type, dependencies)
    isInterpolated = type.isInterpolatable
  }

  /// The range in words.
  var rangeText: String {
    range.upperBound == .infinity
      ? "\(range.lowerBound.styleText) or more" : "\(range.lowerBound.styleText)…\(range.upperBound.styleText)"
  }
}

extension CompiledExpression.Dependencies {
  /// Of properties that are the same for all features.
  static let camera: Self = [.zoom, .state]
  /// Of properties that may differ for each feature.
  static let data: Self = [.zoom, .state, .feature, .images]
}
