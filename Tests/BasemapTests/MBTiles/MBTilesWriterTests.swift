import Foundation
import Testing

@testable import Basemap

@Suite struct MBTilesWriterTests {
  private func address(_ z: Int, _ x: Int, _ y: Int) throws -> TileAddress {
    try #require(TileAddress(z: z, x: x, y: y))
  }

  @Test("what is written is read again, rows counted from the south in the file and from the north outside")
  func roundTrip() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let metadata = ["name": "Written", "format": "pbf", "minzoom": "0", "maxzoom": "3"]
    let writer = try MBTilesWriter(path: path, metadata: metadata)
    let tiles = [(address: try address(0, 0, 0), bytes: [UInt8(1)]), (address: try address(3, 5, 1), bytes: [2, 3])]
    try writer.insert(tiles)
    try writer.insert([(address: try address(0, 0, 0), bytes: [9])])
    #expect(try writer.contains(address(3, 5, 1)) && !writer.contains(address(3, 5, 6)))
    #expect(Set(try writer.addresses()) == Set(tiles.map(\.address)))
    let archive = try MBTilesArchive(path: path)
    #expect(try archive.metadata() == metadata)
    #expect(try archive.tile(at: address(0, 0, 0)) == [9] && archive.tile(at: address(3, 5, 1)) == [2, 3])
  }

  @Test("two writers share an archive")
  func shared() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    await withTaskGroup(of: Void.self) { group in
      for part in 0..<2 {
        group.addTask {
          do {
            let writer = try MBTilesWriter(path: path, metadata: ["name": "Shared"])
            for x in 0..<64 { try writer.insert([(try address(7, 2 * x + part, 0), [UInt8(x)])]) }
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    #expect(try MBTilesWriter(path: path, metadata: [:]).addresses().count == 128)
  }

  @Test("an archive is claimed once: by whoever finds it empty, or has marked it before")
  func claims() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try MBTilesWriter(path: path, metadata: [:])
    #expect(try writer.claim(("job", "one")) && writer.claim(("job", "one")) && !writer.claim(("job", "two")))
    #expect(try !MBTilesWriter(path: path, metadata: [:]).claim(("other", "one")))
    let foreign = path + "-2"
    defer { try? FileManager.default.removeItem(atPath: foreign) }
    let other = try MBTilesWriter(path: foreign, metadata: [:])
    try other.insert([(address: try address(0, 0, 0), bytes: [1])])
    #expect(try !other.claim(("job", "one")))
  }

  @Test("a folder that is not there is told") func nowhere() {
    #expect(throws: MBTilesError.self) { try MBTilesWriter(path: "/nowhere/at/all.mbtiles", metadata: [:]) }
  }
}
