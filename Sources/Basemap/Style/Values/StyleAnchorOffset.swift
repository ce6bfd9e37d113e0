/// A place where a label may lie, and its distance from there in ems, x to the right and y down.
package struct StyleAnchorOffset: Hashable, Sendable {
  package var anchor: StyleAnchor
  package var offset: SIMD2<Double>

  package init(_ anchor: StyleAnchor, _ offset: SIMD2<Double>) { (self.anchor, self.offset) = (anchor, offset) }
}
