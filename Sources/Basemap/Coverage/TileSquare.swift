/// A square of the tile pyramid on an endless map: the column may lie west or east of the world.
struct TileSquare: Hashable, Sendable {
  let z: Int
  let column: Int
  let row: Int

  /// The tile of the square, or of the place in the world that it is a copy of; nil north or south of the world.
  var address: TileAddress? {
    let count = 1 << z
    let rest = column % count
    return TileAddress(z: z, x: rest < 0 ? rest + count : rest, y: row)
  }

  /// The square of a lower level that this one lies in.
  func ancestor(at level: Int) -> TileSquare {
    guard level < z else { return self }
    // An arithmetic shift rounds down for columns west of the world too.
    return TileSquare(z: level, column: column >> (z - level), row: row >> (z - level))
  }

  var quarters: [TileSquare] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map {
      TileSquare(z: z + 1, column: 2 * column + $0.0, row: 2 * row + $0.1)
    }
  }

  func contains(_ other: TileSquare) -> Bool { other.z >= z && other.ancestor(at: z) == self }

  /// What is left of the square when others are taken away, as few squares as can be.
  func minus(_ others: [TileSquare]) -> [TileSquare] {
    let near = others.filter { $0.contains(self) || contains($0) }
    if near.isEmpty { return [self] }
    if near.contains(where: { $0.contains(self) }) { return [] }
    return quarters.flatMap { $0.minus(near) }
  }

  /// Whether the square and a part of the map overlap.
  func touches(_ part: MKMapRect) -> Bool {
    let side = MKMapSize.world.width / Double(1 << z)
    return Double(column) * side < part.maxX && Double(column + 1) * side > part.minX
      && Double(row) * side < part.maxY && Double(row + 1) * side > part.minY
  }

  /// The squares of a level that a part of the map touches, row by row.
  ///
  /// Nothing for a part that would touch more than `maximum`.
  static func covering(_ part: MKMapRect, z: Int, maximum: Int = 1 << 14) -> [TileSquare] {
    let side = MKMapSize.world.width / Double(1 << z)
    func cells(_ low: Double, _ high: Double) -> ClosedRange<Int>? {
      let (first, last) = ((low / side).rounded(.down), (high / side).rounded(.up) - 1)
      guard abs(first) < 1e9, abs(last) < 1e9, first <= last else { return nil }
      return Int(first)...Int(last)
    }
    guard let columns = cells(part.minX, part.maxX), let allRows = cells(part.minY, part.maxY) else { return [] }
    let rows = max(allRows.lowerBound, 0)..<max(min(allRows.upperBound + 1, 1 << z), 0, allRows.lowerBound)
    guard !rows.isEmpty, rows.count <= maximum / columns.count else { return [] }
    return rows.flatMap { row in columns.map { TileSquare(z: z, column: $0, row: row) } }
  }
}
