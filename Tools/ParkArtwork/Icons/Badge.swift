import CoreGraphics
import Foundation

/// The common body of the icons: a rounded square with a pointer below, a white rim and a soft shadow.
struct Badge {
  /// The coloured square with its rim; on whole units, so that the straight edges are sharp at 1x.
  let square: CGRect
  let radius: CGFloat
  let rim: CGFloat
  let tip: CGPoint
  /// Half the width of the pointer where it leaves the square.
  let shoulder: CGFloat
  let tint: Tint

  static func large(_ tint: Tint) -> Badge {
    Badge(
      square: CGRect(x: 4, y: 3, width: 54, height: 52), radius: 16, rim: 3, tip: CGPoint(x: 31, y: 64), shoulder: 10,
      tint: tint)
  }

  static func small(_ tint: Tint) -> Badge {
    Badge(
      square: CGRect(x: 2, y: 1, width: 27, height: 26), radius: 8, rim: 2, tip: CGPoint(x: 15.5, y: 31.5), shoulder: 5,
      tint: tint)
  }

  func draw(in context: CGContext) {
    // Shadows do not follow the matrix.
    let scale = abs(context.ctm.a)
    let size = square.width / 54
    context.saved {
      context.setShadow(
        offset: CGSize(width: 0, height: -1.5 * size * scale), blur: 3 * size * scale,
        color: CGColor(srgbRed: 0.1, green: 0.12, blue: 0.16, alpha: 0.5))
      context.fill(outline(inset: 0), Tint(0xFFFEFA))
    }
    context.stroke(outline(inset: 0.5), width: 1, tint.darker(0.55).faded(0.55))
    context.saved {
      context.addPath(outline(inset: rim))
      context.clip()
      let colors = [tint.lighter(0.16).color, tint.color, tint.darker(0.14).color]
      if let shade = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5, 1]) {
        context.drawLinearGradient(
          shade, start: CGPoint(x: 0, y: square.minY), end: CGPoint(x: 0, y: tip.y),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
    context.stroke(outline(inset: rim + 0.5), width: 1, tint.darker(0.3).faded(0.6))
  }

  private func outline(inset: CGFloat) -> CGPath {
    let box = square.insetBy(dx: inset, dy: inset)
    // The pointer's sides stay parallel to those of the whole badge.
    let slope = hypot(shoulder, tip.y - square.maxY)
    let end = tip.offset(0, -inset * slope / shoulder)
    let half = shoulder * (end.y - box.maxY) / (tip.y - square.maxY)
    let r = max(radius - inset, 1)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: box.midX, y: box.minY))
    path.addArc(
      tangent1End: CGPoint(x: box.maxX, y: box.minY), tangent2End: CGPoint(x: box.maxX, y: box.maxY), radius: r)
    path.addArc(
      tangent1End: CGPoint(x: box.maxX, y: box.maxY), tangent2End: CGPoint(x: box.midX, y: box.maxY), radius: r)
    path.addLine(to: CGPoint(x: end.x + half, y: box.maxY))
    path.addArc(tangent1End: end, tangent2End: CGPoint(x: end.x - half, y: box.maxY), radius: max(1.6 - inset / 2, 0.5))
    path.addLine(to: CGPoint(x: end.x - half, y: box.maxY))
    path.addArc(
      tangent1End: CGPoint(x: box.minX, y: box.maxY), tangent2End: CGPoint(x: box.minX, y: box.minY), radius: r)
    path.addArc(
      tangent1End: CGPoint(x: box.minX, y: box.minY), tangent2End: CGPoint(x: box.midX, y: box.minY), radius: r)
    path.closeSubpath()
    return path
  }
}
