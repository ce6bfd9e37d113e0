/// Widens the shape of letters into the rim around them.
///
/// A pixel's coverage tells how far into it the shape reaches. Moved outward by the width of the rim, that edge covers
/// the pixels around by what their distance says; each pixel takes the most. So the rim's edge is as smooth as the
/// letters' own, at any fraction of a pixel.
struct HaloKernel {
  /// For each row of the disc, from the top down, what is added for each column, 255 for full coverage.
  private let rows: [[Int16]]
  private let radius: Int
  /// What full coverage of a pixel adds, in 256ths of its coverage.
  private let slope: Int

  /// Less than any sum can make up for.
  private static let never: Int16 = -16_384

  /// Makes a disc.
  ///
  /// - Parameters:
  ///   - width: How far the rim reaches, in pixels, at most 64.
  ///   - blur: Over how many pixels more it fades, half of it outward, at most 64.
  init(width: Double, blur: Double) {
    let width = min(max(width, 0), 64)
    // A sharp edge, too, takes half a pixel to each side.
    let soft = 0.5 + min(max(blur, 0), 64) / 2
    let radius = Int((width + 0.5 + soft).rounded(.up))
    self.radius = radius
    slope = Int((256 / (2 * soft)).rounded())
    rows = (-radius...radius).map { y in
      (-radius...radius).map { x in
        let distance = Double(x * x + y * y).squareRoot()
        guard width + 0.5 + soft > distance else { return Self.never }
        return Int16(((width - 0.5 + soft - distance) / (2 * soft) * 255).rounded())
      }
    }
  }

  /// Answers the rim's coverage, with the letters' own in it.
  func widened(_ coverage: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard coverage.count == width * height else { return [UInt8](repeating: 0, count: coverage.count) }
    var sums = [Int16](repeating: 0, count: coverage.count)
    var row = [Int16](repeating: 0, count: width)
    for y in 0..<height {
      let line = coverage[y * width..<(y + 1) * width]
      // Rows and columns without a letter give nothing.
      guard let first = line.firstIndex(where: { $0 > 0 }), let last = line.lastIndex(where: { $0 > 0 }) else {
        continue
      }
      let span = first - y * width..<last + 1 - y * width
      for x in span {
        let value = Int(coverage[y * width + x])
        row[x] = value == 0 ? Self.never : Int16(truncatingIfNeeded: (value * slope) >> 8)
      }
      for (index, additions) in rows.enumerated() {
        let target = y + index - radius
        guard target >= 0, target < height else { continue }
        for (column, addition) in additions.enumerated() where addition != Self.never {
          let shift = column - radius
          let (from, to) = (max(span.lowerBound, -shift), min(span.upperBound, width - shift))
          guard from < to else { continue }
          Self.raise(&sums, at: target * width + shift, row, from..<to, by: addition)
        }
      }
    }
    return sums.map { UInt8(clamping: $0) }
  }

  private static func raise(
    _ sums: inout [Int16], at start: Int, _ row: [Int16], _ span: Range<Int>, by addition: Int16
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      row.withUnsafeBufferPointer { row in
        for index in span { sums[start + index] = max(sums[start + index], row[index] &+ addition) }
      }
    }
  }
}
