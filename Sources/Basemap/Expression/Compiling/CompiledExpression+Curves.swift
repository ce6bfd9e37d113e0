extension CompiledExpression {
  /// The output whose input is the last that is not above the value of `input`.
  static func step(
    _ input: CompiledExpression, _ inputs: [Double], _ outputs: [CompiledExpression], _ type: StyleType
  ) -> CompiledExpression {
    var expression = plainStep(input, inputs, outputs, type)
    expression.zoomUse = .curve(over: input, outputs, interpolates: false)
    return expression
  }

  private static func plainStep(
    _ input: CompiledExpression, _ inputs: [Double], _ outputs: [CompiledExpression], _ type: StyleType
  ) -> CompiledExpression {
    let (number, evaluates) = (input.number, outputs.map(\.evaluate))
    @Sendable func index(_ context: StyleContext) throws(EvaluationFailure) -> Int {
      try inputs.lastIndex(notAbove: try number(context))
    }
    if type == .number {
      let numbers = outputs.map(\.number)
      return CompiledExpression(number: [input] + outputs) { context throws(EvaluationFailure) in
        try numbers[try index(context)](context)
      }
    }
    if type == .boolean {
      let tests = outputs.map(\.test)
      return CompiledExpression(test: [input] + outputs) { context throws(EvaluationFailure) in
        try tests[try index(context)](context)
      }
    }
    return CompiledExpression(type, of: [input] + outputs) { context throws(EvaluationFailure) in
      try evaluates[try index(context)](context)
    }
  }

  /// What lies between the outputs whose inputs are next to the value of `input`.
  static func interpolation(
    _ curve: InterpolationCurve, _ input: CompiledExpression, _ inputs: [Double], _ outputs: [CompiledExpression],
    _ type: StyleType, _ space: StyleColorSpace
  ) -> CompiledExpression {
    var expression = plainInterpolation(curve, input, inputs, outputs, type, space)
    expression.zoomUse = .curve(over: input, outputs, interpolates: true)
    return expression
  }

  private static func plainInterpolation(
    _ curve: InterpolationCurve, _ input: CompiledExpression, _ inputs: [Double], _ outputs: [CompiledExpression],
    _ type: StyleType, _ space: StyleColorSpace
  ) -> CompiledExpression {
    let (number, last) = (input.number, inputs.count - 1)
    if type == .number {
      let numbers = outputs.map(\.number)
      return CompiledExpression(number: [input] + outputs) { context throws(EvaluationFailure) in
        let value = try number(context)
        if last == 0 || value <= inputs[0] { return try numbers[0](context) }
        if value >= inputs[last] { return try numbers[last](context) }
        let index = try inputs.lastIndex(notAbove: value)
        let part = curve.part(of: value, from: inputs[index], to: inputs[index + 1])
        let (a, b) = (try numbers[index](context), try numbers[index + 1](context))
        return a * (1 - part) + b * part
      }
    }
    let evaluates = outputs.map(\.evaluate)
    return CompiledExpression(type, of: [input] + outputs) { context throws(EvaluationFailure) in
      let value = try number(context)
      if last == 0 || value <= inputs[0] { return try evaluates[0](context) }
      if value >= inputs[last] { return try evaluates[last](context) }
      let index = try inputs.lastIndex(notAbove: value)
      let part = curve.part(of: value, from: inputs[index], to: inputs[index + 1])
      return try StyleValue.between(try evaluates[index](context), try evaluates[index + 1](context), part, space)
    }
  }
}

extension [Double] {
  /// The index of the last number that is not above a value, 0 where all are; fails for what is no number.
  func lastIndex(notAbove value: Double) throws(EvaluationFailure) -> Int {
    guard !value.isNaN else { throw EvaluationFailure("the input is not a number") }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}

extension StyleValue {
  /// The value a part of the way, 0…1, from one to another; fails where nothing lies between them.
  static func between(
    _ a: StyleValue, _ b: StyleValue, _ part: Double, _ space: StyleColorSpace
  ) throws(EvaluationFailure) -> StyleValue {
    switch (a, b) {
    case (.number(let a), .number(let b)): return .number(a * (1 - part) + b * part)
    case (.color(let a), .color(let b)): return .color(space.mix(a, b, part))
    case (.string(let a), .string(let b)) where a == b: return .string(a)
    case (.array(let a), .array(let b)) where a.count == b.count:
      var elements: [StyleValue] = []
      elements.reserveCapacity(a.count)
      for (a, b) in zip(a, b) { elements.append(try between(a, b, part, space)) }
      return .array(elements)
    default: throw EvaluationFailure("nothing lies between the values")
    }
  }
}
