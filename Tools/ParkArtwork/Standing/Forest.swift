import CoreGraphics
import Foundation

/// Scatters the trees: dense in the woods and along the boundary, in groups over the meadows.
struct Forest {
  private var random = SeededGenerator(seed: 2012)
  private var use: GroundUse
  private(set) var trees: [Tree] = []
  private let hills = Ground.hills.map { Polygon($0.outline(roughness: 0.07)) }
  private let woods = Ground.woods.map { Polygon($0.outline(roughness: 0.16)) }

  init(keepingOff use: GroundUse, carParkIslands: [CGPoint]) {
    self.use = use
    for foot in carParkIslands {
      let tint = random.pick(Palette.crowns, fallback: Palette.palm)
      trees.append(Tree(foot: foot, radius: 6, kind: .round, tint: tint, turn: random.number(0...6)))
    }
    plantRow()
    plantAvenues()
    scatter(spacing: 9, radius: 5...8.2, floor: 0, factor: 1)
    scatter(spacing: 8, radius: 2.6...4, floor: 0.05, factor: 0.5)
  }

  /// Palms line the way in.
  private mutating func plantRow() {
    for place in Forest.palms {
      let foot = PlanProjection.point(place)
      trees.append(Tree(foot: foot, radius: 8, kind: .palm, tint: Palette.palm, turn: random.number(0...6)))
      use.take(foot, radius: 4)
    }
  }

  /// Small trees at even distances on both sides of the wide walks.
  private mutating func plantAvenues() {
    for walk in Paths.walks where (11...16).contains(walk.width) {
      let line = walk.line
      for index in stride(from: 6, to: line.count - 1, by: 11) {
        let across = (line[index + 1] - line[index]).normalized.turned * (walk.width / 2 + 6.5)
        for side in [across, across * -1] {
          let (foot, turn) = (line[index] + side, random.number(0...6))
          guard use.isFree(foot, radius: 2.4) else { continue }
          use.take(foot, radius: 5)
          trees.append(Tree(foot: foot, radius: 4.6, kind: .round, tint: Palette.crowns[1].lighter(0.08), turn: turn))
        }
      }
    }
  }

  private mutating func scatter(spacing: CGFloat, radius: ClosedRange<Double>, floor: Double, factor: Double) {
    let box = Boundary.polygon.bounds
    for y in stride(from: box.minY, through: box.maxY, by: spacing) {
      for x in stride(from: box.minX, through: box.maxX, by: spacing) {
        let foot = CGPoint(x: x + random.number(-0.5...0.5) * spacing, y: y + random.number(-0.5...0.5) * spacing)
        let (r, chance, kindShare) = (random.number(radius), random.unit(), random.unit())
        let (tint, flower) = (random.pick(Palette.crowns, fallback: Palette.palm), random.unit())
        let turn = random.number(0...6)
        guard chance < floor + factor * density(at: foot), Boundary.contains(foot, margin: 8),
          use.isFree(foot, radius: r * 0.6)
        else {
          continue
        }
        use.take(foot, radius: r * 0.42)
        let isConifer = kindShare < coniferShare(at: foot)
        var color = isConifer ? Palette.conifer.lighter(flower * 0.16) : tint
        if !isConifer, flower > 0.955 { color = random.pick(Palette.blossom, fallback: tint) }
        trees.append(Tree(foot: foot, radius: r, kind: isConifer ? .conifer : .round, tint: color, turn: turn))
      }
    }
  }

  private func density(at p: CGPoint) -> Double {
    if hills.contains(where: { $0.contains(p) }) { return groups(p) > 0.62 ? 0.5 : 0.04 }
    if Boundary.polygon.distanceToOutline(p) < 26 { return 0.85 }
    if woods.contains(where: { $0.contains(p) }) { return groups(p) < 0.3 ? 0.25 : 0.9 }
    return groups(p) > 0.68 ? 0.8 : 0.03
  }

  private func coniferShare(at p: CGPoint) -> Double {
    p.y < 260 ? 0.45 : hills.contains(where: { $0.contains(p) }) ? 0.4 : 0.06
  }

  /// A slow wave pattern over the plan, 0…1.
  private func groups(_ p: CGPoint) -> Double {
    let wave = sin(p.x / 31 + sin(p.y / 43) * 1.9) * cos(p.y / 27 + cos(p.x / 47) * 1.6)
    return 0.5 + 0.5 * wave
  }
}
