import CoreGraphics
import Foundation

/// An irregular round patch: an ellipse whose radius swings by a few waves.
struct Patch {
  let center: CGPoint
  let rx: CGFloat
  let ry: CGFloat
  let seed: UInt64
  var angle: CGFloat = 0

  init(_ place: Place, _ rx: CGFloat, _ ry: CGFloat, seed: UInt64, angle: CGFloat = 0) {
    center = PlanProjection.point(place)
    (self.rx, self.ry, self.seed, self.angle) = (rx, ry, seed, angle)
  }

  func outline(scale: CGFloat = 1, roughness: Double = 0.1) -> [CGPoint] {
    var random = SeededGenerator(seed: seed)
    let waves = (2...5).map { (Double($0), random.number(0...2 * .pi), random.unit() * roughness) }
    return (0..<72).map { index in
      let a = Double(index) / 72 * 2 * .pi
      let swing = waves.reduce(1.0) { $0 + sin(a * $1.0 + $1.1) * $1.2 }
      return center + CGPoint(x: cos(a) * rx * swing * scale, y: sin(a) * ry * swing * scale).rotated(angle)
    }
  }
}

/// Grass, woodland floor, dry slopes and hills.
enum Ground {
  static func draw(in context: CGContext) {
    context.fill(Boundary.path, Palette.grass)
    for patch in meadows { context.fill(patch.outline(roughness: 0.2), Palette.grassLight) }
    for patch in hollows { context.fill(patch.outline(roughness: 0.2), Palette.grassDeep) }
    for patch in woods { context.fill(patch.outline(roughness: 0.16), Palette.woodland.faded(0.75)) }
    for hill in hills { draw(hill, in: context) }
    drawTufts(in: context)
  }

  /// Small blades of grass, a few of them in flower.
  private static func drawTufts(in context: CGContext) {
    var random = SeededGenerator(seed: 640)
    for _ in 0..<900 {
      let p = CGPoint(x: random.unit() * PlanProjection.size.width, y: random.unit() * PlanProjection.size.height)
      let (flower, size) = (random.unit(), random.number(1.4...2.2))
      if flower > 0.86 {
        let tint = random.pick([Tint(0xF3E3A0), Tint(0xF4EEE4), Tint(0xE3B7C3)], fallback: Palette.grassLight)
        for shift in [(0.0, 0.0), (2.2, 0.8), (0.9, 2)] { context.fillCircle(p.offset(shift.0, shift.1), 0.7, tint) }
      } else {
        let tint = Palette.grassDeep.darker(0.12)
        context.stroke([p.offset(-size, -size), p, p.offset(size * 0.9, -size * 1.1)], width: 0.6, tint)
        context.stroke([p, p.offset(0, -size * 1.5)], width: 0.6, tint)
      }
    }
  }

  /// A hill is a stack of ever smaller and drier patches, each with shade to its south-east.
  private static func draw(_ hill: Patch, in context: CGContext) {
    let count = max(Int(min(hill.rx, hill.ry) / 14), 3)
    for level in 0..<count {
      let share = Double(level) / Double(count)
      let outline = hill.outline(scale: 1 - share * 0.92, roughness: 0.07)
      context.fill(outline.map { $0.offset(3.2, 2.6) }, Palette.grassDeep.darker(0.2).faded(0.6))
      context.fill(outline.map { $0.offset(-1.2, -1) }, Palette.grassLight.lighter(0.3).faded(0.6))
      context.fill(outline, Palette.grass.mixed(Palette.dryHill, 0.15 + share * 0.85))
    }
  }
}
