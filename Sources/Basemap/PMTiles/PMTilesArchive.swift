/// A PMTiles archive, version 3: tiles of one map in one file, read in any order by any number of threads.
///
/// Nothing of the file is held but the header, the root directory and some leaf directories. Every size that the file
/// claims is checked against a limit before memory is taken for it.
///
/// Source: PMTiles specification 3 (github.com/protomaps/PMTiles, spec/v3).
package final class PMTilesArchive: Sendable {
  /// The most bytes of each part that are read.
  package enum Limit {
    /// Of a directory or the metadata, as it lies in the file.
    package static let packed = 4 << 20
    /// Of a directory or the metadata, unwrapped.
    package static let unwrapped = 16 << 20
    /// Of a tile, as it lies in the file and unwrapped.
    package static let tile = 16 << 20
    /// Of all leaf directories that are kept in memory.
    package static let leafCache = 8 << 20
    /// Directories on the way to a tile.
    static let depth = 4
  }

  package let header: PMTilesHeader
  private let file: RandomAccessFile
  private let root: PMTilesDirectory
  private let leaves = LeastRecentlyUsed<UInt64, PMTilesDirectory>(limit: Limit.leafCache)

  /// Opens an archive and reads its header and root directory.
  ///
  /// An archive that was cut off, in a download say, is refused: its tiles would be missing one by one.
  ///
  /// - Throws: `PMTilesError`.
  package init(path: String) throws(PMTilesError) {
    do throws(RandomAccessError) {
      file = try RandomAccessFile(path: path)
    } catch {
      throw PMTilesError(error, in: .header)
    }
    let start = try Self.read(file, .header, offset: 0, count: Int(min(file.length, UInt64(PMTilesHeader.length))))
    let header = try PMTilesHeader(start)
    self.header = header
    for (part, section) in [(PMTilesError.Part.leafDirectory, header.leafDirectories), (.tile, header.tiles)]
    where section.length > 0 && section.offset + section.length > file.length {
      throw .endsEarly(part, offset: file.length)
    }
    root = try PMTilesDirectory(
      try Self.unwrapped(file, .rootDirectory, header.rootDirectory, header.internalCompression))
  }

  /// Reads what the archive says of itself.
  ///
  /// - Throws: `PMTilesError`.
  package func metadata() throws(PMTilesError) -> PMTilesMetadata {
    guard header.metadata.length > 0 else { return PMTilesMetadata() }
    let json = try Self.unwrapped(file, .metadata, header.metadata, header.internalCompression)
    return try PMTilesMetadata(json: json, offset: header.metadata.offset)
  }

  /// Reads a tile.
  ///
  /// - Returns: Its bytes without the archive's compression, or nil where the archive has no such tile.
  /// - Throws: `PMTilesError`.
  package func tile(at address: TileAddress) throws(PMTilesError) -> [UInt8]? {
    guard let section = try section(of: address.hilbertID) else { return nil }
    return try Self.unwrapped(file, .tile, section, header.tileCompression)
  }

  /// Tells whether the archive has a tile, without reading it.
  ///
  /// - Throws: `PMTilesError`.
  package func contains(_ address: TileAddress) throws(PMTilesError) -> Bool {
    try section(of: address.hilbertID) != nil
  }

  /// Reads the tile with the lowest number, or nil where there is none.
  ///
  /// - Throws: `PMTilesError`.
  package func firstTile() throws(PMTilesError) -> [UInt8]? {
    var directory = root
    for _ in 0..<Limit.depth {
      guard let entry = directory.entries.first else { return nil }
      if entry.runLength > 0 {
        return try Self.unwrapped(file, .tile, try place(entry, in: header.tiles, .tile), header.tileCompression)
      }
      directory = try leaf(entry)
    }
    return nil
  }

  private func section(of tileID: UInt64) throws(PMTilesError) -> PMTilesHeader.Section? {
    var directory = root
    for _ in 0..<Limit.depth {
      guard let entry = directory.entry(for: tileID) else { return nil }
      if entry.runLength > 0 { return try place(entry, in: header.tiles, .tile) }
      directory = try leaf(entry)
    }
    throw .malformed(
      .leafDirectory, offset: header.leafDirectories.offset, reason: "more than \(Limit.depth) directories deep")
  }

  private func leaf(_ entry: PMTilesDirectory.Entry) throws(PMTilesError) -> PMTilesDirectory {
    if let known = leaves.value(for: entry.offset) { return known }
    let section = try place(entry, in: header.leafDirectories, .leafDirectory)
    let bytes = try Self.unwrapped(file, .leafDirectory, section, header.internalCompression)
    let directory = try PMTilesDirectory(bytes, part: .leafDirectory)
    leaves.insert(directory, for: entry.offset, cost: directory.cost)
    return directory
  }

  /// Where an entry's bytes lie in the file; entries that leave their section are refused.
  private func place(
    _ entry: PMTilesDirectory.Entry, in section: PMTilesHeader.Section, _ part: PMTilesError.Part
  ) throws(PMTilesError) -> PMTilesHeader.Section {
    guard entry.offset <= section.length, UInt64(entry.length) <= section.length - entry.offset else {
      throw .malformed(part, offset: section.offset, reason: "an entry outside its section")
    }
    return PMTilesHeader.Section(offset: section.offset + entry.offset, length: UInt64(entry.length))
  }

  private static func read(
    _ file: RandomAccessFile, _ part: PMTilesError.Part, offset: UInt64, count: Int
  ) throws(PMTilesError) -> [UInt8] {
    do throws(RandomAccessError) {
      return try file.read(at: offset, count: count)
    } catch {
      throw PMTilesError(error, in: part)
    }
  }

  private static func unwrapped(
    _ file: RandomAccessFile, _ part: PMTilesError.Part, _ section: PMTilesHeader.Section,
    _ compression: PMTilesHeader.Compression
  ) throws(PMTilesError) -> [UInt8] {
    let isTile = part == .tile
    let packedLimit = isTile ? Limit.tile : Limit.packed
    guard section.length <= UInt64(packedLimit) else {
      throw .tooLarge(part, offset: section.offset, limit: packedLimit)
    }
    let bytes = try read(file, part, offset: section.offset, count: Int(section.length))
    switch compression {
    case .none: return bytes
    // Some writers leave the tiles' kind unknown: vector tiles then show by their first bytes what they are.
    case .unknown where isTile: return bytes
    case .gzip: break
    case .unknown, .brotli, .zstd: throw .unsupportedCompression(part, compression)
    }
    let limit = isTile ? Limit.tile : Limit.unwrapped
    do throws(InflateError) {
      return try Inflater.inflate(bytes, .gzip, limit: limit)
    } catch {
      throw PMTilesError(error, in: part, offset: section.offset, limit: limit)
    }
  }
}

extension PMTilesError {
  fileprivate init(_ error: RandomAccessError, in part: Part) {
    switch error {
    case .unreadable(let reason): self = .unreadable(reason: reason)
    case .endsEarly(let offset, _): self = .endsEarly(part, offset: offset)
    }
  }

  fileprivate init(_ error: InflateError, in part: Part, offset: UInt64, limit: Int) {
    switch error {
    case .corrupt(let code): self = .malformed(part, offset: offset, reason: "corrupt gzip stream (\(code))")
    case .endsEarly: self = .malformed(part, offset: offset, reason: "the gzip stream ends early")
    case .tooLarge: self = .tooLarge(part, offset: offset, limit: limit)
    case .outOfMemory: self = .unreadable(reason: "out of memory")
    }
  }
}
