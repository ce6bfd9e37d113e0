import CoreGraphics
import Foundation

/// A round striped roof on posts: the carousel, tents, and small ones as parasols.
struct RoundTent: Standing {
  let center: CGPoint
  let radius: CGFloat
  let height: CGFloat
  let stripes: [Tint]
  var hasFlag = false

  var depth: CGFloat { center.y }
  private var rise: CGFloat { radius * 0.55 }
  private static let flatness = 0.86

  func drawShadow(in context: CGContext) {
    let middle = Oblique.shadow(center, height: height)
    context.fillOval(middle, radius, radius * 0.8, Palette.shadow)
    if height > 5 { context.fillOval(center, radius * 0.9, radius * 0.7, Palette.shadow) }
  }

  func draw(in context: CGContext) {
    if height > 5 {
      context.fillOval(center, radius * 0.95, radius * 0.78, Tint(0xD9BE93))
      context.fillOval(center.offset(0, -0.8), radius * 0.9, radius * 0.72, Tint(0xF0DFBF))
      for index in 0..<12 {
        let a = Double(index) / 12 * 2 * .pi
        let foot = center.offset(cos(a) * radius * 0.75, sin(a) * radius * 0.6)
        context.stroke([foot, Oblique.point(foot, height: height)], width: 0.7, Tint(0xC39A5A))
        context.fillCircle(Oblique.point(foot, height: 2.2), 1.1, stripes[index % stripes.count].darker(0.1))
      }
    } else {
      context.stroke([center, Oblique.point(center, height: height)], width: 0.6, Palette.trunk)
    }
    drawRoof(in: context)
  }

  func drawRoof(in context: CGContext) {
    let count = radius > 6 ? 16 : 8
    let apex = Oblique.point(center, height: height + rise)
    func rim(_ share: Double) -> CGPoint {
      let a = share * 2 * .pi
      return Oblique.point(center.offset(cos(a) * radius, sin(a) * radius * Self.flatness), height: height)
    }
    // From the north round to the south on both sides, so that near slices lie over far ones.
    let order = (0..<count).sorted {
      sin((Double($0) + 0.5) / Double(count) * 2 * .pi) < sin((Double($1) + 0.5) / Double(count) * 2 * .pi)
    }
    for index in order {
      let a = (Double(index) + 0.5) / Double(count) * 2 * .pi
      let tone = stripes[index % stripes.count].lit(Oblique.light(CGPoint(x: cos(a), y: sin(a))) * 0.9)
      let (p, q) = (rim(Double(index) / Double(count)), rim(Double(index + 1) / Double(count)))
      context.fill([p, q, apex], tone)
      if radius > 6, sin(a) > -0.2 {
        context.fill([p, q, q.offset(0, 1.6), p.mixed(q, 0.5).offset(0, 2.4), p.offset(0, 1.6)], tone.darker(0.08))
      }
    }
    guard hasFlag else { return }
    context.stroke([apex, apex.offset(0, -7)], width: 0.7, Palette.trunk)
    context.fill([apex.offset(0, -7), apex.offset(5, -5.6), apex.offset(0, -4.2)], stripes.first ?? Palette.wall)
  }
}
