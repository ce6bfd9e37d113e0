/// The five ways in which PNG predicts a byte from its neighbours (W3C PNG, section 9.2).
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes the differences between `count` bytes of a row and their prediction.
  ///
  /// `row` and `previous` must be readable from `bytesPerPixel` bytes before their start, where they hold zeros: the
  /// pixel to the left of the first. Nothing overlaps.
  @inline(__always)
  func apply(
    to row: UnsafePointer<UInt8>, above previous: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
    into output: UnsafeMutablePointer<UInt8>
  ) {
    let left = row - bytesPerPixel
    let corner = previous - bytesPerPixel
    switch self {
    case .none:
      output.update(from: row, count: count)
    case .sub:
      for index in 0..<count { output[index] = row[index] &- left[index] }
    case .up:
      for index in 0..<count { output[index] = row[index] &- previous[index] }
    case .average:
      for index in 0..<count {
        let mean = (UInt16(left[index]) &+ UInt16(previous[index])) >> 1
        output[index] = row[index] &- UInt8(truncatingIfNeeded: mean)
      }
    case .paeth:
      for index in 0..<count {
        let prediction = Self.paeth(Int16(left[index]), Int16(previous[index]), Int16(corner[index]))
        output[index] = row[index] &- UInt8(truncatingIfNeeded: prediction)
      }
    }
  }

  /// Whichever of left, above and corner is nearest to left + above − corner; ties go in that order.
  @inline(__always)
  private static func paeth(_ left: Int16, _ above: Int16, _ corner: Int16) -> Int16 {
    let fromLeft = above &- corner
    let fromAbove = left &- corner
    let fromCorner = fromLeft &+ fromAbove
    let (a, b, c) = (magnitude(fromLeft), magnitude(fromAbove), magnitude(fromCorner))
    let nearer = b <= c ? above : corner
    return a <= b && a <= c ? left : nearer
  }

  @inline(__always)
  private static func magnitude(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
