extension MKMapRect {
  /// The rect itself, or, where both sides are shorter than `side` map points, a square of that side round its middle.
  func atLeast(_ side: Double) -> MKMapRect {
    guard max(width, height) < side else { return self }
    return MKMapRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
