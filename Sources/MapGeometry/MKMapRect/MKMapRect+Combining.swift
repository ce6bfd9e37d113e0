extension MKMapRect {
  /// The smallest rect that contains both rects; with a null rect, the other one.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (left, top) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect2.maxX) - left, height: max(maxY, rect2.maxY) - top)
  }

  /// The part that both rects share, or `null` if they do not intersect.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    let (left, top) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return MKMapRect(
      x: left, y: top, width: min(maxX, rect2.maxX) - left, height: min(maxY, rect2.maxY) - top)
  }

  /// Tells whether the rects overlap; touching edges do not count, and a null rect intersects nothing.
  ///
  /// Copies of the world are not looked at: for an area across the 180th meridian ask with `remainder` too.
  public func intersects(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }

  /// Tells whether a point lies in the rect, edges included; a null rect contains no point.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  /// Tells whether a rect lies wholly in this one, edges included; every rect contains the null rect.
  public func contains(_ rect2: MKMapRect) -> Bool {
    if rect2.isNull { return true }
    return !isNull && minX <= rect2.minX && rect2.maxX <= maxX && minY <= rect2.minY && rect2.maxY <= maxY
  }
}
