import CoreGraphics
import Foundation

/// A shape written as text: M and L with a point, C with three, O with a middle and a radius, Z to close.
struct Outline {
  private let path = CGMutablePath()

  init(_ text: String) {
    var words = text.split(separator: " ")[...]
    func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let word = words.popFirst() {
      switch word {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      case "O":
        let (middle, radius) = (point(), number())
        path.addEllipse(
          in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
      default: path.closeSubpath()
      }
    }
  }

  func fill(_ color: CGColor, in context: CGContext) {
    context.setFillColor(color)
    context.addPath(path)
    context.fillPath()
  }

  func stroke(_ color: CGColor, width: CGFloat, in context: CGContext) {
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(path)
    context.strokePath()
  }
}

extension CGColor {
  /// A colour written as 0xRRGGBB.
  static func hex(_ value: UInt32) -> CGColor {
    CGColor(
      srgbRed: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}
