/// Cuts a rect in two, parallel to one of its edges.
///
/// - Parameters:
///   - rect: The rect to cut; if it is null, both parts are null.
///   - slice: Receives the part beside `edge`.
///   - remainder: Receives the rest.
///   - amount: The width or height of the slice in map points; a negative one counts as 0, and one that is
///     larger than the rect as the rect's own, which leaves a rest of width or height 0 at the far edge.
///   - edge: The edge to measure from.
public func MKMapRectDivide(
  _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>, _ remainder: UnsafeMutablePointer<MKMapRect>,
  _ amount: Double, _ edge: CGRectEdge
) {
  (slice.pointee, remainder.pointee) = rect.divided(at: amount, from: edge)
}

extension MKMapRect {
  fileprivate func divided(at amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, rest: MKMapRect) {
    if isNull { return (.null, .null) }
    let length = edge == .minXEdge || edge == .maxXEdge ? width : height
    let cut = min(max(amount, 0), max(length, 0))
    var (slice, rest) = (self, self)
    switch edge {
    case .minXEdge:
      slice.size.width = cut
      rest.origin.x += cut
      rest.size.width -= cut
    case .minYEdge:
      slice.size.height = cut
      rest.origin.y += cut
      rest.size.height -= cut
    case .maxXEdge:
      slice.origin.x += width - cut
      slice.size.width = cut
      rest.size.width -= cut
    case .maxYEdge:
      slice.origin.y += height - cut
      slice.size.height = cut
      rest.size.height -= cut
    }
    return (slice, rest)
  }
}
