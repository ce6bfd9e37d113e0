import CoreGraphics
import Foundation

/// A tree with a round crown, a conifer, a palm or a bush in bloom.
struct Tree: Standing {
  enum Kind { case round, conifer, palm }

  let foot: CGPoint
  let radius: CGFloat
  let kind: Kind
  let tint: Tint
  /// Where the side crowns and fronds point.
  let turn: CGFloat

  var depth: CGFloat { foot.y }

  func drawShadow(in context: CGContext) {
    switch kind {
    case .round:
      context.fillOval(foot.offset(radius * 0.55, radius * 0.05), radius * 1.02, radius * 0.72, Palette.shadow)
    case .conifer:
      let tip = foot.offset(radius * 1.9, radius * 0.7)
      context.fill([foot.offset(-radius * 0.5, 0), tip, foot.offset(radius * 0.2, radius * 0.5)], Palette.shadow)
    case .palm:
      let top = foot.offset(radius * 0.95, radius * 0.5)
      context.stroke([foot, top], width: radius * 0.16, Palette.shadow)
      for index in 0..<8 {
        let a = turn + Double(index) / 8 * 2 * .pi
        context.stroke(
          [top, top.offset(cos(a) * radius * 0.8, sin(a) * radius * 0.5)], width: radius * 0.2, Palette.shadow)
      }
    }
  }

  func draw(in context: CGContext) {
    switch kind {
    case .round: drawRound(in: context)
    case .conifer: drawConifer(in: context)
    case .palm: drawPalm(in: context)
    }
  }

  private func drawRound(in context: CGContext) {
    let r = radius
    let heart = foot.offset(0, -r * 0.75)
    context.stroke([foot, heart], width: r * 0.24, Palette.trunk, cap: .butt)
    let lobes = [0.0, 2.2, 4.1].map { heart + CGPoint(x: cos($0 + turn), y: sin($0 + turn) * 0.8) * (r * 0.36) }
    for lobe in lobes { context.fillCircle(lobe, r * 0.74, tint.darker(0.22)) }
    for lobe in lobes { context.fillCircle(lobe.offset(-r * 0.1, -r * 0.12), r * 0.62, tint) }
    context.fillCircle(heart.offset(-r * 0.28, -r * 0.34), r * 0.44, tint.lighter(0.16))
    context.fillCircle(heart.offset(-r * 0.36, -r * 0.44), r * 0.2, tint.lighter(0.32))
  }

  private func drawConifer(in context: CGContext) {
    let (r, height) = (radius, radius * 2.5)
    context.stroke([foot, foot.offset(0, -r)], width: r * 0.22, Palette.trunk, cap: .butt)
    for (level, spread) in [(0.2, 0.8), (0.46, 0.64), (0.7, 0.44)] {
      let base = foot.offset(0, -height * level)
      let tip = foot.offset(0, -height * (level + 0.42))
      let (left, right) = (base.offset(-r * spread, 0), base.offset(r * spread, 0))
      let sag = base.offset(0, r * 0.22)
      context.fill([left, sag, right, tip], tint.darker(0.16))
      context.fill([left, sag.offset(-r * 0.1, 0), tip], tint.lighter(0.08))
    }
  }

  private func drawPalm(in context: CGContext) {
    let r = radius
    let top = foot.offset(r * 0.12, -r * 1.7)
    context.stroke([foot, foot.offset(0, -r * 0.8), top], width: r * 0.18, Palette.trunk.lighter(0.15))
    for index in 0..<8 {
      let a = turn + Double(index) / 8 * 2 * .pi
      let end = top.offset(cos(a) * r * 0.95, sin(a) * r * 0.6 + r * 0.2)
      let frond = CGMutablePath()
      frond.move(to: top)
      frond.addQuadCurve(to: end, control: top.mixed(end, 0.55).offset(0, -r * 0.45))
      context.stroke(frond, width: r * 0.24, sin(a) > 0.2 || cos(a) > 0.4 ? tint.darker(0.14) : tint.lighter(0.1))
    }
  }
}
