import Testing

@testable import Basemap

/// A short run of what Fuzzing/run does at length.
@Suite("Files changed at random")
struct MutationTests {
  private static func mutated(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      guard !result.isEmpty else { break }
      let place = Int.random(in: result.indices, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: result[place] = UInt8.random(in: .min ... .max, using: &numbers)
      case 1: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      case 2: result.removeSubrange(place..<min(place + 9, result.count))
      case 3: result.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], at: place)
      default: result.insert(contentsOf: result[place..<min(place + 20, result.count)], at: place)
      }
    }
    return result
  }

  @Test("Vector tiles decode or give an error")
  func vectorTiles() throws {
    let address = try #require(TileAddress(z: 14, x: Town.column, y: Town.row))
    let seed = try #require(Town.tile(address))
    var numbers = Numbers()
    var (good, bad) = (0, 0)
    for _ in 0..<3000 {
      let bytes = Self.mutated(seed, &numbers)
      if VectorTileTests.failure(bytes) == nil { good += 1 } else { bad += 1 }
      if let tile = try? VectorTile(bytes) { _ = try? MapStyle.builtIn(BasemapLook(.standard)).sorted(tile) }
    }
    #expect(good > 100 && bad > 100)
  }

  @Test("Archives give tiles or errors")
  func archives() throws {
    var writer = PMTilesArchiveTests.writer()
    (writer.internalCompression, writer.tileCompression, writer.leafSize) = (.none, .none, 8)
    let seed = writer.bytes
    let file = try ScratchFile(seed)
    var numbers = Numbers()
    var (good, bad) = (0, 0)
    for _ in 0..<1000 {
      try file.write(Self.mutated(seed, &numbers))
      do {
        let archive = try PMTilesArchive(path: file.path)
        _ = try archive.metadata()
        _ = try archive.firstTile()
        for id in UInt64(0)..<85 { _ = try TileAddress(hilbertID: id).flatMap { try archive.tile(at: $0) } }
        good += 1
      } catch is PMTilesError {
        bad += 1
      }
    }
    #expect(good > 50 && bad > 50)
  }
}
