import CoreGraphics
import Foundation

/// The lookout tower on the hill.
struct SkyTower: Standing {
  let foot: CGPoint
  let height: CGFloat = 118

  var depth: CGFloat { foot.y }

  func drawShadow(in context: CGContext) {
    let top = Oblique.shadow(foot, height: height)
    context.stroke([foot, top], width: 5, Palette.shadow)
    context.fillOval(Oblique.shadow(foot, height: height * 0.84), 15, 9, Palette.shadow)
    context.fillOval(foot, 11, 7, Palette.shadow)
  }

  func draw(in context: CGContext) {
    func at(_ dx: CGFloat, _ z: CGFloat) -> CGPoint { Oblique.point(foot.offset(dx, 0), height: z) }
    let steel = Tint(0xE9E4D8)
    context.fillOval(foot, 10, 7, Tint(0xC9B58F))
    context.fillOval(foot.offset(0, -1.2), 9, 6, Tint(0xE7D6B2))
    context.fill([at(-4.2, 0), at(4.2, 0), at(2.4, height), at(-2.4, height)], steel)
    context.fill([at(0.8, 0), at(4.2, 0), at(2.4, height), at(0.5, height)], steel.darker(0.28))
    for z in stride(from: 8.0, to: height * 0.75, by: 9) {
      context.stroke([at(-3.6, z), at(3.6, z)], width: 0.6, steel.darker(0.2))
    }
    drawCabin(at: at(0, height * 0.84), in: context)
    context.stroke([at(0, height), at(0, height + 16)], width: 1.1, Tint(0xB9604F))
    context.fill([at(0, height + 16), at(9, height + 12.5), at(0, height + 9)], Tint(0xD96F5B))
  }

  private func drawCabin(at p: CGPoint, in context: CGContext) {
    context.fillOval(p.offset(0, 6), 11, 6, Tint(0xB98B53))
    context.fillOval(p.offset(0, 3), 15, 8, Tint(0xC87F4F))
    context.fillOval(p, 15.5, 8.2, Tint(0x6D8791))
    context.fillOval(p.offset(0, -2.6), 15.5, 8, Tint(0xE4A867))
    context.fillOval(p.offset(-1.5, -3.8), 12, 5.6, Tint(0xF0C083))
    context.fillOval(p.offset(0, -6), 5, 2.6, Tint(0xD98D57))
  }
}

/// The shot tower: a train goes up it and falls back.
struct ShotTower: Standing {
  let foot: CGPoint
  let height: CGFloat = 104
  var depth: CGFloat { foot.y }

  func drawShadow(in context: CGContext) {
    context.stroke([foot, Oblique.shadow(foot, height: height)], width: 7, Palette.shadow, cap: .butt)
  }

  func draw(in context: CGContext) {
    func at(_ dx: CGFloat, _ z: CGFloat) -> CGPoint { Oblique.point(foot.offset(dx, 0), height: z) }
    let (frame, rail) = (Tint(0xD9C27B), Tint(0xB4584C))
    for side in [-4.5, 4.5] { context.stroke([at(side, 0), at(side * 0.75, height)], width: 1.5, frame.darker(0.12)) }
    for z in stride(from: 0.0, to: height - 8, by: 8) {
      context.stroke([at(-4.4, z), at(4.2, z + 8)], width: 0.8, frame)
      context.stroke([at(4.4, z), at(-4.2, z + 8)], width: 0.8, frame)
      context.stroke([at(-4.4, z), at(4.4, z)], width: 0.9, frame.darker(0.1))
    }
    for side in [-1.6, 1.6] { context.stroke([at(side, 0), at(side, height)], width: 1, rail) }
    context.fill([at(-5, height), at(5, height), at(5, height + 3), at(-5, height + 3)], rail)
    context.fill([at(-2.6, 52), at(2.6, 52), at(2.6, 64), at(-2.6, 64)], Tint(0x4F7391))
    context.fill([at(-1.6, 57), at(1.6, 57), at(1.6, 61), at(-1.6, 61)], Tint(0xF3E6C4))
  }
}
