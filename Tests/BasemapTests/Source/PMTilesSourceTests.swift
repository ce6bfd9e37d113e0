import Testing

@testable import Basemap

@Suite("PMTiles archives as sources")
struct PMTilesSourceTests {
  private func source(_ change: (inout ArchiveWriter) -> Void) throws -> PMTilesSource {
    var writer = ArchiveWriter()
    writer.tileCompression = .none
    change(&writer)
    let file = try ScratchFile(writer.bytes)
    return try withExtendedLifetime(file) { try PMTilesSource(path: file.path) }
  }

  private func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    let pixels = try #require(PixelBuffer(width: width, height: height))
    return Array(try CGImage(pixels: pixels).pngData())
  }

  @Test("Vector archives give their tiles, levels, name and attribution")
  func vector() throws {
    let source = try source {
      $0.add(3, 1, 2, VectorTileTests.sample().bytes)
      $0.metadata = #"{"name":"Streets","attribution":"<b>© A</b><br>B"}"#
    }
    #expect(source.info.name == "Streets" && source.info.content == .vector && source.info.zooms == 3...3)
    #expect(source.info.attribution == ["© A", "B"])
    #expect(try source.tile(at: try #require(TileAddress(z: 3, x: 1, y: 2))) == VectorTileTests.sample().bytes)
    #expect(try source.tile(at: try #require(TileAddress(z: 3, x: 2, y: 2))) == nil)
  }

  @Test("The first image tells how large images are; a kind left unknown shows by the first tile")
  func imagery() throws {
    let image = try png(64, 64)
    for type in [PMTilesHeader.TileType.png, .unknown] {
      let source = try source {
        $0.add(0, 0, 0, image)
        $0.type = type
      }
      #expect(source.info.content == .imagery(side: 64))
    }
    let unknown = try source {
      $0.add(0, 0, 0, VectorTileTests.sample().bytes)
      $0.type = .unknown
    }
    #expect(unknown.info.content == .vector)
  }

  @Test("Images that are none, not square or too large, and kinds that are not drawn, are refused")
  func refusals() throws {
    let (flat, large) = (try png(64, 32), try png(4096, 4096))
    #expect(throws: TileSourceError.imageSize(width: 64, height: 32)) {
      try source {
        $0.add(0, 0, 0, flat)
        $0.type = .png
      }
    }
    #expect(throws: TileSourceError.imageSize(width: 4096, height: 4096)) {
      try source {
        $0.add(0, 0, 0, large)
        $0.type = .png
      }
    }
    #expect(throws: TileSourceError.image(.unknownFormat)) {
      try source {
        $0.add(0, 0, 0, [1, 2, 3])
        $0.type = .jpeg
      }
    }
    #expect(throws: TileSourceError.unsupportedTileType(.avif)) {
      try source {
        $0.add(0, 0, 0, [1, 2, 3])
        $0.type = .avif
      }
    }
  }

  @Test("Metadata that cannot be read leave the archive usable")
  func brokenMetadata() throws {
    let source = try source {
      $0.add(1, 0, 0, [1])
      $0.metadata = "no JSON"
    }
    #expect(source.info.attribution == [] && source.info.name.hasPrefix("basemap-"))
  }
}
