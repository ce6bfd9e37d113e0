import CoreGraphics
import Foundation

/// A big wheel that faces south.
struct BigWheel: Standing {
  let foot: CGPoint
  let radius: CGFloat
  private var axle: CGFloat { radius + 7 }

  var depth: CGFloat { foot.y }

  private func rim(_ share: Double, _ r: CGFloat) -> (CGPoint, CGFloat) {
    let a = share * 2 * .pi
    return (foot.offset(cos(a) * r, 0), axle + sin(a) * r)
  }

  func drawShadow(in context: CGContext) {
    let ring = (0..<32).map { index in
      let (ground, height) = rim(Double(index) / 32, radius)
      return Oblique.shadow(ground, height: height)
    }
    context.stroke(ring, width: 3, Palette.shadow, isClosed: true)
    context.stroke([foot, Oblique.shadow(foot, height: axle)], width: 2, Palette.shadow)
  }

  func draw(in context: CGContext) {
    let steel = Tint(0xF2EDE2)
    let hub = Oblique.point(foot, height: axle)
    // Upright wheels appear as ovals: heights are foreshortened.
    for r in [radius, radius * 0.82] {
      let ring = (0..<48).map { index -> CGPoint in
        let (ground, height) = rim(Double(index) / 48, r)
        return Oblique.point(ground, height: height)
      }
      context.stroke(ring, width: 1.9, steel.darker(0.35), isClosed: true)
      context.stroke(ring, width: 1.1, steel, isClosed: true)
    }
    for index in 0..<14 {
      let (ground, height) = rim(Double(index) / 14, radius)
      context.stroke([hub, Oblique.point(ground, height: height)], width: 0.7, steel.darker(0.12))
    }
    for side in [-9.0, 9] { context.stroke([foot.offset(side, 1), hub], width: 1.8, Tint(0xC9735A)) }
    context.fillCircle(hub, 2.6, Tint(0xC9735A).darker(0.15))
    for index in 0..<14 {
      let (ground, height) = rim(Double(index) / 14, radius)
      let p = Oblique.point(ground, height: height)
      let tint = Palette.flags[index % Palette.flags.count]
      context.fillOval(p.offset(0, 2.2), 2.5, 2.1, tint.darker(0.2))
      context.fillOval(p.offset(0, 0.9), 2.6, 1.5, tint.lighter(0.2))
    }
  }
}

/// Chairs on chains that swing out from a turning canopy.
struct SwingRide: Standing {
  let foot: CGPoint
  let tint: Tint

  var depth: CGFloat { foot.y + 6 }

  func drawShadow(in context: CGContext) {
    context.fillOval(Oblique.shadow(foot, height: 20), 9, 6, Palette.shadow)
    for chair in chairs { context.fillCircle(Oblique.shadow(chair, height: 7), 1.4, Palette.shadow) }
  }

  private var chairs: [CGPoint] {
    (0..<14).map { index in
      let a = Double(index) / 14 * 2 * .pi
      return foot.offset(cos(a) * 16, sin(a) * 13)
    }
  }

  func draw(in context: CGContext) {
    context.fillOval(foot, 12, 9.6, Tint(0xD3BF97))
    context.fillOval(foot.offset(0, -0.8), 11, 8.8, Tint(0xEAD9B6))
    context.fill(
      [
        foot.offset(-2.4, 0), foot.offset(2.4, 0), Oblique.point(foot.offset(1.8, 0), height: 22),
        Oblique.point(foot.offset(-1.8, 0), height: 22),
      ], tint.lighter(0.45))
    for (index, chair) in chairs.enumerated() {
      let a = Double(index) / 14 * 2 * .pi
      let hook = Oblique.point(foot.offset(cos(a) * 9.5, sin(a) * 7.5), height: 20)
      let seat = Oblique.point(chair, height: 8)
      context.stroke([hook, seat], width: 0.45, Tint(0x7B7568))
      context.fillCircle(seat, 1.5, Palette.flags[index % Palette.flags.count])
    }
    let canopy = RoundTent(center: foot.offset(0, -0.5), radius: 10, height: 20, stripes: [tint, Tint(0xFBF4E6)])
    canopy.drawRoof(in: context)
  }
}

/// A round tower with a pointed roof and a flag.
struct Turret: Standing {
  let foot: CGPoint
  let tint: Tint
  private let radius = 6.0
  private let height = 20.0

  init(foot: CGPoint, tint: Tint) { (self.foot, self.tint) = (foot, tint) }

  var depth: CGFloat { foot.y + 4 }

  func drawShadow(in context: CGContext) {
    context.stroke([foot, Oblique.shadow(foot, height: height + 6)], width: radius * 2, Palette.shadow)
  }

  func draw(in context: CGContext) {
    let wall = Tint(0xF2E7D0)
    let body = CGRect(x: foot.x - radius, y: foot.y - height * 0.78, width: radius * 2, height: height * 0.78)
    context.fillOval(foot, radius, radius * 0.7, wall.darker(0.14))
    context.fill(CGPath(rect: body, transform: nil), wall)
    context.fill(
      CGPath(
        rect: CGRect(x: foot.x + radius * 0.2, y: body.minY, width: radius * 0.8, height: body.height), transform: nil),
      wall.darker(0.16))
    for y in [0.35, 0.7] {
      context.fill(
        CGPath(rect: CGRect(x: foot.x - 1, y: body.minY + body.height * y - 2, width: 2, height: 3.4), transform: nil),
        Tint(0x7E97A0))
    }
    RoundTent(center: foot, radius: radius + 1.6, height: height, stripes: [tint], hasFlag: true).drawRoof(in: context)
  }
}

/// A sailing boat on the lake.
struct Boat: Standing {
  let place: CGPoint
  let tint: Tint

  var depth: CGFloat { place.y }

  func drawShadow(in context: CGContext) { context.fillOval(place.offset(1.4, 1), 4.4, 1.5, Palette.shadow) }

  func draw(in context: CGContext) {
    context.fill(
      [place.offset(-4.4, -1.2), place.offset(4.4, -1.2), place.offset(2.8, 1.2), place.offset(-2.8, 1.2)],
      Tint(0xA87A55))
    context.stroke([place.offset(0, -1), place.offset(0, -11)], width: 0.6, Palette.trunk)
    context.fill([place.offset(0.5, -11), place.offset(5, -2.2), place.offset(0.5, -2.2)], Tint(0xFBF7EC))
    context.fill([place.offset(-0.5, -9.4), place.offset(-3.8, -2.2), place.offset(-0.5, -2.2)], tint)
  }
}

/// A round raft on the rapids.
struct Raft: Standing {
  let place: CGPoint

  var depth: CGFloat { place.y }

  func drawShadow(in context: CGContext) { context.fillOval(place.offset(1, 0.8), 3.8, 3.1, Palette.shadow) }

  func draw(in context: CGContext) {
    context.fillOval(place, 4.4, 3.7, Palette.foam)
    context.fillOval(place, 3.7, 3.1, Tint(0xD9A24F))
    context.fillOval(place.offset(0, -0.3), 2.5, 2, Tint(0x8A6A4C))
    for index in 0..<6 {
      let a = Double(index) / 6 * 2 * .pi
      context.fillCircle(
        place.offset(cos(a) * 1.7, sin(a) * 1.4 - 0.6), 0.7, Palette.flags[index % Palette.flags.count])
    }
  }
}
