extension MKMapRect {
  /// The rect with each edge moved inwards; negative distances move them outwards.
  ///
  /// A distance of more than half a side makes that side negative. Null stays null.
  ///
  /// - Parameters:
  ///   - dx: The distance for the left and the right edge, in map points.
  ///   - dy: The distance for the top and the bottom edge, in map points.
  /// - Returns: The rect with the same centre and the changed size.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rect moved east by `dx` and south by `dy` map points; null stays null.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    return MKMapRect(origin: MKMapPoint(x: minX + dx, y: minY + dy), size: size)
  }
}
