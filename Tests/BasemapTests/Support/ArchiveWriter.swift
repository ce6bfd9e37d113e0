@testable import Basemap

/// Writes PMTiles archives: one root directory or, with `leafSize`, a root of leaf directories.
struct ArchiveWriter {
  var tiles: [(address: TileAddress, bytes: [UInt8])] = []
  var metadata = #"{"name":"Test","attribution":"© Nobody"}"#
  var type = PMTilesHeader.TileType.vector
  var internalCompression = PMTilesHeader.Compression.gzip
  var tileCompression = PMTilesHeader.Compression.gzip
  var leafSize: Int?
  var zooms: ClosedRange<Int>?

  mutating func add(_ z: Int, _ x: Int, _ y: Int, _ bytes: [UInt8]) {
    if let address = TileAddress(z: z, x: x, y: y) { tiles.append((address, bytes)) }
  }

  typealias Entry = (id: UInt64, offset: UInt64, length: UInt64, run: UInt64)

  var bytes: [UInt8] {
    var data: [UInt8] = []
    var places: [[UInt8]: (UInt64, UInt64)] = [:]
    var entries: [Entry] = []
    for tile in tiles.sorted(by: { $0.address.hilbertID < $1.address.hilbertID }) {
      let packed = tileCompression == .gzip ? Gzip.wrapped(tile.bytes) : tile.bytes
      let place = places[packed] ?? (UInt64(data.count), UInt64(packed.count))
      if places[packed] == nil { data += packed }
      places[packed] = place
      if let last = entries.last, last.offset == place.0, last.id + last.run == tile.address.hilbertID {
        entries[entries.count - 1].run += 1
      } else {
        entries.append((tile.address.hilbertID, place.0, place.1, 1))
      }
    }
    var leaves: [UInt8] = []
    var root = entries
    if let leafSize {
      root = stride(from: 0, to: entries.count, by: leafSize).map { start in
        let leaf = packed(Self.directory(Array(entries[start..<min(start + leafSize, entries.count)])))
        defer { leaves += leaf }
        return (entries[start].id, UInt64(leaves.count), UInt64(leaf.count), 0)
      }
    }
    return assemble(root: packed(Self.directory(root)), json: packed(Array(metadata.utf8)), leaves: leaves, data: data)
  }

  func packed(_ bytes: [UInt8]) -> [UInt8] { internalCompression == .gzip ? Gzip.wrapped(bytes) : bytes }

  func assemble(root: [UInt8], json: [UInt8], leaves: [UInt8], data: [UInt8]) -> [UInt8] {
    let levels = tiles.map(\.address.z)
    let zooms = self.zooms ?? (levels.min() ?? 0)...(levels.max() ?? 0)
    var writer = ByteWriter(bytes: Array("PMTiles".utf8) + [3])
    var offset = UInt64(127)
    for section in [root, json, leaves, data] {
      writer.littleEndian(offset, count: 8)
      writer.littleEndian(UInt64(section.count), count: 8)
      offset += UInt64(section.count)
    }
    for _ in 0..<3 { writer.littleEndian(UInt64(tiles.count), count: 8) }
    writer.bytes += [
      1, internalCompression.rawValue, tileCompression.rawValue, type.rawValue, UInt8(zooms.lowerBound),
      UInt8(zooms.upperBound),
    ]
    for degrees in [-180, -85, 180, 85] {
      writer.littleEndian(UInt64(bitPattern: Int64(degrees * 10_000_000)), count: 4)
    }
    writer.bytes.append(0)
    writer.littleEndian(0, count: 8)
    return writer.bytes + root + json + leaves + data
  }

  static func directory(_ entries: [Entry]) -> [UInt8] {
    var writer = ByteWriter()
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
}
