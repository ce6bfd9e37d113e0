// Closures in structs: one that stands in an array or an optional by itself is wrapped in another each time it is taken
// out, which allocates.

/// Evaluates an expression.
struct ValueEvaluator: Sendable {
  typealias Body = @Sendable (StyleContext) throws(EvaluationFailure) -> StyleValue

  private let body: Body

  init(_ body: @escaping Body) { self.body = body }

  @inline(__always)
  func callAsFunction(_ context: StyleContext) throws(EvaluationFailure) -> StyleValue { try body(context) }
}

/// Evaluates an expression whose value is a boolean.
struct TestEvaluator: Sendable {
  typealias Body = @Sendable (StyleContext) throws(EvaluationFailure) -> Bool

  private let body: Body

  init(_ body: @escaping Body) { self.body = body }

  @inline(__always)
  func callAsFunction(_ context: StyleContext) throws(EvaluationFailure) -> Bool { try body(context) }
}

/// Evaluates an expression whose value is a number.
struct NumberEvaluator: Sendable {
  typealias Body = @Sendable (StyleContext) throws(EvaluationFailure) -> Double

  private let body: Body

  init(_ body: @escaping Body) { self.body = body }

  @inline(__always)
  func callAsFunction(_ context: StyleContext) throws(EvaluationFailure) -> Double { try body(context) }
}
