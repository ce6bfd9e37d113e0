import CoreGraphics
import Foundation

/// A short piece of track: a dark bed, ties, a coloured spine and two light rails.
struct TrackPiece: Standing {
  let coaster: Coaster
  /// One point more at either end than the piece is long.
  let points: [SIMD3<Double>]

  // What runs on the ground lies under everything that stands.
  var depth: CGFloat {
    if coaster.build == .railway { return -1 }
    return points.map(\.y).reduce(0, +) / Double(max(points.count, 1)) + 0.6
  }

  private static let gauge = 2.3

  func drawShadow(in context: CGContext) {
    guard coaster.build != .railway else { return }
    context.stroke(points.map { Oblique.shadow($0) }, width: 4.4, Palette.shadow)
  }

  func draw(in context: CGContext) {
    let center = points.map { Oblique.point($0) }
    switch coaster.build {
    case .steel: drawSteel(center, in: context)
    case .wood: drawWood(center, in: context)
    case .flume: drawFlume(center, in: context)
    case .railway: drawRailway(center, in: context)
    }
  }

  private func drawSteel(_ center: [CGPoint], in context: CGContext) {
    let inner = Array(center.dropFirst().dropLast())
    context.stroke(inner, width: 6.8, coaster.track.darker(0.55), cap: .butt)
    context.stroke(extended(inner), width: 5.6, coaster.track.darker(0.28), cap: .butt)
    for index in stride(from: 1, to: center.count - 2, by: 2) {
      let across = side(center, index) * 2.6
      context.stroke(
        [center[index] - across, center[index] + across], width: 0.7, coaster.track.darker(0.5), cap: .butt)
    }
    context.stroke(extended(inner), width: 1.7, coaster.track, cap: .butt)
    for sign in [-1.0, 1] {
      let rail = center.indices.map { center[$0] + side(center, $0) * (sign * Self.gauge) }
      context.stroke(extended(Array(rail.dropFirst().dropLast())), width: 1.25, coaster.track.lighter(0.22), cap: .butt)
    }
  }

  private func drawWood(_ center: [CGPoint], in context: CGContext) {
    let inner = Array(center.dropFirst().dropLast())
    context.stroke(inner, width: 6.6, Tint(0xA9967B), cap: .butt)
    context.stroke(extended(inner), width: 5.4, Tint(0xE9DFC9), cap: .butt)
    for index in stride(from: 1, to: center.count - 2, by: 2) {
      let across = side(center, index) * 2.7
      context.stroke([center[index] - across, center[index] + across], width: 0.7, Tint(0xB9A684), cap: .butt)
    }
    for sign in [-1.0, 1] {
      let rail = center.indices.map { center[$0] + side(center, $0) * (sign * 1.5) }
      context.stroke(extended(Array(rail.dropFirst().dropLast())), width: 1.1, coaster.track, cap: .butt)
    }
  }

  private func drawFlume(_ center: [CGPoint], in context: CGContext) {
    let inner = Array(center.dropFirst().dropLast())
    context.stroke(extended(inner), width: 7, coaster.track.darker(0.25), cap: .butt)
    context.stroke(extended(inner), width: 5.8, coaster.track.lighter(0.12), cap: .butt)
    context.stroke(extended(inner), width: 4, Palette.water, cap: .butt)
    context.stroke(extended(inner), width: 0.7, Palette.foam, cap: .butt)
  }

  private func drawRailway(_ center: [CGPoint], in context: CGContext) {
    let inner = Array(center.dropFirst().dropLast())
    context.stroke(extended(inner), width: 6, Tint(0xD9CDAF), cap: .butt)
    for index in stride(from: 1, to: center.count - 2, by: 2) {
      let across = side(center, index) * 2.3
      context.stroke([center[index] - across, center[index] + across], width: 1, coaster.support, cap: .butt)
    }
    for sign in [-1.0, 1] {
      let rail = center.indices.map { center[$0] + side(center, $0) * (sign * 1.3) }
      context.stroke(extended(Array(rail.dropFirst().dropLast())), width: 0.7, coaster.track, cap: .butt)
    }
  }

  /// Closes the hairline between neighbouring pieces.
  private func extended(_ line: [CGPoint]) -> [CGPoint] {
    guard line.count > 1, let first = line.first, let last = line.last else { return line }
    let before = first - (line[1] - first).normalized * 0.4
    let after = last + (last - line[line.count - 2]).normalized * 0.4
    return [before] + line + [after]
  }

  private func side(_ line: [CGPoint], _ index: Int) -> CGPoint {
    (line[min(index + 1, line.count - 1)] - line[max(index - 1, 0)]).normalized.turned
  }
}
