/// Rows of a tiled image, already brought to the columns of a drawing.
struct ImageryRows {
  private let kernel: ImageryKernel
  private let span: Range<Int>
  private let side: Int
  private let level: Int
  private let tile: (TileAddress) -> PixelBuffer?
  private var tileRow = -1
  private var tiles: [PixelBuffer?] = []
  /// Whether every tile so far was there.
  private(set) var isComplete = true
  /// The last rows, by their number modulo the count; each is used for several rows of the drawing.
  private var kept: [(line: Int, values: [SIMD4<Float>])]
  private var wide: [SIMD4<Float>]

  init(kernel: ImageryKernel, side: Int, level: Int, tile: @escaping (TileAddress) -> PixelBuffer?) {
    (self.kernel, self.side, self.level, self.tile) = (kernel, side, level, tile)
    span = kernel.range
    let empty = [SIMD4<Float>](repeating: .zero, count: kernel.starts.count)
    kept = Array(repeating: (-1, empty), count: kernel.tapCount + 1)
    wide = [SIMD4<Float>](repeating: .zero, count: span.count)
  }

  /// Adds a row times a weight to a sum or, as the first, puts it there.
  mutating func add(_ line: Int, times weight: Float, to sum: inout [SIMD4<Float>], isFirst: Bool) {
    let slot = line % kept.count
    if kept[slot].line != line {
      read(line)
      narrow(into: &kept[slot].values)
      kept[slot].line = line
    }
    kept[slot].values.withUnsafeBufferPointer { values in
      sum.withUnsafeMutableBufferPointer { sum in
        if isFirst {
          for index in sum.indices { sum[index] = values[index] * weight }
        } else {
          for index in sum.indices { sum[index] += values[index] * weight }
        }
      }
    }
  }

  private func narrow(into values: inout [SIMD4<Float>]) {
    let (first, taps) = (span.lowerBound, kernel.tapCount)
    wide.withUnsafeBufferPointer { wide in
      kernel.weights.withUnsafeBufferPointer { weights in
        values.withUnsafeMutableBufferPointer { values in
          for index in values.indices {
            let start = kernel.starts[index] - first
            var sum = wide[start] * weights[index * taps]
            for tap in 1..<taps { sum += wide[start + tap] * weights[index * taps + tap] }
            values[index] = sum
          }
        }
      }
    }
  }

  private func tileColumn(_ x: Int) -> Int { x >= 0 ? x / side : -((-x + side - 1) / side) }

  /// Reads a row of the source across the columns that are looked at into `wide`.
  private mutating func read(_ y: Int) {
    let first = tileColumn(span.lowerBound)
    if y / side != tileRow {
      tileRow = y / side
      tiles = (first...tileColumn(span.upperBound - 1)).map { column in
        TileSquare(z: level, column: column, row: tileRow).address.flatMap(tile)
      }
      if tiles.contains(where: { $0 == nil }) { isComplete = false }
    }
    wide.withUnsafeMutableBufferPointer { wide in
      for (index, tile) in tiles.enumerated() {
        let left = (first + index) * side
        let columns = max(left, span.lowerBound)..<min(left + side, span.upperBound)
        guard let tile else {
          for x in columns { wide[x - span.lowerBound] = .zero }
          continue
        }
        let pixels = tile.bytes.advanced(by: y % side * tile.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in columns {
          let pixel = pixels[x - left]
          wide[x - span.lowerBound] = SIMD4(
            Float(Int32(truncatingIfNeeded: pixel & 0xFF)), Float(Int32(truncatingIfNeeded: pixel >> 8 & 0xFF)),
            Float(Int32(truncatingIfNeeded: pixel >> 16 & 0xFF)), Float(Int32(truncatingIfNeeded: pixel >> 24)))
        }
      }
    }
  }
}
