import Testing

@testable import MapGeometry

@Suite("PackedRTree")
struct PackedRTreeTests {
  private let world = MKMapSize.world.width

  @Test("A tree of any size finds what a look at every rect finds", arguments: [0, 1, 2, 15, 16, 17, 256, 257, 3000])
  func agreesWithScan(count: Int) {
    var places = Places(seed: UInt64(count))
    let rects = (0..<count).map { _ in places.rect(side: world / 50) }
    let tree = PackedRTree(rects)
    for _ in 0..<40 {
      let part = places.rect(side: world / 4)
      let expected = rects.indices.filter { Places.meets(rects[$0], part) }
      #expect(tree.indices(in: part) == expected)
    }
  }

  @Test("A rect past an edge of the world is found from the other side, and from other worlds")
  func wraps() {
    let across = MKMapRect(x: world - 100, y: 1000, width: 200, height: 100)
    let tree = PackedRTree([across])
    for shift in [-3, -1, 0, 1, 5] {
      let left = Double(shift) * world
      #expect(tree.indices(in: MKMapRect(x: left + 50, y: 1050, width: 10, height: 10)) == [0])
      #expect(tree.indices(in: MKMapRect(x: left - 50, y: 1050, width: 10, height: 10)) == [0])
      #expect(tree.indices(in: MKMapRect(x: left + 150, y: 1050, width: 10, height: 10)).isEmpty)
    }
  }

  @Test("A part as wide as the world meets every rect of its latitudes")
  func wholeWorld() {
    let tree = PackedRTree([
      MKMapRect(x: 5, y: 10, width: 1, height: 1), MKMapRect(x: world * 7.5, y: 20, width: 1, height: 1),
      MKMapRect(x: 5, y: 900, width: 1, height: 1),
    ])
    #expect(tree.indices(in: MKMapRect(x: world * 2.3, y: 0, width: world, height: 100)) == [0, 1])
  }

  @Test("A rect that is nowhere is never found, one without end always")
  func extremes() {
    let tree = PackedRTree([
      .null, MKMapRect(x: .nan, y: 0, width: 1, height: 1), MKMapRect(x: 0, y: 0, width: .nan, height: 1),
      MKMapRect(x: 0, y: 0, width: .infinity, height: .infinity),
      MKMapRect(x: 1e300, y: 0, width: 1, height: world),
    ])
    #expect(tree.indices(in: MKMapRect(x: 77, y: 77, width: 1, height: 1)) == [3, 4])
    #expect(tree.indices(in: .null).isEmpty)
    #expect(tree.indices(in: MKMapRect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(tree.indices(in: MKMapRect(x: 9, y: 9, width: -1, height: 1)).isEmpty)
  }

  @Test("Few nodes are looked at: a hundred searches in 100,000 rects take less time than making the tree")
  func isFast() {
    var places = Places(seed: 3)
    let rects = (0..<100_000).map { _ in places.rect(side: 1000) }
    let clock = ContinuousClock()
    var tree = PackedRTree([])
    let making = clock.measure { tree = PackedRTree(rects) }
    var found = 0
    let searching = clock.measure {
      for _ in 0..<100 { found += tree.indices(in: places.rect(side: world / 1000)).count }
    }
    #expect(searching < making)
    #expect(found < 10_000)
  }
}
