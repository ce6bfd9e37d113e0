extension Operators {
  static let curves: Table = [
    "interpolate": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.interpolation(expression, expected, .rgb)
    },
    "interpolate-hcl": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.interpolation(expression, expected == .colors ? .colors : .color, .hcl)
    },
    "interpolate-lab": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.interpolation(expression, expected == .colors ? .colors : .color, .lab)
    },
    "step": { compiler, expression, expected throws(ExpressionFault) in try compiler.step(expression, expected) },
  ]
}

extension ExpressionCompiler {
  fileprivate mutating func interpolation(
    _ expression: [StyleValue], _ expected: StyleType?, _ space: StyleColorSpace
  ) throws(ExpressionFault) -> CompiledExpression {
    try expect(atLeast: 4, expression)
    guard expression.count % 2 == 1 else { throw fault("an input without an output") }
    let curve = try self.curve(expression[1])
    let input = try compile(expression[2], at: 2, expecting: .number)
    var stops = Stops(type: expected == .value ? nil : expected)
    for index in stride(from: 3, to: expression.count, by: 2) {
      try add(expression[index], at: index, expression[index + 1], &stops)
    }
    guard let type = stops.type, type.isInterpolatable else {
      throw fault("nothing lies between values of type \(stops.type ?? .value)")
    }
    return .interpolation(curve, input, stops.inputs, stops.outputs, type, space)
  }

  fileprivate mutating func step(
    _ expression: [StyleValue], _ expected: StyleType?
  ) throws(ExpressionFault) -> CompiledExpression {
    try expect(atLeast: 4, expression)
    guard expression.count % 2 == 1 else { throw fault("an input without an output") }
    let input = try compile(expression[1], at: 1, expecting: .number)
    var stops = Stops(type: expected == .value ? nil : expected)
    try add(.number(-.infinity), at: 1, expression[2], &stops)
    for index in stride(from: 3, to: expression.count, by: 2) {
      try add(expression[index], at: index, expression[index + 1], &stops)
    }
    return .step(input, stops.inputs, stops.outputs, stops.type ?? .value)
  }

  /// The inputs and outputs of a curve.
  private struct Stops {
    var type: StyleType?
    var inputs: [Double] = []
    var outputs: [CompiledExpression] = []
  }

  private mutating func add(
    _ input: StyleValue, at index: Int, _ output: StyleValue, _ stops: inout Stops
  ) throws(ExpressionFault) {
    guard case .number(let number) = input else { throw fault("a number expected, written out", at: index) }
    if let last = stops.inputs.last, last >= number { throw fault("the inputs do not ascend", at: index) }
    let output = try compile(output, at: index + 1, expecting: stops.type)
    stops.type = stops.type ?? output.type
    stops.inputs.append(number)
    stops.outputs.append(output)
  }

  private func curve(_ value: StyleValue) throws(ExpressionFault) -> InterpolationCurve {
    guard case .array(let elements) = value, case .string(let name)? = elements.first else {
      throw fault("a kind of interpolation expected", at: 1)
    }
    switch name {
    case "linear": return .linear
    case "exponential":
      guard elements.count > 1, case .number(let base) = elements[1] else {
        throw fault("exponential interpolation has a base", at: 1, 1)
      }
      return .exponential(base)
    case "cubic-bezier":
      let points = elements.dropFirst().compactMap(\.number)
      guard elements.count == 5, points.count == 4, points.allSatisfy((0...1).contains) else {
        throw fault("a cubic Bézier curve has four numbers, 0…1", at: 1)
      }
      return .cubicBezier(UnitBezier(SIMD2(points[0], points[1]), SIMD2(points[2], points[3])))
    default: throw fault("there is no interpolation \"\(name)\"", at: 1, 0)
    }
  }
}
