import Testing
import UIKit

@Suite struct UIBezierPathTests {
  @Test("A new path is empty, with a line of 1 point, butt ends, mitred corners and the winding rule")
  func defaults() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(path.currentPoint == .zero)
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test("A clockwise arc from 0 to π runs below its centre on the screen, where y points down")
  func clockwise() {
    let lower = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(lower.bounds.minY - 10) < 0.01 && abs(lower.bounds.maxY - 15) < 0.01)
    let upper = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(upper.bounds.minY - 5) < 0.01 && abs(upper.bounds.maxY - 10) < 0.01)
  }

  @Test("Rectangles, ellipses and round corners fill their rectangle")
  func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 6),
    ] {
      #expect(abs(path.bounds.minX - 1) < 0.01 && abs(path.bounds.maxY - 22) < 0.01)
      #expect(path.contains(CGPoint(x: 16, y: 12)))
    }
    #expect(UIBezierPath(rect: rect).contains(CGPoint(x: 1.5, y: 2.5)))
    #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 6).contains(CGPoint(x: 1.5, y: 2.5)))
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 1.5, y: 2.5)))
  }

  @Test("The even–odd rule leaves a hole where two rectangles overlap; the winding rule does not")
  func fillRule() throws {
    for (isEvenOdd, middle) in [(true, Pixel.clear), (false, .red)] {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)))
      path.usesEvenOddFillRule = isEvenOdd
      #expect(path.contains(CGPoint(x: 4.5, y: 4.5)) != isEvenOdd)
      let image = picture(9, 9) { _ in
        UIColor.red.setFill()
        path.fill()
      }
      #expect(try image.pixel(4, 4) == middle)
      #expect(try image.pixel(1, 1) == .red)
    }
  }

  @Test("A path can be appended to itself")
  func appendItself() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.append(path)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("Lines and curves start where the last element ended; closing goes back to the start")
  func building() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 9, y: 3))
    path.addCurve(
      to: CGPoint(x: 1, y: 5), controlPoint1: CGPoint(x: 4, y: 8), controlPoint2: CGPoint(x: 2, y: 8))
    #expect(path.currentPoint == CGPoint(x: 1, y: 5))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.currentPoint == CGPoint(x: 11, y: 1))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("The Core Graphics path is a copy in both directions")
  func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let copy = path.cgPath
    path.addLine(to: CGPoint(x: 50, y: 50))
    #expect(copy.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 2))
    let other = UIBezierPath(cgPath: copy)
    other.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("A stroke has the path's width, colour and dashes")
  func stroke() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    path.lineWidth = 4
    path.setLineDash([5, 5], count: 2, phase: 0)
    let image = picture(20, 10) { _ in
      UIColor.blue.setStroke()
      path.stroke()
    }
    #expect(try image.pixel(2, 3) == .blue)
    #expect(try image.pixel(2, 6) == .blue)
    #expect(try image.pixel(2, 2) == .clear)
    #expect(try image.pixel(7, 5) == .clear)
    #expect(try image.pixel(12, 5) == .blue)
    path.setLineDash(nil, count: 0, phase: 0)
    let solid = picture(20, 10) { _ in
      UIColor.blue.setStroke()
      path.stroke()
    }
    #expect(try solid.pixel(7, 5) == .blue)
  }

  @Test("A fill with alpha is dimmed, and the settings of the context stay")
  func alpha() throws {
    let image = picture(4, 4) { _ in
      UIColor.red.setFill()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4))
      path.fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 4)).fill()
    }
    #expect(abs(Int(try image.pixel(0, 0).alpha) - 128) <= 1)
    #expect(try image.pixel(3, 0) == .red)
  }

  @Test("A clip keeps the drawing inside the path")
  func clip() throws {
    let image = picture(8, 8) { context in
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).addClip()
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(try image.pixel(3, 3) == .green)
    #expect(try image.pixel(1, 3) == .clear)
  }

  @Test("Outside of drawing, fill, stroke and clip do nothing")
  func noContext() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.fill()
    path.stroke()
    path.addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(!path.isEmpty)
  }
}
