import Testing

@testable import UIKit

@MainActor @Suite struct UIViewPictureTests {
  @Test("The picture shows background and drawing, upright, at the scale")
  func drawing() throws {
    let view = CountingView(frame: CGRect(x: 7, y: 7, width: 10, height: 10))
    view.backgroundColor = .blue
    for scale in [1, 2, 3] {
      let image = try #require(view.picture(scale: CGFloat(scale)))
      #expect(image.width == 10 * scale)
      #expect(try image.pixel(0, 0) == .red)
      #expect(try image.pixel(5 * scale, 0) == .blue)
      #expect(try image.pixel(0, 5 * scale) == .blue)
    }
    #expect(view.lastRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("The picture is kept until setNeedsDisplay, another background or another scale")
  func kept() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = view.picture(scale: 1)
    _ = view.picture(scale: 1)
    #expect(view.count == 1)
    view.setNeedsDisplay()
    _ = view.picture(scale: 1)
    #expect(view.count == 2)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = view.picture(scale: 1)
    #expect(view.count == 3)
    view.backgroundColor = .green
    _ = view.picture(scale: 1)
    #expect(view.count == 4)
    _ = view.picture(scale: 2)
    #expect(view.count == 5)
  }

  @Test("At another size the old picture is stretched; in the mode redraw it is drawn anew")
  func resized() throws {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = view.picture(scale: 1)
    view.bounds.size = CGSize(width: 20, height: 20)
    let stretched = try #require(view.picture(scale: 1))
    #expect(view.count == 1)
    #expect(try stretched.pixel(7, 7) == .red)
    view.contentMode = .redraw
    let redrawn = try #require(view.picture(scale: 1))
    #expect(view.count == 2)
    #expect(try redrawn.pixel(7, 7) == .clear)
  }

  @Test("In the mode top left the old picture keeps its size at the corner, in bottom right at the other")
  func corners() throws {
    for (mode, x) in [(UIView.ContentMode.topLeft, 0), (.bottomRight, 10)] {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = view.picture(scale: 1)
      view.contentMode = mode
      view.bounds.size = CGSize(width: 20, height: 20)
      let image = try #require(view.picture(scale: 1))
      #expect(try image.pixel(x + 3, x + 3) == .red)
      #expect(try image.pixel(13 - x, 3) == .clear)
    }
  }

  @Test("A view without area has no picture, and bounds away from the origin show that part")
  func bounds() throws {
    #expect(CountingView(frame: .zero).picture(scale: 1) == nil)
    #expect(CountingView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)).picture(scale: 1) == nil)
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 3, y: 3)
    let image = try #require(view.picture(scale: 1))
    #expect(try image.pixel(1, 1) == .red)
    #expect(try image.pixel(3, 3) == .clear)
  }

  @Test("A size that is not whole in pixels is rounded up")
  func fractions() throws {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10.2, height: 9.9))
    let image = try #require(view.picture(scale: 2))
    #expect(image.width == 21 && image.height == 20)
  }
}

@MainActor @Suite struct UIViewContentModeTests {
  @Test("Content goes where its mode says")
  func place() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let size = CGSize(width: 10, height: 10)
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, rect), (.redraw, rect), (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 45, y: 20, width: 10, height: 10)), (.top, CGRect(x: 45, y: 0, width: 10, height: 10)),
      (.bottom, CGRect(x: 45, y: 40, width: 10, height: 10)), (.left, CGRect(x: 0, y: 20, width: 10, height: 10)),
      (.right, CGRect(x: 90, y: 20, width: 10, height: 10)), (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.topRight, CGRect(x: 90, y: 0, width: 10, height: 10)),
      (.bottomLeft, CGRect(x: 0, y: 40, width: 10, height: 10)),
      (.bottomRight, CGRect(x: 90, y: 40, width: 10, height: 10)),
    ]
    for (mode, wanted) in expected { #expect(mode.place(size, in: rect) == wanted, "\(mode)") }
    #expect(UIView.ContentMode.center.place(.zero, in: rect) == rect)
  }
}

/// A red square of 5 points in the corner, drawn again and again.
private final class CountingView: UIView {
  var count = 0
  var lastRect = CGRect.null

  override func draw(_ rect: CGRect) {
    count += 1
    lastRect = rect
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }
}
