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
      return roundedPath(corners, radius: 1.4)
    }
    context.fill(star(18, center.offset(0, 1.6)), gold.darker(0.4).faded(0.5))
    context.fill(star(18, center), white)
  }

  /// A loop with a train that has just come through it.
  private static func drawRide(in context: CGContext) {
    let purple = Tint(0x7D5BA6)
    Badge.large(purple).draw(in: context)
    let loop = CGPoint(x: 25, y: 30)
    let track = CGMutablePath()
    track.move(to: CGPoint(x: 10, y: 42))
    track.addLine(to: CGPoint(x: 25, y: 42))
    track.addArc(
      center: loop, radius: 12, startAngle: .pi / 2, endAngle: .pi / 2 - 2 * .pi + 0.0001, clockwise: true)
    track.addLine(to: CGPoint(x: 34, y: 42))
    track.addCurve(to: CGPoint(x: 51, y: 19), control1: CGPoint(x: 45, y: 42), control2: CGPoint(x: 42, y: 19))
    track.move(to: CGPoint(x: 45, y: 30))
    track.addLine(to: CGPoint(x: 45, y: 47))
    track.move(to: CGPoint(x: 51, y: 20))
    track.addLine(to: CGPoint(x: 51, y: 47))
    context.saved {
      context.translateBy(x: 0, y: 1.4)
      context.stroke(track, width: 3.4, purple.darker(0.45).faded(0.5))
    }
    context.stroke(track, width: 3.4, white)
    for angle in [-152.0, -117, -82] {
      context.saved {
        context.translateBy(x: loop.x, y: loop.y)
        context.rotate(by: (angle + 90) * .pi / 180)
        let car = CGRect(x: -3.1, y: -17.4, width: 6.2, height: 5.2)
        let shape = CGPath(roundedRect: car, cornerWidth: 1.6, cornerHeight: 1.6, transform: nil)
        context.stroke(shape, width: 2, purple.darker(0.12))
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
