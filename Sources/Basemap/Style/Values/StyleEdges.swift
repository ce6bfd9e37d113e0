/// Distances from the four sides of a rectangle, in points.
package struct StyleEdges: Hashable, Sendable {
  package var top: Double
  package var right: Double
  package var bottom: Double
  package var left: Double

  package init(top: Double, right: Double, bottom: Double, left: Double) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// Makes equal distances.
  package init(_ all: Double) { self.init(top: all, right: all, bottom: all, left: all) }
}
