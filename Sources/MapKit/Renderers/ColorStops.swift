/// Colours with the places they stand at.
struct ColorStops {
  /// As given.
  let colors: [UIColor]
  let locations: [CGFloat]
  /// In order of their places, which are cut to 0…1.
  private let ordered: [(place: CGFloat, color: CGColor)]

  init(colors: [UIColor] = [], locations: [CGFloat] = []) {
    self.colors = colors
    self.locations = locations
    let pairs = zip(locations, colors).map { (place: $0 > 0 ? min($0, 1) : 0, color: $1.cgColor) }
    // Swift's sort keeps the order of equals.
    ordered = pairs.sorted { $0.place < $1.place }
  }

  /// The colour at a place.
  func color(at place: CGFloat) -> CGColor {
    guard let next = ordered.firstIndex(where: { $0.place > place }) else { return ordered.last?.color ?? .clear }
    guard next > 0 else { return ordered[0].color }
    let (a, b) = (ordered[next - 1], ordered[next])
    let share = (place - a.place) / (b.place - a.place)
    func mixed(_ component: KeyPath<CGColor, Double>) -> CGFloat {
      CGFloat(a.color[keyPath: component]) * (1 - share) + CGFloat(b.color[keyPath: component]) * share
    }
    return CGColor(
      srgbRed: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue),
      alpha: a.color.alpha * (1 - share) + b.color.alpha * share)
  }

  /// The places between which a piece of a line of a length may have one colour: no step of it can be seen.
  ///
  /// - Parameter points: The length of the line, in points.
  /// - Returns: Places from 0 to 1 in order.
  func steps(points: CGFloat) -> [CGFloat] {
    var places: [CGFloat] = [0]
    for stop in ordered where stop.place > (places.last ?? 0) {
      let start = places.last ?? 0
      // Half a level of the eight bits of a colour, and half a point, are steps too small to see.
      let count = min(510, max(1, ((stop.place - start) * points * 2).rounded(.up)))
      for index in stride(from: 1, through: count, by: 1) {
        places.append(index == count ? stop.place : start + (stop.place - start) * index / count)
      }
    }
    if let last = places.last, last < 1 { places.append(1) }
    return places
  }
}
