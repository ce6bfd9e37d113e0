import CoreGraphics
import Foundation

/// Flower beds and the open-air theatre.
enum Gardens {
  static func draw(in context: CGContext) {
    for (index, bed) in beds.enumerated() { drawBed(bed, seed: UInt64(index), in: context) }
    drawTheatre(in: context)
    drawMaze(in: context)
  }

  static func claim(_ use: inout GroundUse) {
    for bed in beds { use.take(PlanProjection.point((bed.0, bed.1)), radius: bed.2 + 2) }
    use.take(stage.offset(0, -14), radius: 40)
    use.take(PlanProjection.point(mazePlace), radius: 36)
  }

  private static func drawBed(_ bed: (Double, Double, Double), seed: UInt64, in context: CGContext) {
    let (p, r) = (PlanProjection.point((bed.0, bed.1)), bed.2)
    context.fillOval(p.offset(0.6, 0.6), r + 0.8, r * 0.72 + 0.8, Palette.pathEdge)
    context.fillOval(p, r, r * 0.72, Palette.crowns[2].lighter(0.1))
    var random = SeededGenerator(seed: seed &+ 500)
    let bloom = random.pick([Tint(0xE39A9A), Tint(0xF0D27A), Tint(0xC79BC9), Tint(0xF5EFE4)], fallback: Palette.palm)
    for ring in [0.3, 0.72] {
      let count = Int(r * ring * 3)
      for index in 0..<max(count, 3) {
        let a = Double(index) / Double(max(count, 3)) * 2 * .pi
        context.fillCircle(
          p.offset(cos(a) * r * ring, sin(a) * r * 0.72 * ring), 0.95, ring < 0.5 ? bloom.lighter(0.4) : bloom)
      }
    }
  }

  /// Hedges in rings, with a gap in each.
  private static func drawMaze(in context: CGContext) {
    let center = PlanProjection.point(mazePlace)
    let ground = CGRect(x: center.x - 32, y: center.y - 26, width: 64, height: 52)
    context.fill(CGPath(roundedRect: ground, cornerWidth: 4, cornerHeight: 4, transform: nil), Palette.path)
    for (tint, lift, width) in [(Palette.crowns[2].darker(0.2), 0.0, 3.4), (Palette.crowns[1], -1.6, 2.8)] {
      for ring in 0..<5 {
        let box = ground.insetBy(dx: 3 + Double(ring) * 5.8, dy: 3 + Double(ring) * 5).offsetBy(dx: 0, dy: lift)
        guard box.width > 4, box.height > 3 else { continue }
        let gap = min(5, box.width / 3)
        let isTop = ring % 2 == 1
        let (gapY, wallY) = isTop ? (box.minY, box.maxY) : (box.maxY, box.minY)
        let middle = box.midX + (ring % 3 == 0 ? 0 : box.width * (ring % 3 == 1 ? 0.25 : -0.25))
        let line = [
          CGPoint(x: middle - gap / 2, y: gapY), CGPoint(x: box.minX, y: gapY), CGPoint(x: box.minX, y: wallY),
          CGPoint(x: box.maxX, y: wallY), CGPoint(x: box.maxX, y: gapY), CGPoint(x: middle + gap / 2, y: gapY),
        ]
        context.stroke(line, width: width, tint)
      }
    }
    context.fillCircle(center, 1.8, Tint(0xD9A95C))
  }

  private static var stage: CGPoint { PlanProjection.point(stagePlace) }

  private static func drawTheatre(in context: CGContext) {
    let center = stage
    func arc(_ r: CGFloat) -> [CGPoint] {
      (0...24).map { index in
        let a = .pi * (1.06 + 0.88 * Double(index) / 24)
        return center.offset(cos(a) * r, sin(a) * r * 0.8)
      }
    }
    context.fill(arc(39) + arc(9).reversed(), Palette.pathEdge)
    for (index, r) in stride(from: 14.0, through: 37, by: 4.6).enumerated() {
      context.stroke(arc(r), width: 3.4, index % 2 == 0 ? Tint(0xE9D8B5) : Tint(0xC98B76), cap: .butt)
    }
    for aisle in [1.28, 1.5, 1.72] {
      let a = .pi * aisle
      let ray = CGPoint(x: cos(a), y: sin(a) * 0.8)
      context.stroke([center + ray * 12, center + ray * 38], width: 1.8, Palette.path, cap: .butt)
    }
    context.fillOval(center, 10, 7, Tint(0xD2AE7E))
  }

  static let mazePlace: Place = (34.42867, -118.59600)
  static let stagePlace: Place = (34.42830, -118.59529)

  /// Latitude, longitude, radius.
  static let beds: [(Double, Double, Double)] = [
    (34.42379, -118.59523, 4), (34.42355, -118.59518, 4), (34.42356, -118.59485, 4), (34.42376, -118.59482, 4),
    (34.42616, -118.59722, 3.5), (34.42614, -118.59699, 3.5), (34.42170, -118.59531, 4), (34.42178, -118.59555, 3.5),
    (34.42121, -118.59752, 3.5), (34.42133, -118.59728, 3.5), (34.42463, -118.60003, 3.5), (34.42476, -118.59981, 3.5),
    (34.42361, -118.59917, 3.5), (34.42368, -118.59893, 3.5), (34.42632, -118.59925, 3), (34.42624, -118.59911, 3),
    (34.42441, -118.59779, 3.5), (34.42436, -118.59577, 3), (34.42429, -118.59559, 3), (34.42366, -118.59470, 3),
    (34.42366, -118.59451, 3), (34.42366, -118.59431, 3), (34.42805, -118.59524, 3), (34.42796, -118.59512, 3),
    (34.42382, -118.59726, 3), (34.42371, -118.59707, 3), (34.42371, -118.59726, 3), (34.42382, -118.59707, 3),
  ]
}
