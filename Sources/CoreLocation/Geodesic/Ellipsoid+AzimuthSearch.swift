extension Ellipsoid {
  /// The distance by a search for the direction in which the shortest line leaves the first point.
  ///
  /// It serves nearly opposite points, and costs some tens of microseconds. With the pair's order of points, a line
  /// that leaves at azimuth α₁ meets the second latitude at one longitude λ(α₁) on its way north, and λ grows from 0
  /// (α₁ = 0, due north) to π (α₁ = π, over the south pole). So bisection finds the azimuth. For two points on the
  /// equator λ jumps from 0 to (1 − f)·π, and nearer pairs than that belong to Vincenty's formula.
  ///
  /// The integrals are Bessel's, in the form of C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87 (2013),
  /// equations 5–8, 45; they are evaluated by quadrature and not by series. Error below 0.1 mm.
  func azimuthSearchDistance(of pair: GeodesicPair) -> CLLocationDistance {
    var (low, high) = (0.0, Double.pi)
    // Halving π until neighbouring numbers remain takes 52 rounds.
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if geodesic(of: pair, azimuth: middle).longitude(on: self) < pair.longitude {
        low = middle
      } else {
        high = middle
      }
    }
    // The upper bound, since on the equator the lower one may lie before the jump.
    return geodesic(of: pair, azimuth: high).length(on: self)
  }

  private func geodesic(of pair: GeodesicPair, azimuth: Double) -> Geodesic {
    let (sinAlpha1, cosAlpha1) = (sin(azimuth), cos(azimuth))
    // Clairaut: sin α · cos U is the same all along the line.
    let sinAlpha0 = sinAlpha1 * pair.cosU1
    let alongEquator = cosAlpha1 * pair.cosU1
    let cosAlpha0 = (alongEquator * alongEquator + pair.sinU1 * pair.sinU1).squareRoot()
    // cos α₂ · cos U₂ from cos²α₁·cos²U₁ + cos²U₂ − cos²U₁, the difference written so that it does not cancel.
    let difference = (pair.sinU1 - pair.sinU2) * (pair.sinU1 + pair.sinU2)
    let alongEquator2 = max(0, alongEquator * alongEquator + difference).squareRoot()
    return Geodesic(
      sinAlpha0: sinAlpha0, cosAlpha0: cosAlpha0,
      sigma1: atan2(pair.sinU1, alongEquator), sigma2: atan2(pair.sinU2, alongEquator2))
  }
}

/// A geodesic from where it would cross the equator northward at azimuth α₀, between two arcs σ of the auxiliary
/// sphere.
private struct Geodesic {
  let sinAlpha0: Double
  let cosAlpha0: Double
  let sigma1: Double
  let sigma2: Double

  /// The length in metres: b ∫ √(1 + k² sin²σ) dσ.
  func length(on ellipsoid: Ellipsoid) -> CLLocationDistance {
    let kSquared = self.kSquared(on: ellipsoid)
    return ellipsoid.polarRadius * integral { (1 + kSquared * $0).squareRoot() }
  }

  /// The longitude difference in radians: ω₂ − ω₁ − f sin α₀ ∫ (2 − f) / (1 + (1 − f) √(1 + k² sin²σ)) dσ.
  func longitude(on ellipsoid: Ellipsoid) -> Double {
    let (f, kSquared) = (ellipsoid.flattening, self.kSquared(on: ellipsoid))
    let excess = integral { (2 - f) / (1 + (1 - f) * (1 + kSquared * $0).squareRoot()) }
    let omega1 = atan2(sinAlpha0 * sin(sigma1), cos(sigma1))
    let omega2 = atan2(sinAlpha0 * sin(sigma2), cos(sigma2))
    return omega2 - omega1 - f * sinAlpha0 * excess
  }

  /// k² = e′² cos²α₀.
  private func kSquared(on ellipsoid: Ellipsoid) -> Double {
    let (a, b) = (ellipsoid.equatorialRadius, ellipsoid.polarRadius)
    return (a * a - b * b) / (b * b) * cosAlpha0 * cosAlpha0
  }

  /// The integral of a function of sin²σ from σ₁ to σ₂, in Gauss–Legendre quadrature with eight nodes on four parts.
  ///
  /// The functions here vary by 0.4 % over the whole range, so the rule is exact to the last digits.
  private func integral(of function: (Double) -> Double) -> Double {
    let parts = 4
    let halfWidth = (sigma2 - sigma1) / Double(2 * parts)
    var sum = 0.0
    for part in 0..<parts {
      let middle = sigma1 + halfWidth * Double(2 * part + 1)
      for (node, weight) in Self.nodes {
        let (left, right) = (sin(middle - halfWidth * node), sin(middle + halfWidth * node))
        sum += weight * (function(left * left) + function(right * right))
      }
    }
    return sum * halfWidth
  }

  /// The positive nodes and the weights of the eight-point Gauss–Legendre rule (Abramowitz and Stegun, table 25.4).
  private static let nodes: [(node: Double, weight: Double)] = [
    (0.183434642495650, 0.362683783378362), (0.525532409916329, 0.313706645877887),
    (0.796666477413627, 0.222381034453374), (0.960289856497536, 0.101228536290376),
  ]
}
