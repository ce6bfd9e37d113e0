extension StylePropertyCompiler {
  /// Makes an expression of a function of the earlier kind: of the zoom, of a tag, or of both.
  ///
  /// Source: MapLibre Style Specification, version 8, "Deprecations: Function".
  func function(_ members: [String: StyleValue]) throws(ExpressionFault) -> CompiledExpression {
    let function = try StyleFunction(members, isInterpolated: definition.isInterpolated)
    let fallback = try members["default"].map { (value) throws(ExpressionFault) in try constant(value) }
    if function.kind == .identity { return identity(function, fallback) }
    guard !function.zoomStops.isEmpty else { return try expression(function, function.stops, .zoom, fallback) }
    // Of both: for each zoom a function of the tag, and between those as the zoom says.
    var outputs: [CompiledExpression] = []
    for stop in function.zoomStops { outputs.append(try expression(function, stop.stops, nil, fallback)) }
    let zooms = function.zoomStops.map(\.zoom)
    guard definition.isInterpolated else { return .step(.zoom, zooms.fromBelow, outputs, definition.type) }
    return .interpolation(.exponential(function.base), .zoom, zooms, outputs, definition.type, function.space)
  }

  /// A function over one input: `zoom`, or the function's tag where it has one.
  private func expression(
    _ function: StyleFunction, _ stops: [StyleFunction.Stop], _ zoom: CompiledExpression?,
    _ fallback: CompiledExpression?
  ) throws(ExpressionFault) -> CompiledExpression {
    let tag = function.property.map { CompiledExpression.tag(CompiledExpression(.string($0))) }
    guard let input = tag ?? zoom else { throw ExpressionFault(path: [], reason: "the name of a tag expected") }
    // Of several stops at one place the first counts.
    let stops = stops.indices.filter { $0 == 0 || stops[$0].input != stops[$0 - 1].input }.map { stops[$0] }
    var outputs: [CompiledExpression] = []
    for stop in stops {
      outputs.append(try definition.hasTokens && tag == nil ? tokens(stop.output) : constant(stop.output))
    }
    if function.kind == .categorical { return .category(input, stops.map(\.input), outputs, definition.type, fallback) }
    var inputs: [Double] = []
    for stop in stops {
      guard let number = stop.input.number, number > inputs.last ?? -.infinity else {
        throw ExpressionFault(path: [], reason: "the inputs of the stops are no numbers, or do not ascend")
      }
      inputs.append(number)
    }
    let curve =
      function.kind == .exponential && definition.type.isInterpolatable
      ? CompiledExpression.interpolation(
        .exponential(function.base), input, inputs, outputs, definition.type, function.space)
      : .step(input, inputs.fromBelow, outputs, definition.type)
    return tag == nil ? curve : .fallback(curve, fallback)
  }

  private func identity(_ function: StyleFunction, _ fallback: CompiledExpression?) -> CompiledExpression {
    let tag = CompiledExpression.tag(CompiledExpression(.string(function.property ?? "")))
    let (evaluate, type) = (tag.evaluate, definition.type)
    let words = Set(definition.words)
    let own = CompiledExpression(type, of: [tag]) { context throws(EvaluationFailure) in
      let value = try evaluate(context)
      guard value != .null, let result = value.coercedOrHeld(by: type),
        words.isEmpty || result.string.map(words.contains) ?? true
      else { throw EvaluationFailure("the tag has no such value") }
      return result
    }
    return .fallback(own, fallback)
  }
}

extension CompiledExpression {
  /// The value of an expression, or where it fails that of another.
  fileprivate static func fallback(_ expression: CompiledExpression, _ other: CompiledExpression?) -> CompiledExpression
  {
    guard let other else { return expression }
    let (first, second) = (expression.evaluate, other.evaluate)
    var result = CompiledExpression(expression.type, of: [expression, other]) { context throws(EvaluationFailure) in
      do throws(EvaluationFailure) { return try first(context) } catch { return try second(context) }
    }
    result.zoomUse = expression.zoomUse
    return result
  }

  /// The output of the stop whose input the value is.
  fileprivate static func category(
    _ input: CompiledExpression, _ inputs: [StyleValue], _ outputs: [CompiledExpression], _ type: StyleType,
    _ fallback: CompiledExpression?
  ) -> CompiledExpression {
    var table: [StyleValue: Int] = [:]
    for (index, input) in inputs.enumerated() { table[input] = index }
    let (evaluate, places, evaluates) = (input.evaluate, table, outputs.map(\.evaluate))
    let own = CompiledExpression(type, of: [input] + outputs) { context throws(EvaluationFailure) in
      guard let place = places[try evaluate(context)] else { throw EvaluationFailure("no stop for the value") }
      return try evaluates[place](context)
    }
    var result = Self.fallback(own, fallback)
    if case .itself = input.zoomUse { result.zoomUse = .curve(interpolates: false) }
    return result
  }
}

extension [Double] {
  /// The same inputs, of which the first holds from below.
  fileprivate var fromBelow: [Double] { isEmpty ? [] : [-.infinity] + dropFirst() }
}

extension StyleValue {
  /// The value as one of a type that tags have, or that is made of texts.
  fileprivate func coercedOrHeld(by type: StyleType) -> StyleValue? {
    switch type {
    case .number, .boolean, .string: type.holds(self) ? self : nil
    default: coerced(to: type)
    }
  }
}
