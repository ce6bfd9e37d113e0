/// The operators of expressions, by their names.
enum Operators {
  typealias Table = [String: ExpressionCompiler.Operator]

  static let all: Table = [
    literals, conversions, inputs, logic, comparisons, decisions, curves, variables, lookups, arithmetic, texts,
    formats, colors, places,
  ].reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
}

extension ExpressionCompiler {
  /// Checks the number of operands.
  func expect(_ count: ClosedRange<Int>, _ expression: [StyleValue]) throws(ExpressionFault) {
    guard count.contains(expression.count - 1) else {
      let wanted =
        count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound)–\(count.upperBound)"
      throw fault("\(wanted) operands expected, but there are \(expression.count - 1)")
    }
  }

  /// Checks that there are enough operands.
  func expect(atLeast count: Int, _ expression: [StyleValue]) throws(ExpressionFault) {
    guard expression.count - 1 >= count else {
      throw fault("\(count) operands or more expected, but there are \(expression.count - 1)")
    }
  }
}
