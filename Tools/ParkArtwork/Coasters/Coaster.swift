import Foundation

/// A roller coaster: its line in space and its colours.
struct Coaster {
  enum Build { case steel, wood, flume }

  /// A figure that the track makes on the way from one node to the next.
  enum Figure {
    case loop(radius: Double)
    case corkscrew(radius: Double)
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
    let angle = 2 * .pi * share
    switch figure {
    case .loop(let radius):
      // A little slower at the foot, so that the track runs into the circle.
      p.x += forward.x * radius * sin(angle)
      p.y += forward.y * radius * sin(angle)
      p.z += radius * (1 - cos(angle))
    case .corkscrew(let radius):
      p.x -= forward.y * radius * sin(angle)
      p.y += forward.x * radius * sin(angle)
      p.z += radius * (1 - cos(angle))
    }
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
