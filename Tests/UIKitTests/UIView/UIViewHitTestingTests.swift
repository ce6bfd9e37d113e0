import Testing
import UIKit

@MainActor @Suite struct UIViewHitTestingTests {
  private let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let middle = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 60))
  private let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))

  private func assemble() {
    outer.addSubview(middle)
    middle.addSubview(inner)
  }

  @Test("Points and rectangles are converted between views of one tree, moved bounds included")
  func convert() {
    assemble()
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: outer) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 2))
    middle.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 12, y: 21, width: 20, height: 20))
    #expect(inner.convert(CGRect(x: 12, y: 21, width: 20, height: 20), from: outer) == inner.bounds)
  }

  @Test("A point hits the innermost, frontmost view that is shown and open to taps")
  func hits() {
    assemble()
    let point = CGPoint(x: 20, y: 30)
    #expect(outer.hitView(at: point) === inner)
    #expect(outer.hitView(at: CGPoint(x: 60, y: 70)) === middle)
    #expect(outer.hitView(at: CGPoint(x: 99, y: 99)) === outer)
    #expect(outer.hitView(at: CGPoint(x: 100, y: 5)) == nil)
    inner.isHidden = true
    #expect(outer.hitView(at: point) === middle)
    middle.isUserInteractionEnabled = false
    #expect(outer.hitView(at: point) === outer)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(front)
    #expect(outer.hitView(at: point) === front)
    front.alpha = 0
    #expect(outer.hitView(at: point) === outer)
  }
}
