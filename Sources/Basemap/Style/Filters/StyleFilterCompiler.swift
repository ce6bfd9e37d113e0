/// Makes a filter of JSON: an expression, or a filter of the earlier kind, `["==", "class", "park"]`.
///
/// Source: MapLibre Style Specification, version 8, "Layers: filter" and "Deprecations: Other filter".
struct StyleFilterCompiler {
  private(set) var path: [Int] = []

  /// Which of the two kinds a filter is written in.
  private enum Kind {
    case expression, legacy
    /// Both kinds read it alike.
    case either
  }

  /// Makes the test of a filter.
  static func compile(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    if kind(of: json) == .legacy {
      var compiler = StyleFilterCompiler()
      let test = try compiler.legacy(json)
      if let reason = test.excess { throw compiler.fault(reason) }
      return test
    }
    var compiler = ExpressionCompiler()
    return try compiler.compile(json, at: 0, expecting: .boolean)
  }

  private static func kind(of json: StyleValue) -> Kind {
    if case .bool = json { return .either }
    guard case .array(let elements) = json, case .string(let name)? = elements.first else { return .legacy }
    switch name {
    case "has":
      guard elements.count > 1, elements[1] != .string("$id"), elements[1] != .string("$type") else { return .legacy }
      return elements.count == 2 ? .either : .expression
    case "in":
      // One looks for a tag's value among others, the other for a text in a text.
      return elements.count > 2 && (elements[1].string == nil || elements[2].array != nil) ? .expression : .legacy
    case "!in", "!has", "none": return .legacy
    case "==", "!=", "<", "<=", ">", ">=":
      return elements.count != 3 || elements[1].array != nil || elements[2].array != nil ? .expression : .legacy
    case "all", "any":
      let kinds = elements.dropFirst().map(kind)
      return kinds.contains(.expression) ? .expression : kinds.contains(.legacy) ? .legacy : .either
    default: return .expression
    }
  }

  /// Runs a part of the work on an operand.
  mutating func at<Value>(
    _ index: Int, _ body: (inout StyleFilterCompiler) throws(ExpressionFault) -> Value
  ) throws(ExpressionFault) -> Value {
    path.append(index)
    defer { path.removeLast() }
    return try body(&self)
  }

  func fault(_ reason: String, at place: Int...) -> ExpressionFault {
    ExpressionFault(path: path + place, reason: reason)
  }
}
