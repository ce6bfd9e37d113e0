/// The rect around two rects: the spelling before Swift 4.2 of `MKMapRect.union(_:)`.
@available(*, deprecated, renamed: "MKMapRect.union(self:_:)")
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}

/// The part that two rects share: the spelling before Swift 4.2 of `MKMapRect.intersection(_:)`.
@available(*, deprecated, renamed: "MKMapRect.intersection(self:_:)")
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.intersection(rect2)
}

/// Whether two rects overlap: the spelling before Swift 4.2 of `MKMapRect.intersects(_:)`.
@available(*, deprecated, renamed: "MKMapRect.intersects(self:_:)")
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}

/// Whether a point is in a rect: the spelling before Swift 4.2 of `MKMapRect.contains(_:)`.
@available(*, deprecated, renamed: "MKMapRect.contains(self:_:)")
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}

/// Whether the second rect is in the first: the spelling before Swift 4.2 of `MKMapRect.contains(_:)`.
@available(*, deprecated, renamed: "MKMapRect.contains(self:_:)")
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.contains(rect2)
}

/// Moves the edges inwards: the spelling before Swift 4.2 of `MKMapRect.insetBy(dx:dy:)`.
@available(*, deprecated, renamed: "MKMapRect.insetBy(self:dx:dy:)")
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Moves a rect: the spelling before Swift 4.2 of `MKMapRect.offsetBy(dx:dy:)`.
@available(*, deprecated, renamed: "MKMapRect.offsetBy(self:dx:dy:)")
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}
