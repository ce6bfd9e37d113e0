import Foundation

/// Writes a PMTiles archive, version 3, with its tiles in the order of their numbers.
///
/// The archive appears under its name when it is whole.
///
/// Source: PMTiles specification 3.
package struct PMTilesWriter {
  /// What the archive says of itself.
  package struct Description {
    package var type: PMTilesHeader.TileType
    /// How the tiles are compressed as they are handed over.
    package var tileCompression: PMTilesHeader.Compression
    /// A JSON object.
    package var metadata: Data
    package var southWest: CLLocationCoordinate2D
    package var northEast: CLLocationCoordinate2D

    package init(
      type: PMTilesHeader.TileType, tileCompression: PMTilesHeader.Compression = .none, metadata: Data,
      southWest: CLLocationCoordinate2D, northEast: CLLocationCoordinate2D
    ) {
      (self.type, self.tileCompression, self.metadata) = (type, tileCompression, metadata)
      (self.southWest, self.northEast) = (southWest, northEast)
    }
  }

  private struct Entry {
    var id: UInt64
    var offset: UInt64
    var length: UInt64
    var run: UInt64
  }

  /// Directories of this size and smaller lie in the first 16,384 bytes, as the specification asks of the root.
  private static let rootLimit = 16_384 - PMTilesHeader.length
  /// Tiles up to this size are looked for among those written: of one colour is the sea, and the empty land.
  private static let repeatedLimit = 2048

  /// Writes an archive.
  ///
  /// - Parameters:
  ///   - path: The file; one that is there is replaced.
  ///   - description: What the archive says of itself.
  ///   - addresses: Which tiles it has, in any order.
  ///   - tile: Answers a tile's bytes, nil to leave it out.
  /// - Throws: what `tile` throws, or the system's error on writing.
  package static func write(
    to path: String, _ description: Description, addresses: [TileAddress], tile: (TileAddress) throws -> [UInt8]?
  ) throws {
    let (dataPath, wholePath) = (path + ".tiles", path + ".part")
    defer { for path in [dataPath, wholePath] { try? FileManager.default.removeItem(atPath: path) } }
    guard FileManager.default.createFile(atPath: dataPath, contents: nil),
      let data = FileHandle(forUpdatingAtPath: dataPath)
    else { throw CocoaError(.fileWriteUnknown) }
    defer { try? data.close() }
    var entries: [Entry] = []
    var known: [[UInt8]: UInt64] = [:]
    var (end, contents, count): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var levels: (lowest: Int, highest: Int)?
    for address in addresses.map({ (id: $0.hilbertID, address: $0) }).sorted(by: { $0.id < $1.id }) {
      guard let bytes = try tile(address.address), !bytes.isEmpty else { continue }
      let level = address.address.z
      levels = (min(levels?.lowest ?? level, level), max(levels?.highest ?? level, level))
      count += 1
      let offset: UInt64
      if let place = known[bytes] {
        offset = place
      } else {
        try data.write(contentsOf: Data(bytes))
        offset = end
        end += UInt64(bytes.count)
        contents += 1
        if bytes.count <= repeatedLimit { known[bytes] = offset }
      }
      if let last = entries.last, last.offset == offset, last.id + last.run == address.id {
        entries[entries.count - 1].run += 1
      } else {
        entries.append(Entry(id: address.id, offset: offset, length: UInt64(bytes.count), run: 1))
      }
    }
    let (root, leaves) = directories(entries)
    let json = packed(Array(description.metadata))
    var header = ByteRow(bytes: Array("PMTiles".utf8) + [3])
    var offset = UInt64(PMTilesHeader.length)
    for length in [UInt64(root.count), UInt64(json.count), UInt64(leaves.count), end] {
      header.number(offset, bytes: 8)
      header.number(length, bytes: 8)
      offset += length
    }
    for number in [count, UInt64(entries.count), contents] { header.number(number, bytes: 8) }
    header.bytes += [
      1, PMTilesHeader.Compression.gzip.rawValue, description.tileCompression.rawValue, description.type.rawValue,
      UInt8(levels?.lowest ?? 0), UInt8(levels?.highest ?? 0),
    ]
    for corner in [description.southWest, description.northEast] { header.corner(corner) }
    header.bytes.append(UInt8(levels?.lowest ?? 0))
    header.corner(
      CLLocationCoordinate2D(
        latitude: (description.southWest.latitude + description.northEast.latitude) / 2,
        longitude: (description.southWest.longitude + description.northEast.longitude) / 2))
    guard FileManager.default.createFile(atPath: wholePath, contents: Data(header.bytes + root + json + leaves)),
      let whole = FileHandle(forWritingAtPath: wholePath)
    else { throw CocoaError(.fileWriteUnknown) }
    defer { try? whole.close() }
    try whole.seekToEnd()
    try data.seek(toOffset: 0)
    while let piece = try data.read(upToCount: 1 << 20), !piece.isEmpty { try whole.write(contentsOf: piece) }
    try whole.synchronize()
    guard rename(wholePath, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The root directory and, where there are too many entries for it, leaves below it.
  private static func directories(_ entries: [Entry]) -> (root: [UInt8], leaves: [UInt8]) {
    let single = packed(directory(entries))
    guard single.count > rootLimit else { return (single, []) }
    var size = 4096
    while true {
      var leaves: [UInt8] = []
      let root = stride(from: 0, to: entries.count, by: size).map { start in
        let leaf = packed(directory(Array(entries[start..<min(start + size, entries.count)])))
        defer { leaves += leaf }
        return Entry(
          id: entries[start].id, offset: UInt64(leaves.count), length: UInt64(leaf.count), run: 0)
      }
      let bytes = packed(directory(root))
      if bytes.count <= rootLimit { return (bytes, leaves) }
      size *= 2
    }
  }

  private static func directory(_ entries: [Entry]) -> [UInt8] {
    var writer = ProtobufWriter()
    writer.number(UInt64(entries.count))
    var last: UInt64 = 0
    for entry in entries {
      writer.number(entry.id - last)
      last = entry.id
    }
    for entry in entries { writer.number(entry.run) }
    for entry in entries { writer.number(entry.length) }
    var end: UInt64?
    for entry in entries {
      writer.number(entry.offset == end ? 0 : entry.offset + 1)
      end = entry.offset + entry.length
    }
    return writer.bytes
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] { GzipFile.pack(Data(bytes)).map(Array.init) ?? bytes }
}

/// Bytes of numbers, the lowest first.
private struct ByteRow {
  var bytes: [UInt8]

  mutating func number(_ value: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }

  /// A place in ten-millionths of a degree, the longitude first.
  mutating func corner(_ place: CLLocationCoordinate2D) {
    for degrees in [place.longitude, place.latitude] {
      let units = Int32((min(max(degrees, -180), 180) * 1e7).rounded())
      number(UInt64(UInt32(bitPattern: units)), bytes: 4)
    }
  }
}
