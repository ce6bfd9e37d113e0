/// A directory of a PMTiles archive: which tile lies where.
///
/// Source: PMTiles specification 3, section "Directories".
package struct PMTilesDirectory: Equatable, Sendable {
  /// Where a run of tiles with one content lies or, with a run length of 0, a leaf directory.
  package struct Entry: Equatable, Sendable {
    /// The number of the first tile.
    package let tileID: UInt64
    /// In bytes from the start of the tiles or of the leaf directories.
    package let offset: UInt64
    /// In bytes.
    package let length: UInt32
    /// How many tiles in a row have this content; 0 for a leaf directory.
    package let runLength: UInt32
  }

  /// The most entries a directory may have.
  package static let maximumEntryCount = 1 << 20

  /// In the order of their tile numbers, which differ.
  package let entries: [Entry]

  /// Reads an uncompressed directory.
  ///
  /// - Throws: `PMTilesError.malformed`, `.endsEarly` or `.tooLarge`.
  package init(_ bytes: [UInt8], part: PMTilesError.Part = .rootDirectory) throws(PMTilesError) {
    entries = try Self.read(bytes, part)
  }

  private static func read(_ bytes: [UInt8], _ part: PMTilesError.Part) throws(PMTilesError) -> [Entry] {
    var reader = Reader(bytes: bytes, part: part)
    let written = try reader.number()
    guard written <= UInt64(maximumEntryCount) else { throw .tooLarge(part, offset: 0, limit: maximumEntryCount) }
    let count = Int(written)
    // Each entry has four numbers of at least one byte: no memory is taken for entries that cannot be there.
    guard count <= bytes.count / 4 else { throw .endsEarly(part, offset: UInt64(bytes.count)) }
    var ids: [UInt64] = []
    ids.reserveCapacity(count)
    var id: UInt64 = 0
    for index in 0..<count {
      let step = try reader.number()
      guard index == 0 || step > 0 else { throw reader.malformed("tile numbers that do not grow") }
      let (next, overflow) = id.addingReportingOverflow(step)
      guard !overflow else { throw reader.malformed("a tile number beyond 64 bits") }
      id = next
      ids.append(id)
    }
    let runs = try reader.shortNumbers(count)
    let lengths = try reader.shortNumbers(count)
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    var end: UInt64 = 0
    for index in 0..<count {
      let coded = try reader.number()
      guard coded > 0 || index > 0 else { throw reader.malformed("a first entry that continues another") }
      let offset = coded == 0 ? end : coded - 1
      let (next, overflow) = offset.addingReportingOverflow(UInt64(lengths[index]))
      guard !overflow, next <= UInt64(Int64.max) else { throw reader.malformed("an entry beyond 2^63 bytes") }
      guard lengths[index] > 0 else { throw reader.malformed("an empty entry") }
      end = next
      entries.append(Entry(tileID: ids[index], offset: offset, length: lengths[index], runLength: runs[index]))
    }
    return entries
  }

  /// Answers the entry that a tile is in or, with a run length of 0, the leaf directory that knows; nil for none.
  ///
  /// - Complexity: O(log n) in the number of entries.
  package func entry(for tileID: UInt64) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].tileID <= tileID { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return entry.runLength == 0 || tileID - entry.tileID < UInt64(entry.runLength) ? entry : nil
  }

  /// About how much memory the directory takes, in bytes.
  var cost: Int { entries.count * MemoryLayout<Entry>.stride + 64 }
}

/// Reads the numbers of a directory one after the other.
private struct Reader {
  let bytes: [UInt8]
  let part: PMTilesError.Part
  var position = 0

  init(bytes: [UInt8], part: PMTilesError.Part) {
    self.bytes = bytes
    self.part = part
  }

  func malformed(_ reason: String) -> PMTilesError { .malformed(part, offset: UInt64(position), reason: reason) }

  mutating func number() throws(PMTilesError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard position < bytes.count else { throw .endsEarly(part, offset: UInt64(position)) }
      let byte = bytes[position]
      guard shift < 63 || byte <= 1 else { throw malformed("a number beyond 64 bits") }
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw malformed("a number beyond 64 bits")
  }

  mutating func shortNumbers(_ count: Int) throws(PMTilesError) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      guard let number = UInt32(exactly: try number()) else { throw malformed("a length beyond 32 bits") }
      numbers.append(number)
    }
    return numbers
  }
}
