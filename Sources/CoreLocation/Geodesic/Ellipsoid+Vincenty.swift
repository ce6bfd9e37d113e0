extension Ellipsoid {
  /// Vincenty's inverse formula, or nil for nearly opposite points, for which its iteration does not settle.
  ///
  /// Source: T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with application of nested
  /// equations", Survey Review XXIII, 176 (1975). Error below 0.1 mm.
  func vincentyDistance(of pair: GeodesicPair) -> CLLocationDistance? {
    var lambda = pair.longitude
    // Ordinary pairs take three to six rounds.
    for _ in 0..<32 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let east = pair.cosU2 * sinLambda
      let north = pair.cosU1 * pair.sinU2 - pair.sinU1 * pair.cosU2 * cosLambda
      let sinSigma = (east * east + north * north).squareRoot()
      let cosSigma = pair.sinU1 * pair.sinU2 + pair.cosU1 * pair.cosU2 * cosLambda
      guard sinSigma > 0 else { return cosSigma > 0 ? 0 : nil }
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = pair.cosU1 * pair.cosU2 * sinLambda / sinSigma
      let cosSquaredAlpha = max(0, 1 - sinAlpha * sinAlpha)
      // On the equator cos²α is 0 and the term vanishes.
      let cos2SigmaM = cosSquaredAlpha > 0 ? cosSigma - 2 * pair.sinU1 * pair.sinU2 / cosSquaredAlpha : 0
      let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
      let bend = cos2SigmaM + c * cosSigma * (2 * cos2SigmaM * cos2SigmaM - 1)
      let next = pair.longitude + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * bend)
      guard next <= .pi else { return nil }
      if abs(next - lambda) < 1e-13 {
        return arcLength(sigma, sinSigma, cosSigma, cos2SigmaM, cosSquaredAlpha)
      }
      lambda = next
    }
    return nil
  }

  /// The length in metres of an arc of the auxiliary sphere, Vincenty's equations 3, 4 and 6.
  private func arcLength(
    _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cos2SigmaM: Double, _ cosSquaredAlpha: Double
  ) -> CLLocationDistance {
    let (a, b) = (equatorialRadius, polarRadius)
    let uSquared = cosSquaredAlpha * (a * a - b * b) / (b * b)
    let bigA = 1 + uSquared / 16384 * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)))
    let bigB = uSquared / 1024 * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)))
    let square = cos2SigmaM * cos2SigmaM
    let inner = cosSigma * (2 * square - 1)
    let outer = bigB / 6 * cos2SigmaM * (4 * sinSigma * sinSigma - 3) * (4 * square - 3)
    let deltaSigma = bigB * sinSigma * (cos2SigmaM + bigB / 4 * (inner - outer))
    return b * bigA * (sigma - deltaSigma)
  }
}
