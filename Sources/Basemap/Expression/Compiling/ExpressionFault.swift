/// Why an expression is not one.
struct ExpressionFault: Error, Hashable {
  /// Where: the index in the expression, then in what stands there, and so on.
  let path: [Int]
  let reason: String

  /// The place as `[2][1]`; empty for the expression itself.
  var place: String { path.map { "[\($0)]" }.joined() }
}

/// Why an expression has no value for a feature; of fixed texts only, so that failing allocates nothing.
struct EvaluationFailure: Error {
  let reason: StaticString

  init(_ reason: StaticString) { self.reason = reason }
}
