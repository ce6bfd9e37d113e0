/// Checks expressions and makes closures of them.
///
/// Source: MapLibre Style Specification, version 8, "Expressions".
struct ExpressionCompiler {
  /// What an expression may be at most; beyond it compiling throws.
  enum Limit {
    /// How many operators may run for one value, each use of a variable counted.
    static let cost = 20_000
    /// How many operators may stand within each other, those of variables counted.
    static let depth = 256
    /// How many variables may be in sight.
    static let variables = 256
  }

  /// What becomes of an operand that may have the wanted type or another.
  enum Annotation {
    /// It is checked when it is evaluated.
    case assertion
    /// It is turned into the wanted type when it is evaluated.
    case coercion
    /// It is taken as it is.
    case none
  }

  /// Makes an expression of an operator's array; the operator stands first.
  typealias Operator =
    @Sendable (_ compiler: inout ExpressionCompiler, _ expression: [StyleValue], _ expected: StyleType?)
    throws(ExpressionFault) -> CompiledExpression

  private(set) var path: [Int] = []
  /// The variables in sight.
  private(set) var variables: [String: CompiledExpression] = [:]

  func fault(_ reason: String, at place: Int...) -> ExpressionFault {
    ExpressionFault(path: path + place, reason: reason)
  }

  /// Compiles an operand of the expression under way, or with index 0 the expression itself.
  mutating func compile(
    _ value: StyleValue, at index: Int, expecting expected: StyleType? = nil, _ annotation: Annotation? = nil
  ) throws(ExpressionFault) -> CompiledExpression {
    if index > 0 { path.append(index) }
    defer { if index > 0 { path.removeLast() } }
    var expression = try bare(value, expecting: expected)
    if let expected { expression = try fit(expression, to: expected, annotation) }
    if let reason = expression.excess { throw fault(reason) }
    return try folded(expression)
  }

  /// Compiles an operand that may use more variables.
  mutating func compile(
    _ value: StyleValue, at index: Int, expecting expected: StyleType?, variables added: [String: CompiledExpression]
  ) throws(ExpressionFault) -> CompiledExpression {
    let outer = variables
    variables.merge(added) { _, new in new }
    guard variables.count <= Limit.variables else { throw fault("too many variables") }
    defer { variables = outer }
    return try compile(value, at: index, expecting: expected)
  }

  /// Compiles all operands with the types they must have.
  mutating func operands(
    of expression: [StyleValue], _ types: StyleType...
  ) throws(ExpressionFault) -> [CompiledExpression] {
    try expect(types.count...types.count, expression)
    var operands: [CompiledExpression] = []
    for (index, type) in types.enumerated() {
      operands.append(try compile(expression[index + 1], at: index + 1, expecting: type))
    }
    return operands
  }

  /// Compiles all operands, each of the same type.
  mutating func operands(
    of expression: [StyleValue], each type: StyleType
  ) throws(ExpressionFault) -> [CompiledExpression] {
    var operands: [CompiledExpression] = []
    for index in expression.indices.dropFirst() {
      operands.append(try compile(expression[index], at: index, expecting: type))
    }
    return operands
  }

  private mutating func bare(
    _ value: StyleValue, expecting expected: StyleType?
  ) throws(ExpressionFault) -> CompiledExpression {
    switch value {
    case .array(let elements):
      guard let first = elements.first else { throw fault("an empty array; a literal one is [\"literal\", []]") }
      guard case .string(let name) = first else {
        throw fault("the name of an operator expected; a literal array is [\"literal\", […]]", at: 0)
      }
      guard let make = Operators.all[name] else { throw fault("there is no operator \"\(name)\"", at: 0) }
      return try make(&self, elements, expected)
    case .object: throw fault("an object; a literal one is [\"literal\", {…}]")
    default: return CompiledExpression(value)
    }
  }

  /// Sees to it that an expression has a type: at once, or when it is evaluated.
  private func fit(
    _ expression: CompiledExpression, to expected: StyleType, _ annotation: Annotation?
  ) throws(ExpressionFault) -> CompiledExpression {
    if expected.isAsserted, expression.type == .value {
      return Self.annotated(expression, as: expected, annotation ?? .assertion)
    }
    if expected.isCoerced(from: expression.type) {
      return Self.annotated(expression, as: expected, annotation ?? .coercion)
    }
    guard expected.accepts(expression.type) else { throw fault("\(expected) expected, but this is \(expression.type)") }
    return expression
  }

  static func annotated(
    _ expression: CompiledExpression, as type: StyleType, _ annotation: Annotation
  ) -> CompiledExpression {
    switch annotation {
    case .none: expression
    case .assertion: .assertion([expression], type)
    case .coercion: .coercion([expression], type)
    }
  }

  /// The constant that an expression is, where it depends on nothing.
  private func folded(_ expression: CompiledExpression) throws(ExpressionFault) -> CompiledExpression {
    guard expression.constant == nil, expression.dependencies.isEmpty, expression.type != .image else {
      return expression
    }
    do throws(EvaluationFailure) {
      return CompiledExpression(try expression.evaluate(StyleContext(zoom: 0)), expression.type)
    } catch { throw fault("\(error.reason)") }
  }
}

extension StyleType {
  /// Whether values that may be of this type are checked when they are evaluated.
  fileprivate var isAsserted: Bool {
    switch self {
    case .string, .number, .boolean, .object, .array: true
    default: false
    }
  }

  /// Whether values of another type become values of this type without an operator that says so.
  fileprivate func isCoerced(from other: StyleType) -> Bool {
    switch self {
    case .color, .formatted, .image: other == .value || other == .string
    case .padding, .numbers: other == .value || other == .number || other.isArray
    case .colors: other == .value || other == .string || other.isArray
    case .anchorOffsets: other == .value || other.isArray
    default: false
    }
  }
}
