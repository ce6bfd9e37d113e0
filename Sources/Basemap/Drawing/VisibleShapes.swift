/// Shapes of one tile that are to be drawn.
struct VisibleShapes {
  let geometry: VectorTileGeometry
  let projection: TileProjection
  /// The part of the tile that is drawn.
  let part: UnitBox
  /// That part as far as it lies near the drawing.
  let clip: UnitBox
  let indices: [Int]

  /// Whether a line ends where it began, and encloses something.
  func isClosed(_ line: Range<Int>) -> Bool {
    line.count > 3 && geometry.points[line.lowerBound] == geometry.points[line.upperBound - 1]
  }
}
