/// Reads the properties of one layer.
struct StylePropertyReader {
  private let layout: [String: StyleValue]
  private let paint: [String: StyleValue]
  private var known: Set<String> = []

  init(layout: [String: StyleValue], paint: [String: StyleValue]) { (self.layout, self.paint) = (layout, paint) }

  /// Reads a property; `convert` makes its value of that of an expression, nil where that is none.
  mutating func property<Value: Sendable>(
    _ definition: StylePropertyDefinition, default value: Value, _ convert: @escaping @Sendable (StyleValue) -> Value?
  ) throws(StylePartFault) -> StyleProperty<Value> {
    try property(definition, default: value, convert) { expression in
      let evaluate = expression.evaluate
      return { context in
        guard let result = try? evaluate(context) else { return value }
        return convert(result) ?? value
      }
    }
  }

  /// Reads a property; `computed` makes a closure of an expression that is not constant.
  mutating func property<Value: Sendable>(
    _ definition: StylePropertyDefinition, default value: Value, _ convert: (StyleValue) -> Value?,
    _ computed: (CompiledExpression) -> @Sendable (StyleContext) -> Value
  ) throws(StylePartFault) -> StyleProperty<Value> {
    known.insert(definition.group.rawValue + definition.name)
    let json = (definition.group == .layout ? layout : paint)[definition.name]
    guard let json, json != .null else { return StyleProperty(constant: value, isSet: false) }
    let expression = try StylePropertyCompiler(definition).compile(json)
    if let constant = expression.constant {
      if constant == .null { return StyleProperty(constant: value) }
      guard let value = convert(constant) else { throw StylePartFault(definition.name, "a value that is not allowed") }
      return StyleProperty(constant: value)
    }
    return StyleProperty(
      dependsOnFeature: expression.dependencies.contains(.feature),
      dependsOnZoom: expression.dependencies.contains(.zoom),
      dependsOnState: expression.dependencies.contains(.state), computed(expression))
  }

  /// Checks that every property of the layer was read.
  func checkAllKnown() throws(StylePartFault) {
    for (group, values) in [("layout", layout), ("paint", paint)] {
      let suffix = "-transition"
      for name in values.keys.sorted() {
        // How fast a property changes means nothing on a still map.
        let own = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        if known.contains(group + own) { continue }
        throw StylePartFault(name, "a layer of this type has no such \(group) property")
      }
    }
  }
}
