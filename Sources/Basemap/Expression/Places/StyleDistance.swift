/// The places of `distance`.
///
/// Distances are measured on a plane that touches the ellipsoid where the feature begins: right near there, and the less
/// the further away.
struct StyleDistance: Sendable {
  private let place: StylePlace

  init(_ place: StylePlace) { self.place = place }

  /// The least distance between a feature and the places, in metres; 0 where they touch.
  func meters(to feature: FeaturePlace) throws(EvaluationFailure) -> Double {
    let count = feature.pointCount
    guard count > 0, feature.kind != .unknown else { throw EvaluationFailure("the feature lies nowhere") }
    guard count <= StylePlace.maximumPairs / max(place.pointCount, 1) else {
      throw EvaluationFailure("too many points")
    }
    let rows = (0..<feature.partCount).map { feature.points(ofPart: $0, UnitMercator.degrees) }
    let plane = TouchingPlane(rows[0].first ?? .zero)
    let isArea = feature.kind == .polygon
    let own = rows.map { row in
      let points = row.map(plane.point)
      return isArea ? points + points.prefix(1) : points
    }
    var least = Double.infinity
    for part in place.parts {
      let others = part.rows.map { $0.map(plane.point) }
      if isArea, others.joined().contains(where: { PlaneGeometry.side(of: $0, own) != .outside }) { return 0 }
      if part.kind == .area, own.joined().contains(where: { PlaneGeometry.side(of: $0, others) != .outside }) {
        return 0
      }
      for a in own {
        for b in others {
          least = min(least, Self.distance(a, feature.kind == .point, b, part.kind == .points))
          if least == 0 { return 0 }
        }
      }
    }
    return least
  }

  /// The least distance between two rows of points, or of the stretches between these.
  private static func distance(
    _ a: [SIMD2<Double>], _ arePointsA: Bool, _ b: [SIMD2<Double>], _ arePointsB: Bool
  ) -> Double {
    var least = Double.infinity
    for (a, a2) in stretches(a, arePointsA) {
      for (b, b2) in stretches(b, arePointsB) { least = min(least, PlaneGeometry.distance(a, a2, b, b2)) }
    }
    return least
  }

  private static func stretches(_ row: [SIMD2<Double>], _ arePoints: Bool) -> Zip2Sequence<
    ArraySlice<SIMD2<Double>>, ArraySlice<SIMD2<Double>>
  > { arePoints || row.count == 1 ? zip(row[...], row[...]) : zip(row[...], row.dropFirst()) }
}

/// Metres east and north on a plane that touches the ellipsoid of WGS 84.
private struct TouchingPlane {
  private let origin: SIMD2<Double>
  /// Metres per degree.
  private let scale: SIMD2<Double>

  init(_ origin: SIMD2<Double>) {
    self.origin = origin
    // The radii of curvature across and along the meridian.
    let (equator, flattening) = (6_378_137.0, 1 / 298.257_223_563)
    let eccentricity = flattening * (2 - flattening)
    let latitude = origin.y * .pi / 180
    let part = 1 / (1 - eccentricity * sin(latitude) * sin(latitude))
    let across = equator * part.squareRoot()
    scale = SIMD2(across * cos(latitude), across * part * (1 - eccentricity)) * (.pi / 180)
  }

  /// Longitudes are taken the shorter way around the world.
  func point(_ degrees: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(remainder(degrees.x - origin.x, 360), degrees.y - origin.y) * scale
  }
}
