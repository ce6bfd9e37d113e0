extension TileAddress {
  /// The number of the tile in a PMTiles archive: the tiles of all lower levels, then the place on the level's Hilbert
  /// curve.
  ///
  /// PMTiles version 3, section "Tile IDs".
  package var hilbertID: UInt64 {
    var (x, y) = (UInt64(x), UInt64(y))
    var distance: UInt64 = 0
    for level in stride(from: z - 1, through: 0, by: -1) {
      let side = UInt64(1) << UInt64(level)
      let (right, lower) = (x & side != 0, y & side != 0)
      distance += side * side * (right ? (lower ? 2 : 3) : (lower ? 1 : 0))
      (x, y) = Self.turn(x & (side - 1), y & (side - 1), in: side, right: right, lower: lower)
    }
    return Self.firstID(ofLevel: z) + distance
  }

  /// Finds the tile of a number, or nil where it lies above level 30.
  package init?(hilbertID: UInt64) {
    var level = 0
    while level <= Self.maximumZ, hilbertID >= Self.firstID(ofLevel: level + 1) { level += 1 }
    guard level <= Self.maximumZ else { return nil }
    var rest = hilbertID - Self.firstID(ofLevel: level)
    var (x, y): (UInt64, UInt64) = (0, 0)
    for power in 0..<UInt64(level) {
      let side = UInt64(1) << power
      let quarter = rest & 3
      let (right, lower) = (quarter >= 2, quarter == 1 || quarter == 2)
      (x, y) = Self.turn(x, y, in: side, right: right, lower: lower)
      if right { x += side }
      if lower { y += side }
      rest >>= 2
    }
    self.init(z: level, x: Int(x), y: Int(y))
  }

  /// The number of tiles on all levels below one: (4^z − 1) / 3.
  private static func firstID(ofLevel level: Int) -> UInt64 { ((UInt64(1) << (2 * UInt64(level))) - 1) / 3 }

  /// Turns a place in one of the two upper quarters as the curve runs there.
  private static func turn(
    _ x: UInt64, _ y: UInt64, in side: UInt64, right: Bool, lower: Bool
  ) -> (x: UInt64, y: UInt64) {
    if lower { return (x, y) }
    return right ? (side - 1 - y, side - 1 - x) : (y, x)
  }
}
