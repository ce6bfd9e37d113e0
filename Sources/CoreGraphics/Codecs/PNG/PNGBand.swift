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

  init(_ rows: PNGRows) {
    self.rows = rows
    let stride = rows.byteCount + 1
    rowCount = max(1, min(rows.pixels.height, (1 << 16) / stride))
    filtered = .allocate(capacity: rowCount * stride + Self.margin)
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

  func bytes(rowCount: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: filtered, count: rowCount * (rows.byteCount + 1))
  }

  /// Packs and filters rows, which must follow on those of the last call.
  func fill(_ range: Range<Int>, _ filter: PNGFilter) {
    var output = filtered
    for y in range {
      output.pointee = filter.rawValue
      if filter == .none {
        rows.pack(y, into: output + 1)
      } else {
        swap(&row, &previous)
        rows.pack(y, into: row + Self.margin)
        filter.apply(
          to: row + Self.margin, above: previous + Self.margin, count: rows.byteCount,
          bytesPerPixel: rows.colours.bytesPerPixel, into: output + 1)
      }
      output += rows.byteCount + 1
    }
  }
}
