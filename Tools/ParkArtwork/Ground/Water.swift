import CoreGraphics
import Foundation

/// Lakes, the rapids' river, the flumes and fountains.
enum Water {
  static func draw(in context: CGContext) {
    let lakeOutlines = lakes.map { $0.outline(roughness: 0.09) }
    for outline in lakeOutlines {
      context.stroke(outline, width: 9, Palette.shore.darker(0.08), isClosed: true)
      context.stroke(outline, width: 6.5, Palette.shore, isClosed: true)
    }
    for river in riverLines { context.stroke(river, width: 25, Palette.shore, isClosed: true) }
    for outline in lakeOutlines { context.fill(outline, Palette.foam) }
    for river in riverLines { context.stroke(river, width: 19, Palette.foam, isClosed: true) }
    for lake in lakes { context.fill(lake.outline(scale: 0.965, roughness: 0.09), Palette.water) }
    for river in riverLines { context.stroke(river, width: 15, Palette.water, isClosed: true) }
    for lake in lakes { context.fill(lake.outline(scale: 0.72, roughness: 0.11), Palette.waterDeep.faded(0.6)) }
    for (index, river) in riverLines.enumerated() { drawCurrent(of: river, seed: UInt64(index), in: context) }
    for lake in lakes { drawRipples(on: lake, in: context) }
    for islet in islands {
      context.fill(islet.outline(scale: 1.1), Palette.foam)
      context.fill(islet.outline(scale: 1.04), Palette.shore)
      context.fill(islet.outline(scale: 0.9), Palette.grass)
    }
  }

  static func drawFountains(in context: CGContext) {
    for pool in fountains { drawFountain(PlanProjection.point(pool.0), radius: pool.1, in: context) }
  }

  static var riverLines: [[CGPoint]] {
    rivers.map { Spline(PlanProjection.points($0), isClosed: true).groundPoints() }
  }

  static func claim(_ use: inout GroundUse) {
    for lake in lakes { use.take(Polygon(lake.outline(roughness: 0.09)), margin: 6) }
    for river in riverLines { use.take(river, radius: 14) }
    for pool in fountains { use.take(PlanProjection.point(pool.0), radius: pool.1 + 4) }
  }

  private static func drawRipples(on lake: Patch, in context: CGContext) {
    var random = SeededGenerator(seed: lake.seed &* 31)
    let inner = Polygon(lake.outline(scale: 0.86, roughness: 0.09))
    for _ in 0..<Int(lake.rx * lake.ry / 190) {
      let place = lake.center.offset(random.number(-1...1) * lake.rx, random.number(-1...1) * lake.ry)
      guard inner.contains(place) else { continue }
      let half = random.number(3...6)
      drawRipple(place, half: half, in: context)
    }
  }

  private static func drawRipple(_ p: CGPoint, half: CGFloat, in context: CGContext) {
    let path = CGMutablePath()
    path.move(to: p.offset(-half, 0))
    path.addQuadCurve(to: p, control: p.offset(-half / 2, -half * 0.5))
    path.addQuadCurve(to: p.offset(half, 0), control: p.offset(half / 2, half * 0.5))
    context.stroke(path, width: 1, Palette.foam.faded(0.8))
  }

  private static func drawCurrent(of river: [CGPoint], seed: UInt64, in context: CGContext) {
    var random = SeededGenerator(seed: seed &+ 77)
    var index = 0
    while index + 12 < river.count {
      let shift = random.number(-5...5)
      let run = (index..<index + 5).map { river[$0] + (river[$0 + 1] - river[$0]).normalized.turned * shift }
      context.stroke(run, width: 1, Palette.foam.faded(0.85))
      index += Int(random.number(5...9))
    }
  }

  private static func drawFountain(_ p: CGPoint, radius: CGFloat, in context: CGContext) {
    context.fillOval(p.offset(1, 1.4), radius + 2.6, (radius + 2.6) * 0.86, Palette.plazaPattern.darker(0.2))
    context.fillOval(p, radius + 2.4, (radius + 2.4) * 0.86, Palette.wall)
    context.fillOval(p, radius, radius * 0.86, Palette.waterDeep)
    context.fillOval(p.offset(0, 0.8), radius * 0.92, radius * 0.76, Palette.water)
    context.strokeOval(p, radius * 0.6, radius * 0.5, width: 0.8, Palette.foam)
    for angle in stride(from: 0.0, to: 2 * .pi, by: .pi / 4) {
      let end = p.offset(cos(angle) * radius * 0.5, sin(angle) * radius * 0.4 - 1)
      let jet = CGMutablePath()
      jet.move(to: p)
      jet.addQuadCurve(to: end, control: p.mixed(end, 0.6).offset(0, -radius * 0.8))
      context.stroke(jet, width: 0.9, Tint(0xF6FBFA))
    }
    context.stroke([p, p.offset(0, -radius * 0.9)], width: 1.6, Tint(0xF6FBFA))
  }
}
