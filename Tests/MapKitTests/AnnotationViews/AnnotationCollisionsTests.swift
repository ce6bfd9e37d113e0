import Testing

@testable import MapKit

@Suite struct AnnotationCollisionsTests {
  private let collisions = AnnotationCollisions(worldWidth: 1000)

  private func item(
    _ x: CGFloat, _ y: CGFloat = 0, side: CGFloat = 10, _ priority: Float = 250,
    mode: MKAnnotationView.CollisionMode = .rectangle
  ) -> AnnotationCollisions.Item {
    AnnotationCollisions.Item(
      frame: CGRect(x: x, y: y, width: side, height: side), mode: mode, priority: priority,
      isRequired: priority >= 1000)
  }

  @Test("A06: required 1000, high 750, low 250")
  func constants() {
    #expect(MKFeatureDisplayPriority.required.rawValue == 1000)
    #expect(MKFeatureDisplayPriority.defaultHigh.rawValue == 750)
    #expect(MKFeatureDisplayPriority.defaultLow.rawValue == 250)
    #expect(MKFeatureDisplayPriority(5) == MKFeatureDisplayPriority(rawValue: 5))
  }

  @Test("A09, section 12: MKAnnotationView.CollisionMode is rectangle 0, circle 1, none 2")
  func modes() {
    #expect(MKAnnotationView.CollisionMode.rectangle.rawValue == 0)
    #expect(MKAnnotationView.CollisionMode.circle.rawValue == 1)
    #expect(MKAnnotationView.CollisionMode.none.rawValue == 2)
  }

  @Test("The lower priority gives way; of equals the one behind; edges that only touch do not collide")
  func priorities() {
    #expect(collisions.hidden(among: [item(0, 0, 300), item(5, 5, 250)]) == [1])
    #expect(collisions.hidden(among: [item(0, 0, 250), item(5, 5, 300)]) == [0])
    #expect(collisions.hidden(among: [item(0), item(5)]) == [0])
    #expect(collisions.hidden(among: [item(0), item(10)]).isEmpty)
    #expect(collisions.hidden(among: [item(0), item(0, 10)]).isEmpty)
    #expect(collisions.hidden(among: []).isEmpty)
  }

  @Test("Required views are shown even where they collide, and the others give way to them")
  func required() {
    #expect(collisions.hidden(among: [item(0, 0, 1000), item(5, 0, 1000), item(8, 0, 999)]) == [2])
  }

  @Test("A view gives way to one that is not shown itself, so that the answer is one of neighbours alone")
  func chain() {
    let all = [item(0, 0, 100), item(8, 0, 200), item(16, 0, 300)]
    #expect(collisions.hidden(among: all) == [0, 1])
    #expect(collisions.hidden(among: Array(all.prefix(2))) == [0])
  }

  @Test("Circles collide where they meet, not at the corners of their frames; mode none never collides")
  func circles() {
    let corner: CGFloat = 9
    #expect(collisions.hidden(among: [item(0), item(corner, corner)]) == [0])
    #expect(collisions.hidden(among: [item(0, mode: .circle), item(corner, corner, mode: .circle)]).isEmpty)
    #expect(collisions.hidden(among: [item(0), item(corner, corner, mode: .circle)]).isEmpty)
    #expect(collisions.hidden(among: [item(0, mode: .circle), item(corner, corner)]).isEmpty)
    #expect(collisions.hidden(among: [item(0, mode: .circle), item(6, 6, mode: .circle)]) == [0])
    #expect(collisions.hidden(among: [item(0, mode: .circle), item(6, 6)]) == [0])
    #expect(collisions.hidden(among: [item(0, mode: .none), item(0)]).isEmpty)
    #expect(collisions.hidden(among: [item(0), item(0, mode: .none)]).isEmpty)
  }

  @Test("Views collide across the 180th meridian")
  func meridian() {
    #expect(collisions.hidden(among: [item(-4), item(990)]) == [0])
    #expect(collisions.hidden(among: [item(996), item(0)]) == [0])
    #expect(collisions.hidden(among: [item(6), item(990)]).isEmpty)
  }

  @Test("Frames without area or that are not finite collide with nothing")
  func strangeFrames() {
    for side in [CGFloat.nan, 0, .infinity] {
      #expect(collisions.hidden(among: [item(0, side: side), item(0)]).isEmpty)
    }
    #expect(collisions.hidden(among: [item(.nan), item(0)]).isEmpty)
  }

  @Test("As every pair says, and whatever part of the views is asked about, the neighbours being in it")
  func againstPairs() {
    var random = SplitMix(seed: 7)
    let items = (0..<300).map { _ in
      item(
        CGFloat.random(in: 0..<990, using: &random), CGFloat.random(in: 0..<60, using: &random),
        side: CGFloat.random(in: 5...20, using: &random), Float(Int.random(in: 1...4, using: &random) * 250))
    }
    var expected: Set<Int> = []
    for a in items.indices {
      for b in (a + 1)..<items.count where items[a].frame.intersects(items[b].frame) {
        let loser = items[a].priority <= items[b].priority ? a : b
        if !items[loser].isRequired { expected.insert(loser) }
      }
    }
    #expect(collisions.hidden(among: items) == expected)
    #expect(expected.count > 50)
  }
}
