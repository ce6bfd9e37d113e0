/// An upright rectangle in the units of a tile.
struct UnitBox: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The part of a tile that a square within it takes.
  init(of part: TileSquare, in square: TileSquare, extent: Double) {
    let count = Double(1 << min(max(part.z - square.z, 0), 62))
    let x = Double(part.column) - Double(square.column) * count
    let y = Double(part.row) - Double(square.row) * count
    (minX, maxX) = (x / count * extent, (x + 1) / count * extent)
    (minY, maxY) = (y / count * extent, (y + 1) / count * extent)
  }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The pixels of a drawing and some more on each side.
  init(of view: TileView, margin: Double, in projection: TileProjection) {
    self.init(
      minX: projection.units(x: -margin), minY: projection.units(y: -margin),
      maxX: projection.units(x: view.width + margin), maxY: projection.units(y: view.height + margin))
  }

  func intersection(_ other: UnitBox) -> UnitBox {
    UnitBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  var isEmpty: Bool { minX >= maxX || minY >= maxY }

  func touches(_ box: TileBox) -> Bool {
    Double(box.minX) <= maxX && Double(box.maxX) >= minX && Double(box.minY) <= maxY && Double(box.maxY) >= minY
  }

  func contains(_ box: TileBox) -> Bool {
    Double(box.minX) >= minX && Double(box.maxX) <= maxX && Double(box.minY) >= minY && Double(box.maxY) <= maxY
  }
}
