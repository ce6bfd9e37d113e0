import MapGeometry

/// Whether two numbers differ by at most a tolerance; never so for NaN.
func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether a rect has exactly these members.
func isRect(_ rect: MKMapRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  MKMapRectEqualToRect(rect, MKMapRect(x: x, y: y, width: width, height: height))
}

/// Picked by the compiler for types that are `Equatable`.
func isEquatable<T: Equatable>(_: T) -> Bool { true }

/// Picked by the compiler for all other types.
func isEquatable<T>(_: T) -> Bool { false }
