/// Joins the coasts that cross a bin, and the bin's sides between them, to the outlines of the sea.
///
/// A coast has the sea on its right. Where it leaves the bin, the outline turns right, and goes along the sides,
/// clockwise, to where the next coast comes in.
struct SeaOutlines {
  private typealias Side = ShorelineSegment.Side

  private struct Piece {
    let points: [ShorelinePoint]
    let entry: Int
    let exit: Int
    /// Whether it comes in where it goes out, around land.
    let surroundsLand: Bool
  }

  private let pieces: [Piece]

  init(_ coast: [ShorelineSegment]) {
    pieces = coast.compactMap { segment in
      guard let crossing = segment.crossing, let first = segment.points.first, let last = segment.points.last else {
        return nil
      }
      let (entry, exit) = (crossing.entry.position(of: first), crossing.exit.position(of: last))
      return Piece(
        points: segment.points, entry: entry, exit: exit, surroundsLand: entry == exit && segment.points.doubleArea > 0)
    }
  }

  /// The outlines, clockwise.
  ///
  /// Each coast is part of one, whatever the coasts are like.
  func rings() -> [[ShorelinePoint]] {
    var isLeft = [Bool](repeating: true, count: pieces.count)
    var rings: [[ShorelinePoint]] = []
    for start in pieces.indices where isLeft[start] {
      var ring: [ShorelinePoint] = []
      var current = start
      repeat {
        if current != start { isLeft[current] = false }
        ring += pieces[current].points
        let next = self.next(after: current) { isLeft[$0] }
        appendCorners(from: pieces[current].exit, over: way(from: current, to: next), to: &ring)
        current = next
      } while current != start
      isLeft[start] = false
      rings.append(ring.withoutRepeats)
    }
    return rings
  }

  /// The piece that comes in first, clockwise, after another has gone out, of those that may; one at least may.
  private func next(after current: Int, where mayFollow: (Int) -> Bool) -> Int {
    var (best, least) = (current, Int.max)
    for index in pieces.indices where mayFollow(index) {
      let way = way(from: current, to: index)
      if way < least { (best, least) = (index, way) }
    }
    return best
  }

  /// How far it is from the end of a piece to the beginning of another, clockwise along the sides.
  private func way(from piece: Int, to next: Int) -> Int {
    if piece == next, pieces[piece].surroundsLand { return Side.wayAround }
    let way = pieces[piece].exit - pieces[next].entry
    return way < 0 ? way + Side.wayAround : way
  }

  private func appendCorners(from position: Int, over way: Int, to ring: inout [ShorelinePoint]) {
    var (at, left) = (position, way)
    while true {
      let step = at % Side.length == 0 ? Side.length : at % Side.length
      guard step < left else { return }
      at = (at - step + Side.wayAround) % Side.wayAround
      left -= step
      if let side = Side(rawValue: at / Side.length) { ring.append(side.corner) }
    }
  }
}
