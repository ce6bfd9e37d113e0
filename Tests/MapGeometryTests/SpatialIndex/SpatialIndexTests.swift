import Testing

@testable import MapGeometry

@Suite("SpatialIndex")
struct SpatialIndexTests {
  private let world = MKMapSize.world.width

  /// What an index holds, in rising order.
  private func all<ID: Comparable>(_ index: inout SpatialIndex<ID>) -> [ID] { index.ids(in: .world).sorted() }

  @Test("Whatever comes, moves and goes, the index finds what a look at every rect finds")
  func agreesWithScan() {
    var places = Places(seed: 11)
    var index = SpatialIndex<Int>()
    var known: [Int: MKMapRect] = [:]
    for step in 0..<3000 {
      switch step % 7 {
      case 5:
        index.remove(step / 2)
        known[step / 2] = nil
      case 6:
        let rect = places.rect(side: world / 20)
        index.insert(step / 3, rect)
        known[step / 3] = rect
      default:
        let rect = places.rect(side: world / 20)
        index.insert(step, rect)
        known[step] = rect
      }
      guard step % 50 == 0 else { continue }
      let part = places.rect(side: world / 3)
      let found = index.ids(in: part).sorted()
      #expect(index.count == known.count)
      #expect(found == known.filter { Places.meets($0.value, part) }.map(\.key).sorted())
    }
  }

  @Test("What has been removed is not found, one of a name left or many")
  func removes() {
    var index = SpatialIndex<Int>()
    var found: [Int] = []
    for id in 0..<1000 { index.insert(id, MKMapRect(x: Double(id), y: 0, width: 0, height: 0)) }
    found = all(&index)
    #expect(found.count == 1000)
    for id in 0..<999 { index.remove(id) }
    found = all(&index)
    #expect(found == [999])
    index.remove(999)
    index.remove(999)
    found = all(&index)
    #expect(found.isEmpty)
    #expect(index.count == 0)
  }

  @Test("A rect that is nowhere counts, and is found once it is somewhere")
  func nowhere() {
    var index = SpatialIndex<String>()
    var found: [String] = []
    index.insert("a", .null)
    #expect(index.count == 1)
    found = all(&index)
    #expect(found.isEmpty)
    index.insert("a", MKMapRect(x: 1, y: 1, width: 1, height: 1))
    found = all(&index)
    #expect(found == ["a"])
    #expect(index.count == 1)
  }

  @Test("Adding one at a time with a search after each packs each rect a few times only")
  func amortised() {
    var index = SpatialIndex<Int>()
    let count = 8000
    for id in 0..<count {
      index.insert(id, MKMapRect(x: Double(id) * 50, y: 0, width: 1, height: 1))
      _ = index.ids(in: MKMapRect(x: -10, y: 5, width: 1, height: 1))
    }
    // Packing all of them for each one more would be 32 million.
    #expect(index.packedCount < 14 * count)
    #expect(index.packedCount >= count)
  }
}
