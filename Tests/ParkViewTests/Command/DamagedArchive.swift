import Foundation

/// A PMTiles archive whose tiles of level 8, all over the world, are one and the same: three bytes that are no tile.
enum DamagedArchive {
  static var bytes: Data {
    // One entry: from the first tile of the level on, as many as it has, three bytes at the start of the tiles.
    let directory = [1] + number(21845) + number(65536) + [3, 1]
    let tile: [UInt8] = [0xFF, 0xFF, 0xFF]
    var data = Data("PMTiles".utf8) + [3]
    var offset = 127
    for length in [directory.count, 0, 0, tile.count] {
      data += littleEndian(offset) + littleEndian(length)
      offset += length
    }
    data += [UInt8](repeating: 0, count: 24)
    // Clustered; nothing compressed; vector tiles of level 8; and 25 bytes that do not matter.
    data += [1, 1, 1, 1, 8, 8] + [UInt8](repeating: 0, count: 25)
    return data + directory + tile
  }

  private static func littleEndian(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> (8 * $0) & 0xFF) } }

  private static func number(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 0x7F | 0x80)] + number(value >> 7)
  }
}
