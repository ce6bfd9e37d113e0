/// Chooses the filter for a stretch of rows by compressing a sample of them each way.
///
/// Flat fills and lettering compress best unfiltered, since deflate finds their repetitions; imagery and shading
/// compress best as differences. Mixed pictures get each stretch its own filter. The choice depends on the pixels alone.
final class PNGFilterChooser {
  /// How many rows one choice holds for.
  let stretch: Int

  private let rows: PNGRows
  private let band: PNGBand
  private let deflate = DeflateStream(level: .one)
  private let sink = ByteSink(capacity: 1 << 15)

  /// Rows of a sample together are about this long, in bytes: enough for deflate to get going.
  private static let sampleByteCount = 24 << 10

  init(_ rows: PNGRows) {
    self.rows = rows
    band = PNGBand(rows, byteCount: Self.sampleByteCount)
    stretch = band.rowCount * 32
  }

  /// The filter for the rows from `start` on, `stretch` of them or however many there are.
  func choose(from start: Int) -> PNGFilter {
    let end = min(rows.pixels.height, start + stretch)
    let first = start + max(0, (end - start - band.rowCount) / 2)
    let sample = first..<min(end, first + band.rowCount)
    if isFlat(sample) { return .none }
    var best = PNGFilter.none
    var least = Int.max
    // Sub and average never won by more than a few percent over these on any kind of map picture.
    for filter in [PNGFilter.none, .up, .paeth] {
      let length = compressedLength(sample, filter)
      if length < least { (best, least) = (filter, length) }
    }
    return best
  }

  /// Whether four of five pixels equal the one to their left.
  private func isFlat(_ sample: Range<Int>) -> Bool {
    var equal = 0
    let width = rows.pixels.width
    for y in sample {
      let row = UnsafePointer((rows.pixels.bytes + y * rows.pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self))
      for x in 1..<max(1, width) { equal &+= row[x] == row[x &- 1] ? 1 : 0 }
    }
    return equal * 5 >= width * sample.count * 4
  }

  private func compressedLength(_ sample: Range<Int>, _ filter: PNGFilter) -> Int {
    deflate.reset()
    sink.removeAll()
    band.fill(sample, filter)
    guard deflate.write(band, rowCount: sample.count, isLast: true, into: sink) else { return Int.max }
    return sink.count
  }
}
