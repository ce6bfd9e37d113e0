/// Makes an expression of a property's value in any of its spellings: written out, a function of old, or an expression.
struct StylePropertyCompiler {
  private let definition: StylePropertyDefinition

  init(_ definition: StylePropertyDefinition) { self.definition = definition }

  func compile(_ json: StyleValue) throws(StylePartFault) -> CompiledExpression {
    let expression: CompiledExpression
    do throws(ExpressionFault) {
      expression = try compiled(json)
    } catch {
      throw StylePartFault(definition.name + error.place, error.reason)
    }
    let rest = expression.dependencies.subtracting(definition.dependencies)
    if rest.contains(.feature) { throw fault("it cannot depend on the feature") }
    if rest.contains(.zoom) { throw fault("it cannot depend on the zoom") }
    if rest.contains(.lineProgress) { throw fault("it cannot depend on the progress along the line") }
    return expression
  }

  private func fault(_ reason: String) -> StylePartFault { StylePartFault(definition.name, reason) }

  private func compiled(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    if case .object(let members) = json { return try zoomFunction(members) }
    var compiler = ExpressionCompiler()
    if case .array(let elements) = json, case .string(let name)? = elements.first, Operators.all[name] != nil {
      return try compiler.compile(json, at: 0, expecting: definition.type)
    }
    return try constant(json)
  }

  /// A value that is written out.
  private func constant(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    guard let value = json.coerced(to: definition.type) else {
      throw ExpressionFault(path: [], reason: "\(definition.type) expected")
    }
    if let number = value.number, !definition.range.contains(number) {
      throw ExpressionFault(path: [], reason: "beyond \(definition.range)")
    }
    return CompiledExpression(value, definition.type)
  }

  private func zoomFunction(_ members: [String: StyleValue]) throws(ExpressionFault) -> CompiledExpression {
    guard let stops = members["stops"]?.array, members["property"] == nil else {
      throw ExpressionFault(path: [], reason: "stops expected")
    }
    let zoom = CompiledExpression(number: [], .zoom) { $0.zoom }
    var inputs: [Double] = []
    var outputs: [CompiledExpression] = []
    for stop in stops {
      guard let pair = stop.array, pair.count == 2, let input = pair[0].number, input > inputs.last ?? -.infinity else {
        throw ExpressionFault(path: [], reason: "a stop that is no pair, or does not ascend")
      }
      inputs.append(input)
      outputs.append(try constant(pair[1]))
    }
    guard !inputs.isEmpty else { throw ExpressionFault(path: [], reason: "no stops") }
    guard definition.type.isInterpolatable else {
      inputs[0] = -.infinity
      return .step(zoom, inputs, outputs, definition.type)
    }
    let base = members["base"]?.number ?? 1
    return .interpolation(.exponential(base), zoom, inputs, outputs, definition.type, .rgb)
  }
}
