import Foundation
import Testing

@testable import Basemap

@Suite("Archives that come with the program")
struct EmbeddedArchiveTests {
  @Test("Both are found beside the executable, and say what they are")
  func found() throws {
    let world = try EmbeddedArchive.world.open()
    #expect(world.info.content == .vector && world.info.zooms == 0...6)
    #expect(world.info.attribution == ["Made with Natural Earth"])
    let imagery = try EmbeddedArchive.imagery.open()
    #expect(imagery.info.content == .imagery(side: 256) && imagery.info.zooms == 0...5)
    #expect(imagery.info.attribution == ["NASA Earth Observatory (Blue Marble Next Generation)"])
  }

  @Test("One that is nowhere is a typed error")
  func missing() {
    #expect(throws: TileSourceError.missingResource(name: "natural-earth-z0-6.pmtiles")) {
      try EmbeddedArchive.world.open(in: ["/nowhere"])
    }
  }

  @Test("A file in its place that is no archive is named as such")
  func broken() throws {
    let folder = NSTemporaryDirectory() + "/basemap-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder + "/Resources", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("no archive".utf8).write(to: URL(fileURLWithPath: folder + "/Resources/natural-earth-z0-6.pmtiles"))
    #expect(throws: TileSourceError.archive(.notAnArchive)) { try EmbeddedArchive.world.open(in: [folder]) }
  }

  @Test("Every tile of both can be used")
  func wholeWorld() throws {
    let world = try EmbeddedArchive.world.open()
    for z in 0...4 {
      for x in 0..<(1 << z) {
        for y in 0..<(1 << z) {
          let address = try #require(TileAddress(z: z, x: x, y: y))
          let bytes = try #require(try world.tile(at: address))
          _ = try MapStyle.builtIn(BasemapLook(.standard)).sorted(VectorTile(bytes))
        }
      }
    }
  }
}
