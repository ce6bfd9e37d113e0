import CoreGraphics

/// The shields that numbers of roads stand on; the last part of a name says how many characters there is room for.
enum Shields {
  private static let height: CGFloat = 17

  static let drawings =
    [2: 19, 3: 23].flatMap { count, width in
      [
        Drawing(name: "shield-interstate-\(count)", width: width, height: 17) { interstate(CGFloat(width), in: $0) },
        Drawing(name: "shield-highway-\(count)", width: width, height: 17) { highway(CGFloat(width), in: $0) },
        Drawing(name: "shield-state-\(count)", width: width, height: 17) { oval(CGFloat(width), in: $0) },
      ]
    }
    + [2: 19, 3: 23, 4: 29, 5: 34, 6: 40].map { count, width in
      Drawing(name: "shield-road-\(count)", width: width, height: 17) { plate(CGFloat(width), in: $0) }
    }

  private static let ink = CGColor.hex(0x3A3A3C)

  /// A shield with a crown, pointed below.
  private static func outline(_ w: CGFloat) -> Outline {
    let m = w / 2
    return Outline(
      """
      M 1.6 2.6 C 4 3.2 \(m - 3) 3 \(m) 1 C \(m + 3) 3 \(w - 4) 3.2 \(w - 1.6) 2.6 \
      C \(w + 0.8) 8 \(w - 1.6) 13.4 \(m) 16 C 1.6 13.4 -0.8 8 1.6 2.6 Z
      """)
  }

  private static func interstate(_ width: CGFloat, in context: CGContext) {
    let shape = outline(width)
    shape.stroke(.white, width: 1.8, in: context)
    shape.fill(.hex(0x2E5DA6), in: context)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: width, height: 4.6))
    shape.fill(.hex(0xC23A40), in: context)
    context.restoreGState()
  }

  private static func highway(_ width: CGFloat, in context: CGContext) {
    let shape = outline(width)
    shape.stroke(ink, width: 1.8, in: context)
    shape.fill(.white, in: context)
  }

  private static func oval(_ width: CGFloat, in context: CGContext) {
    let box = CGRect(x: 1, y: 1, width: width - 2, height: height - 2)
    context.setFillColor(.white)
    context.fillEllipse(in: box)
    context.setStrokeColor(ink)
    context.setLineWidth(1)
    context.strokeEllipse(in: box)
  }

  private static func plate(_ width: CGFloat, in context: CGContext) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: 1, y: 1.5, width: width - 2, height: height - 3), cornerWidth: 3.5, cornerHeight: 3.5)
    context.setFillColor(.white)
    context.addPath(path)
    context.fillPath()
    context.setStrokeColor(.hex(0x8E8A82))
    context.setLineWidth(1)
    context.addPath(path)
    context.strokePath()
  }
}
