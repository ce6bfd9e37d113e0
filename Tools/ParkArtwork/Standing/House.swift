import CoreGraphics
import Foundation

/// A house with a rectangular ground plan.
struct House: Standing {
  enum Roof { case gable, hip, flat }

  let center: CGPoint
  let width: CGFloat
  let length: CGFloat
  let angle: CGFloat
  let height: CGFloat
  let roof: Roof
  let wall: Tint
  let tile: Tint
  var hasAwning = false

  /// Just behind the front wall, so that trains stop under the roof.
  var depth: CGFloat { (ground.map(\.y).max() ?? center.y) - 1 }
  var ground: [CGPoint] { [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { corner($0.0, $0.1) } }
  private var rise: CGFloat { min(width, length) * (roof == .gable ? 0.34 : 0.3) }

  private func corner(_ x: CGFloat, _ y: CGFloat, overhang: CGFloat = 0) -> CGPoint {
    center + CGPoint(x: x * (width / 2 + overhang), y: y * (length / 2 + overhang)).rotated(angle)
  }

  func drawShadow(in context: CGContext) {
    let top = ground.map { Oblique.shadow($0, height: height + rise * 0.4) }
    context.fill(top, Palette.shadow)
    for ((a, b), (c, d)) in zip(Polygon(ground).edges, Polygon(top).edges) {
      context.fill([a, b, d, c], Palette.shadow)
    }
  }

  func draw(in context: CGContext) {
    for (a, b) in Polygon(ground).edges { drawWall(a, b, in: context) }
    switch roof {
    case .gable: drawGable(in: context)
    case .hip: drawHip(in: context)
    case .flat: drawFlat(in: context)
    }
  }

  private func drawWall(_ a: CGPoint, _ b: CGPoint, in context: CGContext) {
    let outward = (b - a).turned * -1
    guard outward.y > 0.01 else { return }
    let face = wall.lit(Oblique.light(outward))
    context.fill([a, b, Oblique.point(b, height: height), Oblique.point(a, height: height)], face)
    let span = (b - a).length
    let count = Int(span / 4.6)
    guard count > 0, height > 4 else { return }
    for index in 0..<count {
      let p = a.mixed(b, (Double(index) + 0.5) / Double(count))
      let half = (b - a).normalized * 0.9
      let isDoor = index == count / 2
      let (low, high) = (isDoor ? 0 : height * 0.35, height * 0.72)
      context.fill(
        [
          Oblique.point(p - half, height: low), Oblique.point(p + half, height: low),
          Oblique.point(p + half, height: high), Oblique.point(p - half, height: high),
        ], isDoor ? Tint(0x8A6A55) : Tint(0x7E97A0))
    }
    if hasAwning { drawAwning(a, b, outward: outward.normalized, in: context) }
  }

  private func drawAwning(_ a: CGPoint, _ b: CGPoint, outward: CGPoint, in context: CGContext) {
    let count = max(Int((b - a).length / 2.4), 2)
    for index in 0..<count {
      let p = a.mixed(b, Double(index) / Double(count))
      let q = a.mixed(b, Double(index + 1) / Double(count))
      let out = outward * 3
      context.fill(
        [
          Oblique.point(p, height: height * 0.85), Oblique.point(q, height: height * 0.85),
          Oblique.point(q + out, height: height * 0.6), Oblique.point(p + out, height: height * 0.6),
        ], index % 2 == 0 ? tile : Tint(0xFBF5E8))
    }
  }

  private func drawGable(in context: CGContext) {
    let along = width >= length
    func at(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGPoint {
      Oblique.point(along ? corner(x, y, overhang: 1.1) : corner(y, x, overhang: 1.1), height: z)
    }
    let top = height + rise
    let slopes = [
      ([at(-1, -1, height), at(1, -1, height), at(1, 0, top), at(-1, 0, top)], facing(along ? (0, -1) : (-1, 0))),
      ([at(-1, 1, height), at(1, 1, height), at(1, 0, top), at(-1, 0, top)], facing(along ? (0, 1) : (1, 0))),
    ].sorted { $0.1.y < $1.1.y }
    for x in [-1.0, 1] {
      context.fill([at(x, -1, height), at(x, 1, height), at(x, 0, top)], wall.darker(0.1))
    }
    for (slope, normal) in slopes { drawSlope(slope, normal, in: context) }
    context.stroke([at(-1, 0, top), at(1, 0, top)], width: 0.8, tile.lighter(0.3))
  }

  private func drawHip(in context: CGContext) {
    let along = width >= length
    let inset = along ? 1 - length / width : 1 - width / length
    let ends = along ? [corner(-inset, 0), corner(inset, 0)] : [corner(0, -inset), corner(0, inset)]
    let ridge = ends.map { Oblique.point($0, height: height + rise) }
    let eaves = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
      Oblique.point(corner($0.0, $0.1, overhang: 1.1), height: height)
    }
    let faces: [([CGPoint], CGPoint)] =
      along
      ? [
        ([eaves[0], eaves[1], ridge[1], ridge[0]], facing((0, -1))), ([eaves[1], eaves[2], ridge[1]], facing((1, 0))),
        ([eaves[2], eaves[3], ridge[0], ridge[1]], facing((0, 1))), ([eaves[3], eaves[0], ridge[0]], facing((-1, 0))),
      ]
      : [
        ([eaves[0], eaves[1], ridge[0]], facing((0, -1))), ([eaves[1], eaves[2], ridge[1], ridge[0]], facing((1, 0))),
        ([eaves[2], eaves[3], ridge[1]], facing((0, 1))), ([eaves[3], eaves[0], ridge[0], ridge[1]], facing((-1, 0))),
      ]
    for (face, normal) in faces.sorted(by: { $0.1.y < $1.1.y }) { drawSlope(face, normal, in: context) }
    context.stroke(ridge, width: 0.8, tile.lighter(0.3))
  }

  private func drawFlat(in context: CGContext) {
    let outer = ground.map { Oblique.point($0, height: height + 1.4) }
    for (index, edge) in Polygon(ground).edges.enumerated() where ((edge.1 - edge.0).turned * -1).y > 0.01 {
      let (a, b) = edge
      context.fill(
        [outer[index], outer[(index + 1) % 4], Oblique.point(b, height: height), Oblique.point(a, height: height)],
        tile.darker(0.12))
    }
    context.fill(outer, tile.lighter(0.25))
    let middle = Oblique.point(center, height: height + 1)
    context.fill(outer.map { middle + ($0 - middle) * 0.86 }, tile.lighter(0.05))
    context.fill(outer.map { middle.offset(2, 1) + ($0 - middle) * 0.22 }, tile.darker(0.18))
    context.fill(outer.map { middle.offset(1, -0.5) + ($0 - middle) * 0.22 }, Tint(0xE9E6DE))
  }

  private func drawSlope(_ slope: [CGPoint], _ normal: CGPoint, in context: CGContext) {
    let tone = tile.lit(Oblique.light(normal))
    context.fill(slope, tone)
    context.stroke(slope, width: 0.35, tone.darker(0.2), isClosed: true)
    guard slope.count == 4 else { return }
    for share in [0.33, 0.66] {
      context.stroke(
        [slope[0].mixed(slope[3], share), slope[1].mixed(slope[2], share)], width: 0.5, tone.darker(0.09))
    }
  }

  private func facing(_ side: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: side.0, y: side.1).rotated(angle) }
}
