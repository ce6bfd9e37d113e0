/// A few filtered rows on their way to the compressor, small enough to stay in the processor's cache.
final class PNGBand {
  /// How many rows fit.
  let rowCount: Int

  private let rows: PNGRows
  private let filtered: UnsafeMutablePointer<UInt8>
  private var row: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  /// The room before a row for the zeros that stand left of it.
  private static let margin = 16
  /// The room behind the last row.
  private static let room = 512

  /// Which row `row` holds; none at first, and the row above the first one is all zeros.
  private var packed = -1

  /// Makes room for about so many bytes, and one row at least.
  init(_ rows: PNGRows, byteCount: Int) {
    self.rows = rows
    let stride = rows.byteCount + 1
    rowCount = max(1, min(rows.pixels.height, byteCount / stride))
    // Room behind for wide loads, and zeros all over: the compressor may look past the end.
    filtered = .allocate(capacity: rowCount * stride + Self.room)
    filtered.initialize(repeating: 0, count: rowCount * stride + Self.room)
    row = .allocate(capacity: rows.byteCount + 2 * Self.margin)
    previous = .allocate(capacity: rows.byteCount + 2 * Self.margin)
    row.initialize(repeating: 0, count: rows.byteCount + 2 * Self.margin)
    previous.initialize(repeating: 0, count: rows.byteCount + 2 * Self.margin)
  }

  deinit {
    filtered.deallocate()
    row.deallocate()
    previous.deallocate()
  }

  /// The first rows of the last filling; valid while the band lives.
  func bytes(rowCount: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: filtered, count: rowCount * (rows.byteCount + 1))
  }

  /// Packs and filters rows, `rowCount` of them at most.
  func fill(_ range: Range<Int>, _ filter: PNGFilter) {
    var output = filtered
    if filter != .none { packAbove(range.lowerBound) }
    for y in range {
      output.pointee = filter.rawValue
      if filter == .none {
        rows.pack(y, into: output + 1)
      } else {
        swap(&row, &previous)
        rows.pack(y, into: row + Self.margin)
        packed = y
        filter.apply(
          to: row + Self.margin, above: previous + Self.margin, count: rows.byteCount,
          bytesPerPixel: rows.colours.bytesPerPixel, into: output + 1)
      }
      output += rows.byteCount + 1
    }
  }

  /// Makes `row` hold the row above `y`.
  private func packAbove(_ y: Int) {
    guard packed != y - 1 else { return }
    packed = y - 1
    if packed < 0 {
      row.update(repeating: 0, count: rows.byteCount + 2 * Self.margin)
    } else {
      rows.pack(packed, into: row + Self.margin)
    }
  }
}
