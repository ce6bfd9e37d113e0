/// Numbers of places on a line that visits the whole map and keeps neighbours together.
enum HilbertCurve {
  /// Cells along each side of the map: 2¹⁶.
  private static let bits: UInt32 = 16

  /// Answers the number on the Hilbert curve of the middle of a box; what lies above or below the world counts as at
  /// its edge.
  ///
  /// Formula: the curve is built of four smaller ones, the first and last of them turned; from the largest quarter down
  /// each step adds the quarter's number and turns the rest.
  static func position(of box: RTreeBox) -> UInt32 {
    let side = MKMapSize.world.width
    var x = cell(box.minX / 2 + box.maxX / 2, of: side)
    var y = cell(max(box.minY, -side) / 2 + min(box.maxY, 2 * side) / 2, of: side)
    var position: UInt32 = 0
    for bit in (0..<bits).reversed() {
      let (right, low) = ((x >> bit) & 1, (y >> bit) & 1)
      position = position << 2 | ((3 * right) ^ low)
      if low == 0 {
        if right == 1 {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
    }
    return position
  }

  private static func cell(_ value: Double, of side: Double) -> UInt32 {
    let cells = Double(UInt32(1) << bits)
    // The comparison also turns what is not a number into the first cell.
    let share = value > 0 ? min(value / side * cells, cells - 1) : 0
    return UInt32(share)
  }
}
