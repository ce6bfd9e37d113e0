import Testing

@testable import OpenMapKitCommand

@Suite struct SeaTests {
  private static let side = ShorelineSegment.Side.length
  private static let whole = 2 * side * side

  private func coast(
    _ points: [ShorelinePoint], _ entry: ShorelineSegment.Side, _ exit: ShorelineSegment.Side
  ) -> ShorelineSegment {
    ShorelineSegment(level: .coast, crossing: .init(entry: entry, exit: exit), points: points)
  }

  /// A square around a place, counterclockwise.
  private func closed(
    _ level: ShorelineSegment.Level, around x: Int32, _ y: Int32, half: Int32 = 1000
  ) -> ShorelineSegment {
    ShorelineSegment(
      level: level, crossing: nil,
      points: [
        [x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half], [x - half, y - half],
      ])
  }

  private func sea(_ segments: [ShorelineSegment], corners: [Int] = [0, 0, 0, 0]) -> [SeaArea] {
    ShorelineBin(cornerLevels: corners, segments: segments).sea()
  }

  @Test("a bin without coasts is all sea or all land, as its corners are")
  func withoutCoasts() {
    #expect(sea([]).map(\.outline.doubleArea) == [-Self.whole])
    for corners in [[1, 1, 1, 1], [2, 2, 2, 2], [1, 2, 2, 1], [0, 1, 0, 0]] { #expect(sea([], corners: corners) == []) }
  }

  @Test("the sea lies on the right of a coast that crosses")
  func crossing() {
    let eastwards = sea([coast([[0, 20_000], [30_000, 20_000], [65_535, 20_000]], .west, .east)])
    #expect(eastwards.map(\.outline) == [[[0, 20_000], [30_000, 20_000], [65_535, 20_000], [65_535, 0], [0, 0]]])
    let westwards = sea([coast([[65_535, 20_000], [0, 20_000]], .east, .west)])
    #expect(westwards.map(\.outline) == [[[65_535, 20_000], [0, 20_000], [0, 65_535], [65_535, 65_535]]])
  }

  @Test("a coast may cut a corner off, go out where it came in, or end in a corner")
  func corners() {
    #expect(
      sea([coast([[0, 100], [100, 0]], .west, .south)]).map(\.outline.doubleArea) == [-100 * 100],
      "the corner is sea")
    #expect(sea([coast([[100, 0], [0, 100]], .south, .west)]).map(\.outline.doubleArea) == [100 * 100 - Self.whole])
    // A cape of the southern neighbour.
    #expect(
      sea([coast([[300, 0], [300, 50], [100, 50], [100, 0]], .south, .south)]).map(\.outline.doubleArea)
        == [2 * 200 * 50 - Self.whole])
    let diagonal = sea([coast([[0, 0], [65_535, 65_535]], .west, .east)])
    #expect(diagonal.map(\.outline) == [[[0, 0], [65_535, 65_535], [65_535, 0]]])
  }

  @Test("what touches a side in one point is an island or a bay, as it turns")
  func touching() {
    let ring: [ShorelinePoint] = [[500, 0], [600, 100], [400, 100], [500, 0]]
    #expect(sea([coast(ring, .south, .south)]).map(\.outline.doubleArea) == [200 * 100 - Self.whole])
    #expect(sea([coast(ring.reversed(), .south, .south)]).map(\.outline.doubleArea) == [-200 * 100])
  }

  @Test("an island is cut out of the sea around it, and lakes and what is in them are left alone")
  func islands() throws {
    let segments = [
      coast([[0, 20_000], [65_535, 20_000]], .west, .east), coast([[65_535, 50_000], [0, 50_000]], .east, .west),
      closed(.coast, around: 9_000, 60_000), closed(.coast, around: 9_000, 9_000),
      closed(.lake, around: 30_000, 30_000), closed(.islandInLake, around: 30_000, 30_000, half: 100),
      // Neither in the north nor in the south.
      closed(.coast, around: 40_000, 40_000),
    ]
    let areas = sea(segments)
    #expect(areas.count == 2 && areas.map(\.islands.count) == [1, 1])
    let south = try #require(areas.first { $0.outline.encloses([5, 5]) })
    #expect(south.islands == [[[8_000, 8_000], [10_000, 8_000], [10_000, 10_000], [8_000, 10_000]]])
    #expect(sea([closed(.coast, around: 5_000, 5_000)]).map(\.islands.count) == [1])
    #expect(sea([closed(.lake, around: 5_000, 5_000)], corners: [1, 1, 1, 1]) == [])
    #expect(sea([coast([[0, 5], [65_535, 5]], .west, .east)].map { lake($0) }, corners: [1, 2, 2, 1]) == [])
  }

  private func lake(_ segment: ShorelineSegment) -> ShorelineSegment {
    ShorelineSegment(level: .lake, crossing: segment.crossing, points: segment.points)
  }

  @Test("sea and land fill the bin, whatever straits there are")
  func straits() {
    var numbers = Numbers(state: 5)
    for _ in 0..<200 {
      var heights: Set<Int32> = []
      while heights.count < 7 { heights.insert(Int32.random(in: 1..<65_535, using: &numbers)) }
      let coasts = heights.sorted().enumerated().map { index, y in
        index % 2 == 0
          ? coast([[0, y], [9, y], [65_535, y]], .west, .east) : coast([[65_535, y], [9, y], [0, y]], .east, .west)
      }.shuffled(using: &numbers)
      let turned = coasts.map {
        coast($0.points.reversed(), $0.crossing?.exit ?? .north, $0.crossing?.entry ?? .north)
      }
      let (sea, land) = (sea(coasts), sea(turned))
      #expect(sea.count == 4 && land.count == 4)
      #expect((sea + land).allSatisfy { $0.outline.doubleArea < 0 })
      #expect((sea + land).reduce(0) { $0 - $1.outline.doubleArea } == Self.whole)
    }
  }

  @Test("coasts that make no sense give outlines within the bin, and an end")
  func nonsense() {
    var numbers = Numbers(state: 9)
    let sides: [ShorelineSegment.Side] = [.south, .east, .north, .west]
    for _ in 0..<300 {
      let segments = (0..<Int.random(in: 0...9, using: &numbers)).map { _ -> ShorelineSegment in
        let points = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
          ShorelinePoint(
            Int32.random(in: 0...65_535, using: &numbers), [0, 65_535, 7].randomElement(using: &numbers) ?? 0)
        }
        let crossing = ShorelineSegment.Crossing(
          entry: sides.randomElement(using: &numbers) ?? .south, exit: sides.randomElement(using: &numbers) ?? .south)
        return ShorelineSegment(
          level: .coast, crossing: Bool.random(using: &numbers) ? crossing : nil, points: points)
      }
      let areas = sea(segments)
      #expect(areas.count <= max(segments.count, 1))
      #expect(areas.allSatisfy { $0.outline.allSatisfy { (0...65_535).contains($0.x) && (0...65_535).contains($0.y) } })
    }
  }
}

/// Numbers that are the same each time.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
