/// How values go over into each other between two inputs.
enum InterpolationCurve: Sendable {
  case linear
  case exponential(Double)
  case cubicBezier(UnitBezier)

  /// How far, 0…1, the value is on its way at an input between two others.
  func part(of input: Double, from lower: Double, to upper: Double) -> Double {
    let (difference, progress) = (upper - lower, input - lower)
    guard difference != 0 else { return 0 }
    switch self {
    case .linear, .exponential(1): return progress / difference
    case .exponential(let base): return (pow(base, progress) - 1) / (pow(base, difference) - 1)
    case .cubicBezier(let curve): return curve.y(at: progress / difference)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as CSS has them for timing.
struct UnitBezier: Hashable, Sendable {
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>

  /// Makes a curve with two control points whose x lies in 0…1.
  init(_ first: SIMD2<Double>, _ second: SIMD2<Double>) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  private func point(_ t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t }

  /// The y at an x, 0…1: halving, since x only grows along the curve.
  func y(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle).x < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2).y
  }
}
