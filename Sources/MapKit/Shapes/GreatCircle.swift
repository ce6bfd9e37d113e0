/// The shortest way over a sphere between two places.
struct GreatCircle {
  /// In metres: the equatorial radius, which the recorded numbers of points agree with (fact S10).
  private static let radius = 6_378_137.0
  /// Between neighbouring points of a row, in metres.
  private static let spacing = 1000.0

  private let start: SIMD3<Double>
  /// At the start, of length 1, in the direction of the end.
  private let direction: SIMD3<Double>
  /// Between start and end, in radians: 0…π.
  private let angle: Double

  init(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) {
    let (a, b) = (Self.vector(start), Self.vector(end))
    self.start = a
    let along = (a * b).sum()
    let across = b - a * along
    let length = (across * across).sum().squareRoot()
    angle = atan2(length, along)
    if length > 1e-12 {
      direction = across / length
    } else {
      let (latitude, longitude) = (start.latitude * .pi / 180, start.longitude * .pi / 180)
      direction = SIMD3(-sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
    }
  }

  /// The distance in metres.
  private var distance: Double { angle * Self.radius }

  private func coordinate(at share: Double) -> CLLocationCoordinate2D {
    let point = start * cos(angle * share) + direction * sin(angle * share)
    return CLLocationCoordinate2D(
      latitude: atan2(point.z, hypot(point.x, point.y)) * 180 / .pi, longitude: atan2(point.y, point.x) * 180 / .pi)
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  /// Answers the row of points along the shortest ways between places.
  static func points(through places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
    var row = places.prefix(1).map { MKMapPoint($0) }
    for (start, end) in zip(places, places.dropFirst()) {
      if CLLocationCoordinate2DIsValid(start), CLLocationCoordinate2DIsValid(end) {
        let way = GreatCircle(from: start, to: end)
        let steps = (way.distance / spacing).rounded(.up)
        for step in stride(from: 1, to: steps, by: 1) { row.append(MKMapPoint(way.coordinate(at: step / steps))) }
      }
      row.append(MKMapPoint(end))
    }
    return row
  }
}
