/// Which features a layer draws.
package struct StyleFilter: Sendable {
  package let dependsOnZoom: Bool
  /// Whether it asks for `["global-state", key]`.
  package let dependsOnState: Bool
  /// Whether features of one kind with equal tags get the same answer.
  package let dependsOnTagsAlone: Bool
  private let test: TestEvaluator

  init(_ expression: CompiledExpression) {
    dependsOnZoom = expression.dependencies.contains(.zoom)
    dependsOnState = expression.dependencies.contains(.state)
    dependsOnTagsAlone = !expression.dependencies.contains(.identity)
    test = expression.test
  }

  /// Makes a filter of JSON in either kind.
  init(json: StyleValue) throws(ExpressionFault) { self.init(try StyleFilterCompiler.compile(json)) }

  /// Answers whether the context's feature passes; where an expression fails, it does not.
  ///
  /// Nothing is allocated, as long as no operator makes a text or an array.
  package func passes(_ context: StyleContext) -> Bool { (try? test(context)) ?? false }
}
