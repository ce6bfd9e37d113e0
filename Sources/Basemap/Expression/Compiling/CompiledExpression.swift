/// An expression made ready: closures, and what is known of them without running them.
struct CompiledExpression: Sendable {
  /// What the value of an expression depends on.
  struct Dependencies: OptionSet, Sendable {
    let rawValue: UInt16

    static let feature = Dependencies(rawValue: 1 << 0)
    static let zoom = Dependencies(rawValue: 1 << 1)
    static let lineProgress = Dependencies(rawValue: 1 << 2)
    static let state = Dependencies(rawValue: 1 << 3)
    /// The names of the sprite's pictures.
    static let images = Dependencies(rawValue: 1 << 4)
    /// The feature's geometry beyond its kind, or its identifier: features with equal tags may differ.
    static let identity = Dependencies(rawValue: 1 << 5)
    /// What clusters sum up.
    static let clusters = Dependencies(rawValue: 1 << 6)
  }

  var type: StyleType
  var dependencies: Dependencies
  /// How many operators run at most.
  var cost: Int
  /// How many operators stand within each other at most.
  var depth: Int
  var zoomUse: ZoomUse
  /// The feature's tag that the expression is, where it is one and nothing else.
  private(set) var tag: StyleKey?
  /// The value, where it depends on nothing.
  var constant: StyleValue?
  let evaluate: ValueEvaluator
  /// The value of a boolean without the detour.
  private let ownTest: TestEvaluator?
  /// The value of a number without the detour.
  private let ownNumber: NumberEvaluator?

  private init(
    _ type: StyleType, _ operands: [CompiledExpression], _ dependencies: Dependencies, _ evaluate: ValueEvaluator,
    _ test: TestEvaluator?, _ number: NumberEvaluator?
  ) {
    self.type = type
    self.dependencies = operands.reduce(dependencies) { $0.union($1.dependencies) }
    cost = operands.reduce(1) { min($0 + $1.cost, ExpressionCompiler.Limit.cost + 1) }
    zoomUse = ZoomUse(within: operands)
    depth = 1 + operands.reduce(0) { max($0, $1.depth) }
    (self.evaluate, ownTest, ownNumber) = (evaluate, test, number)
  }

  /// Makes an expression of any type of its operands.
  init(
    _ type: StyleType, of operands: [CompiledExpression], _ dependencies: Dependencies = [],
    _ evaluate: @escaping ValueEvaluator.Body
  ) {
    self.init(type, operands, dependencies, ValueEvaluator(evaluate), nil, nil)
  }

  /// Makes a boolean.
  init(test operands: [CompiledExpression], _ dependencies: Dependencies = [], _ test: @escaping TestEvaluator.Body) {
    let evaluate = ValueEvaluator { context throws(EvaluationFailure) in .bool(try test(context)) }
    self.init(.boolean, operands, dependencies, evaluate, TestEvaluator(test), nil)
  }

  /// Makes a number.
  init(
    number operands: [CompiledExpression], _ dependencies: Dependencies = [], _ number: @escaping NumberEvaluator.Body
  ) {
    let evaluate = ValueEvaluator { context throws(EvaluationFailure) in .number(try number(context)) }
    self.init(.number, operands, dependencies, evaluate, nil, NumberEvaluator(number))
  }

  /// Makes what a feature's tag is; null where it has none.
  init(tag key: StyleKey) {
    self.init(.value, of: [], .feature) { $0.feature?.value(key) ?? .null }
    tag = key
  }

  /// Makes a constant.
  init(_ value: StyleValue, _ type: StyleType? = nil) {
    let test = value.bool.map { flag in TestEvaluator { _ in flag } }
    let number = value.number.map { number in NumberEvaluator { _ in number } }
    self.init(type ?? value.type, [], [], ValueEvaluator { _ in value }, test, number)
    constant = value
  }

  /// Why the expression is too large; nil where it is not.
  var excess: String? {
    if cost > ExpressionCompiler.Limit.cost { return "too many operators" }
    return depth > ExpressionCompiler.Limit.depth ? "too many operators within each other" : nil
  }

  /// The value as a truth value; fails for values of other types.
  var test: TestEvaluator {
    if let ownTest { return ownTest }
    let evaluate = self.evaluate
    return TestEvaluator { context throws(EvaluationFailure) in
      guard case .bool(let flag) = try evaluate(context) else { throw EvaluationFailure("not a boolean") }
      return flag
    }
  }

  /// The value as a number; fails for values of other types.
  var number: NumberEvaluator {
    if let ownNumber { return ownNumber }
    let evaluate = self.evaluate
    return NumberEvaluator { context throws(EvaluationFailure) in
      guard case .number(let number) = try evaluate(context) else { throw EvaluationFailure("not a number") }
      return number
    }
  }
}
