import Foundation

/// A roller coaster: its line in space and its colours.
struct Coaster {
  enum Build { case steel, wood, flume, railway }

  /// Circles that the track makes on the way from one node to the next.
  struct Figure {
    let radius: Double
    let turns: Double
    /// How far the circles' plane is turned out of the track's direction, in radians.
    let twist: Double

    static func loop(radius: Double) -> Figure { Figure(radius: radius, turns: 1, twist: 0) }
    static func corkscrew(radius: Double) -> Figure { Figure(radius: radius, turns: 2, twist: 0.5) }
  }

  /// Latitude, longitude, height over the ground in plan units.
  typealias Node = (Double, Double, Double)

  let name: String
  let build: Build
  let track: Tint
  let support: Tint
  let train: Tint
  /// Where the trains are, as shares of the whole line.
  let trains: [Double]
  let nodes: [Node]
  let figures: [Int: Figure]

  private static let step = 1.6

  /// Answers points along the line, evenly spaced in space.
  func line() -> [SIMD3<Double>] {
    let controls = nodes.map { node in
      let p = PlanProjection.point((node.0, node.1))
      return SIMD3(Double(p.x), Double(p.y), node.2)
    }
    let spline = Spline(controls, isClosed: true)
    var dense: [SIMD3<Double>] = []
    for segment in 0..<spline.segmentCount {
      for index in 0..<160 { dense.append(point(spline, segment, share: Double(index) / 160)) }
    }
    return resampled(dense)
  }

  private func point(_ spline: Spline, _ segment: Int, share: Double) -> SIMD3<Double> {
    var p = spline.point(segment: segment, share: share)
    p.z = max(p.z, 1.5)
    guard let figure = figures[segment] else { return p }
    let start = spline.point(segment: segment, share: 0)
    let end = spline.point(segment: segment, share: 1)
    let forward = CGPoint(x: end.x - start.x, y: end.y - start.y).normalized
    // Slow at both ends, so that the track runs smoothly into the figure and out of it.
    let turns = figure.turns
    let angle = 2 * .pi * turns * share * share * (3 - 2 * share)
    let along = forward.rotated(figure.twist) * (figure.radius * sin(angle))
    p.x += along.x
    p.y += along.y
    p.z += figure.radius * (1 - cos(angle))
    return p
  }

  private func resampled(_ dense: [SIMD3<Double>]) -> [SIMD3<Double>] {
    guard var last = dense.first else { return [] }
    var result = [last]
    for p in dense + dense.prefix(1) {
      var gap = (p - last).length
      while gap >= Self.step {
        last += (p - last) * (Self.step / gap)
        result.append(last)
        gap = (p - last).length
      }
    }
    return result
  }
}

extension SIMD3<Double> {
  var length: Double { (self * self).sum().squareRoot() }
  var ground: CGPoint { CGPoint(x: x, y: y) }
}
