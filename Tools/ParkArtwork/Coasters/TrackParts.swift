import CoreGraphics
import Foundation

/// A post under the track, two legs where it is high.
struct Support: Standing {
  let top: SIMD3<Double>
  let tint: Tint

  var depth: CGFloat { top.y }

  func drawShadow(in context: CGContext) {
    guard top.z > 4 else { return }
    context.stroke([top.ground, Oblique.shadow(top)], width: 1.2, Palette.shadow, cap: .butt)
  }

  func draw(in context: CGContext) {
    let head = Oblique.point(top)
    let spread = top.z > 24 ? 3.2 : 0
    for side in spread > 0 ? [-spread, spread] : [0] {
      let foot = top.ground.offset(side, 0)
      context.fillOval(foot, 1.7, 1.1, tint.darker(0.45))
      context.stroke([foot, head], width: 1.5, tint.darker(side > 0 ? 0.22 : 0.05), cap: .butt)
    }
    guard spread > 0 else { return }
    for share in [0.3, 0.6] {
      let left = top.ground.offset(-spread, 0).mixed(head, share)
      let right = top.ground.offset(spread, 0).mixed(head, share)
      context.stroke([left, right], width: 0.9, tint.darker(0.1), cap: .butt)
    }
  }
}

/// A bay of a wooden trestle: posts, ledgers and cross braces.
struct Trestle: Standing {
  let from: SIMD3<Double>
  let to: SIMD3<Double>
  let tint: Tint

  init(from: SIMD3<Double>, to: SIMD3<Double>, tint: Tint) {
    (self.from, self.to, self.tint) = (from, to, tint)
  }

  var depth: CGFloat { (from.y + to.y) / 2 }

  func drawShadow(in context: CGContext) {
    context.fill([from.ground, to.ground, Oblique.shadow(to), Oblique.shadow(from)], Palette.shadow)
  }

  func draw(in context: CGContext) {
    func at(_ p: SIMD3<Double>, _ z: Double) -> CGPoint { Oblique.point(p.ground, height: min(z, p.z)) }
    context.fill([from.ground, to.ground, Oblique.point(to), Oblique.point(from)], tint.darker(0.35).faded(0.28))
    let bay = 7.0
    for z in stride(from: 0.0, to: max(from.z, to.z), by: bay) {
      context.stroke([at(from, z), at(to, z + bay)], width: 0.55, tint.darker(0.12))
      context.stroke([at(from, z), at(to, z)], width: 0.7, tint)
    }
    context.stroke([from.ground, Oblique.point(from)], width: 1, tint, cap: .butt)
  }
}

/// A car of a train.
struct TrainCar: Standing {
  let from: SIMD3<Double>
  let to: SIMD3<Double>
  let tint: Tint

  init(from: SIMD3<Double>, to: SIMD3<Double>, tint: Tint) {
    (self.from, self.to, self.tint) = (from, to, tint)
  }

  var depth: CGFloat { (from.y + to.y) / 2 + 3 }

  func drawShadow(in context: CGContext) {}

  func draw(in context: CGContext) {
    let (a, b) = (Oblique.point(from), Oblique.point(to))
    let forward = (b - a).normalized
    let middle = a.mixed(b, 0.5).offset(0, -1.6)
    func body(_ half: CGFloat, _ side: CGFloat, _ p: CGPoint) -> CGPath {
      let (f, s) = (forward * half, forward.turned * side)
      return Polygon([p - f - s, p + f - s, p + f + s, p - f + s]).roundedPath(radius: 1.1)
    }
    context.fill(body(3.1, 3.2, middle.offset(0, 1)), tint.darker(0.55))
    context.fill(body(2.8, 2.9, middle), tint)
    context.fill(body(1.5, 2.1, middle), tint.darker(0.45))
    for sign in [-1.0, 1] { context.fillCircle(middle + forward.turned * (sign * 1.1), 0.75, Tint(0xF4DFC4)) }
  }
}

/// Steam over a locomotive.
struct Smoke: Standing {
  let place: SIMD3<Double>

  init(above place: SIMD3<Double>) { self.place = place }

  var depth: CGFloat { place.y + 4 }

  func drawShadow(in context: CGContext) {}

  func draw(in context: CGContext) {
    let p = Oblique.point(place)
    for (dx, dy, r) in [(0.0, -5.0, 2.2), (4.0, -8.5, 3.2), (9.5, -11.5, 4.2), (16.0, -13.0, 3.4)] {
      context.fillCircle(p.offset(dx, dy), r, Tint(0xFBF8F0).faded(0.85))
      context.fillCircle(p.offset(dx + r * 0.25, dy + r * 0.3), r * 0.7, Tint(0xE8E6DC).faded(0.6))
    }
  }
}
