import CoreGraphics
import Foundation

/// Visitors, each two dots and a shadow.
enum Crowd {
  static func draw(in context: CGContext) {
    var random = SeededGenerator(seed: 1971)
    for walk in Paths.walks {
      let line = walk.line
      for index in stride(from: 3, to: line.count - 1, by: 4) where random.unit() < walk.width / 24 {
        let across = (line[index + 1] - line[index]).normalized.turned
        drawVisitor(line[index] + across * random.number(-0.34...0.34) * walk.width, in: context, random: &random)
      }
    }
    for plaza in Paths.plazas {
      for _ in 0..<Int(plaza.rx * plaza.ry / 42) {
        let a = random.number(0...2 * .pi)
        let share = random.number(0.3...0.9)
        drawVisitor(
          plaza.center.offset(cos(a) * plaza.rx * share, sin(a) * plaza.ry * share), in: context, random: &random)
      }
    }
  }

  private static func drawVisitor(_ p: CGPoint, in context: CGContext, random: inout SeededGenerator) {
    let shirt = random.pick(Palette.flags + [Tint(0xF7F1E4), Tint(0x5F7F9E)], fallback: Palette.wall)
    let hair = random.pick([Tint(0x5B4636), Tint(0x8A6A4C), Tint(0xC9A26B), Tint(0x403A3A)], fallback: Palette.trunk)
    guard isOpen(p) else { return }
    context.fillOval(p.offset(0.9, 0.5), 1.2, 0.7, Palette.shadow.faded(0.25))
    context.fillOval(p.offset(0, -0.8), 0.85, 1.2, shirt.darker(0.06))
    context.fillCircle(p.offset(0, -2.1), 0.65, hair)
  }

  /// Nobody stands in the fountains or on the flowers.
  private static func isOpen(_ p: CGPoint) -> Bool {
    !Water.fountains.contains { (PlanProjection.point($0.0) - p).length < $0.1 + 3 }
      && !Gardens.beds.contains { (PlanProjection.point(($0.0, $0.1)) - p).length < $0.2 }
  }
}
