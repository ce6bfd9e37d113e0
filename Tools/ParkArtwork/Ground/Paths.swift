import CoreGraphics
import Foundation

/// Walks, plazas and roads.
enum Paths {
  struct Walk {
    let width: CGFloat
    let places: [Place]

    var line: [CGPoint] { Spline(PlanProjection.points(places), isClosed: false).groundPoints() }
  }

  struct Plaza {
    let place: Place
    let rx: CGFloat
    let ry: CGFloat
    var center: CGPoint { PlanProjection.point(place) }
  }

  static func drawRoads(in context: CGContext) {
    for road in roads { context.stroke(road.line, width: road.width + 3, Palette.asphaltEdge) }
    for road in roads { context.stroke(road.line, width: road.width, Palette.road) }
    context.saved {
      context.setLineDash(phase: 0, lengths: [5, 6])
      for road in roads where road.width > 7 {
        context.stroke(road.line, width: 0.9, Palette.marking, cap: .butt)
      }
    }
    drawCrossing(in: context)
  }

  /// The zebra crossing between the car park and the gate.
  private static func drawCrossing(in context: CGContext) {
    let p = PlanProjection.point(crossing)
    for y in stride(from: -10.0, through: 10, by: 3.4) {
      context.stroke([p.offset(-6, y), p.offset(6, y)], width: 1.7, Palette.marking, cap: .butt)
    }
  }

  /// All edges come before all surfaces, so that crossings stay open.
  static func drawWalks(in context: CGContext) {
    let lines = walks.map { ($0, $0.line) }
    let edge = Palette.pathEdge
    for (walk, line) in lines { context.stroke(line, width: walk.width + 3.6, edge) }
    for plaza in plazas { context.fillOval(plaza.center, plaza.rx + 1.8, plaza.ry + 1.8, edge) }
    for (walk, line) in lines { context.stroke(line, width: walk.width, Palette.path) }
    for plaza in plazas { draw(plaza, in: context) }
  }

  private static func draw(_ plaza: Plaza, in context: CGContext) {
    let (p, pattern) = (plaza.center, Palette.plazaPattern)
    context.fillOval(p, plaza.rx, plaza.ry, Palette.plaza)
    guard plaza.rx > 14 else {
      context.strokeOval(p, plaza.rx * 0.7, plaza.ry * 0.7, width: 1, pattern)
      return
    }
    for share in [0.36, 0.68, 0.9] {
      context.strokeOval(p, plaza.rx * share, plaza.ry * share, width: 1.1, pattern)
    }
    for index in 0..<16 {
      let a = Double(index) / 16 * 2 * .pi
      let ray = CGPoint(x: cos(a) * plaza.rx, y: sin(a) * plaza.ry)
      context.stroke([p + ray * 0.36, p + ray * 0.9], width: 0.8, pattern)
    }
  }

  static func claim(_ use: inout GroundUse) {
    for walk in walks { use.take(walk.line, radius: walk.width / 2 + 3) }
    for road in roads { use.take(road.line, radius: road.width / 2 + 3) }
    for plaza in plazas {
      let outline = (0..<36).map { index in
        let a = Double(index) / 36 * 2 * .pi
        return plaza.center.offset(cos(a) * plaza.rx, sin(a) * plaza.ry)
      }
      use.take(Polygon(outline), margin: 3)
    }
  }
}
