import CoreGraphics
import Foundation

/// The car park: rows of stalls, most of them taken.
enum CarPark {
  private static let stall = CGSize(width: 4.8, height: 8.4)
  private static let aisle = 7.6

  static var polygons: [Polygon] { lots.map { Polygon(PlanProjection.points($0)) } }

  static func claim(_ use: inout GroundUse) {
    for lot in polygons { use.take(lot, margin: 3) }
  }

  static func draw(in context: CGContext) {
    for lot in polygons {
      let outline = lot.roundedPath(radius: 10)
      context.stroke(outline, width: 3, Palette.asphaltEdge)
      context.fill(outline, Palette.asphalt)
    }
  }

  /// Draws the stalls of all lots that are not taken by something else.
  static func drawStalls(in context: CGContext, keepingOff taken: GroundUse) {
    drawIslands(in: context, keepingOff: taken)
    var random = SeededGenerator(seed: 7)
    for lot in polygons {
      let box = lot.bounds
      var y = box.minY + 6
      while y < box.maxY - stall.height * 2 {
        for (row, facing) in [(y, 1.0), (y + stall.height, -1.0)] {
          drawRow(lot, y: row, facing: facing, keepingOff: taken, in: context, random: &random)
        }
        y += stall.height * 2 + aisle
      }
    }
  }

  private static func drawRow(
    _ lot: Polygon, y: CGFloat, facing: CGFloat, keepingOff taken: GroundUse, in context: CGContext,
    random: inout SeededGenerator
  ) {
    let box = lot.bounds
    // Busy near the gate, emptier far from it.
    let gate = CGPoint(x: 724, y: 930)
    for (index, x) in stride(from: box.minX + 5, to: box.maxX - 5, by: stall.width).enumerated() {
      let center = CGPoint(x: x + stall.width / 2, y: y + stall.height / 2)
      let share = max(0.55, 1.05 - (center - gate).length / 900)
      let isFilled = random.unit() < share
      let body = random.pick(Palette.cars, fallback: Palette.wall)
      let shift = random.number(-0.5...0.5)
      let fits = lot.contains(center) && lot.distanceToOutline(center) > 6
      guard fits, !isIsland(index), taken.isFree(center, radius: 4) else { continue }
      let line = [CGPoint(x: x, y: y), CGPoint(x: x, y: y + stall.height)]
      context.stroke(line, width: 0.5, Palette.marking.faded(0.9), cap: .butt)
      if isFilled { drawCar(center.offset(0, shift), facing: facing, body, in: context) }
    }
  }

  /// Two stalls of a row in sixteen are green.
  private static func isIsland(_ index: Int) -> Bool { (6...7).contains(index % 16) }

  /// Where trees stand on the islands between the stalls.
  static func islands(keepingOff taken: GroundUse) -> [CGPoint] {
    var result: [CGPoint] = []
    for lot in polygons {
      let box = lot.bounds
      for y in stride(from: box.minY + 6, to: box.maxY - stall.height * 2, by: stall.height * 2 + aisle) {
        for (index, x) in stride(from: box.minX + 5, to: box.maxX - 5, by: stall.width).enumerated()
        where index % 16 == 6 {
          let center = CGPoint(x: x + stall.width, y: y + stall.height)
          if lot.contains(center), lot.distanceToOutline(center) > 12, taken.isFree(center, radius: 6) {
            result.append(center)
          }
        }
      }
    }
    return result
  }

  private static func drawIslands(in context: CGContext, keepingOff taken: GroundUse) {
    for island in islands(keepingOff: taken) {
      let box = CGRect(x: island.x - 3.6, y: island.y - 7.4, width: 7.2, height: 14.8)
      context.fill(rounded(box.insetBy(dx: -0.8, dy: -0.8), 3.4), Palette.marking)
      context.fill(rounded(box, 2.8), Palette.grassDeep)
    }
  }

  private static func drawCar(_ p: CGPoint, facing: CGFloat, _ body: Tint, in context: CGContext) {
    let shape = CGRect(x: p.x - 1.6, y: p.y - 3.1, width: 3.2, height: 6.2)
    context.fill(rounded(shape.offsetBy(dx: 0.8, dy: 0.6), 1.1), Palette.shadow.faded(0.3))
    context.fill(rounded(shape, 1.1), body)
    let glass = CGRect(x: p.x - 1.2, y: p.y - 1.5 - facing * 0.3, width: 2.4, height: 3)
    context.fill(rounded(glass, 0.6), Tint(0x50606B).faded(0.75))
    context.fill(rounded(glass.insetBy(dx: 0.2, dy: 0.75), 0.3), body.lighter(0.15))
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  static let lots: [[Place]] = [
    [
      (34.42606, -118.59394), (34.42637, -118.59339), (34.42627, -118.59276), (34.42567, -118.59309),
      (34.42413, -118.59311), (34.42316, -118.59309), (34.42316, -118.59394),
    ],
    [
      (34.42292, -118.59415), (34.42292, -118.59309), (34.42219, -118.59287), (34.42138, -118.59228),
      (34.42083, -118.59159), (34.42060, -118.59157), (34.42036, -118.59244), (34.42036, -118.59415),
    ],
  ]
}
