/// Which features a layer draws.
package struct StyleFilter: Sendable {
  package let dependsOnZoom: Bool
  private let test: @Sendable (StyleContext) -> Bool

  package init(dependsOnZoom: Bool, _ test: @escaping @Sendable (StyleContext) -> Bool) {
    (self.dependsOnZoom, self.test) = (dependsOnZoom, test)
  }

  /// Answers whether the context's feature passes; a failing expression lets nothing pass.
  package func passes(_ context: StyleContext) -> Bool { test(context) }
}
