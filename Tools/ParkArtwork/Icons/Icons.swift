import CoreGraphics
import Foundation

/// The icons of the pins.
enum Icons {
  static let pictures = [
    Picture(name: "star", size: large, draw: drawStar), Picture(name: "ride", size: large, draw: drawRide),
    Picture(name: "food", size: large, draw: drawFood), Picture(name: "firstaid", size: small, draw: drawFirstAid),
  ]

  private static let large = CGSize(width: 62, height: 69)
  private static let small = CGSize(width: 31, height: 34)
  private static let white = Tint(0xFFFEFA)

  private static func drawStar(in context: CGContext) {
    let gold = Tint(0xE3A42F)
    Badge.large(gold).draw(in: context)
    let center = CGPoint(x: 31, y: 30.2)
    func star(_ radius: CGFloat, _ center: CGPoint) -> CGPath {
      let corners = (0..<10).map { index in
        let r = index % 2 == 0 ? radius : radius * 0.46
        return center + CGPoint(x: 0, y: -r).rotated(Double(index) * .pi / 5)
      }
      return Polygon(corners).roundedPath(radius: 1.4)
    }
    context.fill(star(18, center.offset(0, 1.6)), gold.darker(0.4).faded(0.5))
    context.fill(star(18, center), white)
  }

  /// A train on its way over the hills.
  private static func drawRide(in context: CGContext) {
    let purple = Tint(0x7D5BA6)
    Badge.large(purple).draw(in: context)
    let hills = Spline(
      [(9.5, 39), (15, 34), (20, 25), (26, 19.5), (32, 25), (37, 34), (42.5, 37.5), (47.5, 34), (52.5, 28)].map {
        CGPoint(x: $0.0, y: $0.1)
      },
      isClosed: false)
    let track = hills.groundPoints(step: 0.4)
    for x in stride(from: 13.0, through: 49, by: 6) {
      guard let top = track.min(by: { abs($0.x - x) < abs($1.x - x) }) else { continue }
      context.stroke([top, CGPoint(x: x, y: 47)], width: 2, Tint(0xD9CBEA), cap: .butt)
    }
    context.stroke(track.map { $0.offset(0, 1.6) }, width: 3.6, purple.darker(0.4).faded(0.6))
    context.stroke(track, width: 3.6, white)
    let peak = track.indices.min { track[$0].y < track[$1].y } ?? 0
    for index in [peak - 20, peak, peak + 20] where index > 2 && index + 2 < track.count {
      let along = (track[index + 2] - track[index - 2]).normalized
      context.saved {
        context.translateBy(x: track[index].x, y: track[index].y)
        context.rotate(by: atan2(along.y, along.x))
        let car = CGRect(x: -3.4, y: -7, width: 6.8, height: 5.8)
        let shape = CGPath(roundedRect: car, cornerWidth: 1.8, cornerHeight: 1.8, transform: nil)
        context.stroke(shape, width: 2, purple.darker(0.15))
        context.fill(shape, Tint(0xF6C453))
      }
    }
  }

  /// A fork and a knife.
  private static func drawFood(in context: CGContext) {
    let orange = Tint(0xDE7836)
    Badge.large(orange).draw(in: context)
    let cutlery = CGMutablePath()
    for x in [18.0, 22, 26] {
      cutlery.addRoundedRect(in: CGRect(x: x, y: 12, width: 2, height: 14), cornerWidth: 1, cornerHeight: 1)
    }
    cutlery.move(to: CGPoint(x: 18, y: 22))
    cutlery.addLine(to: CGPoint(x: 28, y: 22))
    cutlery.addCurve(to: CGPoint(x: 24.5, y: 30), control1: CGPoint(x: 28, y: 27), control2: CGPoint(x: 26, y: 29))
    cutlery.addLine(to: CGPoint(x: 21.5, y: 30))
    cutlery.addCurve(to: CGPoint(x: 18, y: 22), control1: CGPoint(x: 20, y: 29), control2: CGPoint(x: 18, y: 27))
    cutlery.closeSubpath()
    cutlery.addRoundedRect(in: CGRect(x: 21, y: 28, width: 4, height: 19), cornerWidth: 2, cornerHeight: 2)
    cutlery.move(to: CGPoint(x: 43, y: 12))
    cutlery.addLine(to: CGPoint(x: 43, y: 32))
    cutlery.addLine(to: CGPoint(x: 36, y: 32))
    cutlery.addCurve(to: CGPoint(x: 43, y: 12), control1: CGPoint(x: 35, y: 22), control2: CGPoint(x: 38, y: 14))
    cutlery.closeSubpath()
    cutlery.addRoundedRect(in: CGRect(x: 39, y: 29, width: 4, height: 18), cornerWidth: 2, cornerHeight: 2)
    context.saved {
      context.translateBy(x: 0, y: 1.4)
      context.fill(cutlery, orange.darker(0.45).faded(0.5))
    }
    context.fill(cutlery, white)
  }

  private static func drawFirstAid(in context: CGContext) {
    let red = Tint(0xD0453F)
    Badge.small(red).draw(in: context)
    context.setFillColor(white.color)
    context.fill([CGRect(x: 13, y: 6, width: 5, height: 16), CGRect(x: 7.5, y: 11.5, width: 16, height: 5)])
  }
}
