import Foundation
import Testing

@testable import Basemap

@Suite struct PMTilesWriterTests {
  private func write(
    _ tiles: [TileAddress: [UInt8]], type: PMTilesHeader.TileType = .vector
  ) throws -> (archive: PMTilesArchive, file: ScratchFile) {
    let file = try ScratchFile([])
    let description = PMTilesWriter.Description(
      type: type, metadata: Data(#"{"name":"Written","attribution":"© Us"}"#.utf8),
      southWest: CLLocationCoordinate2D(latitude: -10, longitude: -20),
      northEast: CLLocationCoordinate2D(latitude: 30, longitude: 40))
    try PMTilesWriter.write(to: file.path, description, addresses: tiles.keys.shuffled()) { tiles[$0] }
    return (try PMTilesArchive(path: file.path), file)
  }

  @Test("what is written is read again, and says of itself what it was told")
  func roundTrip() throws {
    var tiles: [TileAddress: [UInt8]] = [:]
    for z in 2...4 {
      for x in 0..<(1 << z) { tiles[try #require(TileAddress(z: z, x: x, y: x / 2))] = [UInt8(z), UInt8(x), 0x1A] }
    }
    let (archive, _) = try write(tiles)
    for (address, bytes) in tiles { #expect(try archive.tile(at: address) == bytes) }
    #expect(try archive.tile(at: try #require(TileAddress(z: 2, x: 0, y: 3))) == nil)
    let header = archive.header
    #expect(header.minimumZoom == 2 && header.maximumZoom == 4 && header.isClustered && header.tileType == .vector)
    #expect(header.addressedTileCount == 28 && header.southWest.longitude == -20 && header.northEast.latitude == 30)
    #expect(try archive.metadata().name == "Written")
  }

  @Test("tiles that are the same lie in the file once, and neighbours among them take one entry")
  func repetitions() throws {
    var tiles: [TileAddress: [UInt8]] = [:]
    for x in 0..<32 { for y in 0..<32 { tiles[try #require(TileAddress(z: 5, x: x, y: y))] = [1, 2, 3] } }
    let (archive, file) = try write(tiles, type: .png)
    #expect(archive.header.contentCount == 1 && archive.header.entryCount == 1)
    #expect(archive.header.addressedTileCount == 1024 && archive.header.tiles.length == 3)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)).count < 400)
  }

  @Test("an archive of many tiles has leaves below its root")
  func leaves() throws {
    var tiles: [TileAddress: [UInt8]] = [:]
    for x in 0..<128 {
      for y in 0..<128 {
        // Lengths that do not compress.
        let size = 1 + (x * 7919 ^ y * 104_729) % 997
        tiles[try #require(TileAddress(z: 7, x: x, y: y))] = [UInt8(x), UInt8(y)] + [UInt8](repeating: 9, count: size)
      }
    }
    let (archive, _) = try write(tiles)
    #expect(archive.header.leafDirectories.length > 0)
    #expect(archive.header.rootDirectory.length + 127 <= 16_384)
    for (address, bytes) in tiles { #expect(try archive.tile(at: address) == bytes) }
  }

  @Test("a fault in the middle leaves the old archive, and nothing beside it")
  func fault() throws {
    let tiles = [try #require(TileAddress(z: 0, x: 0, y: 0)): [UInt8(7)]]
    let (_, file) = try write(tiles)
    let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
    struct Fault: Error {}
    let description = PMTilesWriter.Description(
      type: .vector, metadata: Data("{}".utf8), southWest: CLLocationCoordinate2D(), northEast: CLLocationCoordinate2D()
    )
    #expect(throws: Fault.self) {
      try PMTilesWriter.write(to: file.path, description, addresses: Array(tiles.keys)) { _ in throw Fault() }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
    #expect(!FileManager.default.fileExists(atPath: file.path + ".part"))
    #expect(!FileManager.default.fileExists(atPath: file.path + ".tiles"))
  }
}
