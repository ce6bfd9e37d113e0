import Foundation
import Testing

@testable import Basemap

@Suite("PMTiles archives")
struct PMTilesArchiveTests {
  static func writer() -> ArchiveWriter {
    var writer = ArchiveWriter()
    for z in 0...3 {
      for x in 0..<(1 << z) {
        for y in 0..<(1 << z) where x != 5 { writer.add(z, x, y, Array("tile \(z)/\(x)/\(y < 6 ? y : 6)".utf8)) }
      }
    }
    return writer
  }

  private func tile(_ archive: PMTilesArchive, _ z: Int, _ x: Int, _ y: Int) throws -> String? {
    let address = try #require(TileAddress(z: z, x: x, y: y))
    return try archive.tile(at: address).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "Every tile is found, compressed or not, in one directory or in leaves",
    arguments: [nil, 1, 7], [PMTilesHeader.Compression.none, .gzip])
  func tiles(leafSize: Int?, compression: PMTilesHeader.Compression) throws {
    var writer = Self.writer()
    (writer.leafSize, writer.internalCompression, writer.tileCompression) = (leafSize, compression, compression)
    let file = try ScratchFile(writer.bytes)
    let archive = try PMTilesArchive(path: file.path)
    for z in 0...3 {
      for x in 0..<(1 << z) {
        for y in 0..<(1 << z) {
          #expect(try tile(archive, z, x, y) == (x == 5 ? nil : "tile \(z)/\(x)/\(min(y, 6))"))
          #expect(try archive.contains(try #require(TileAddress(z: z, x: x, y: y))) == (x != 5))
        }
      }
    }
    #expect(try tile(archive, 4, 0, 0) == nil)
    #expect(try tile(archive, 30, 5, 5) == nil)
    #expect(archive.header.minimumZoom == 0 && archive.header.maximumZoom == 3)
    #expect(archive.header.isClustered && archive.header.tileType == .vector)
    #expect(archive.header.southWest.longitude == -180 && archive.header.northEast.latitude == 85)
    #expect(try archive.metadata().name == "Test")
    #expect(try archive.firstTile().map { String(decoding: $0, as: UTF8.self) } == "tile 0/0/0")
  }

  private func open(_ bytes: [UInt8]) throws -> PMTilesArchive {
    let file = try ScratchFile(bytes)
    return try withExtendedLifetime(file) { try PMTilesArchive(path: file.path) }
  }

  @Test("Threads read at once")
  func threads() throws {
    var writer = Self.writer()
    writer.leafSize = 3
    let file = try ScratchFile(writer.bytes)
    let archive = try PMTilesArchive(path: file.path)
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let address = TileAddress(z: 3, x: index % 5, y: index % 6)
      #expect(throws: Never.self) {
        let bytes = try address.flatMap { try archive.tile(at: $0) }
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "tile 3/\(index % 5)/\(index % 6)")
      }
    }
  }

  @Test("Other files, other versions and compressions we do not read are named")
  func refusals() throws {
    var bytes = Self.writer().bytes
    #expect(throws: PMTilesError.notAnArchive) { try open([1, 2, 3]) }
    #expect(throws: PMTilesError.notAnArchive) { try open([]) }
    bytes[7] = 2
    #expect(throws: PMTilesError.unsupportedVersion(2)) { try open(bytes) }
    bytes[7] = 3
    for (code, compression) in [(UInt8(3), PMTilesHeader.Compression.brotli), (4, .zstd), (0, .unknown)] {
      bytes[97] = code
      #expect(throws: PMTilesError.unsupportedCompression(.rootDirectory, compression)) {
        try open(bytes)
      }
    }
    bytes[97] = 9
    #expect(throws: PMTilesError.self) { try open(bytes) }
    #expect(throws: PMTilesError.self) { try PMTilesArchive(path: "/nowhere") }
  }

  @Test("A tile that unwraps to more than the limit is refused, and so is one that claims to be huge")
  func bombs() throws {
    var writer = ArchiveWriter()
    writer.add(0, 0, 0, [UInt8](repeating: 0, count: PMTilesArchive.Limit.tile + 1))
    let file = try ScratchFile(writer.bytes)
    let archive = try PMTilesArchive(path: file.path)
    #expect {
      try tile(archive, 0, 0, 0)
    } throws: { error in
      if case .tooLarge(.tile, _, PMTilesArchive.Limit.tile) = error as? PMTilesError { true } else { false }
    }
    var bytes = writer.bytes
    // The root directory's claimed length.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 1, 0, 0, 0])
    #expect(throws: PMTilesError.tooLarge(.rootDirectory, offset: 127, limit: PMTilesArchive.Limit.packed)) {
      try open(bytes)
    }
  }

  @Test("Leaves that lead to themselves end")
  func endless() throws {
    var writer = ArchiveWriter()
    writer.internalCompression = .none
    writer.add(0, 0, 0, [1])
    let leaf = ArchiveWriter.directory([(0, 0, 5, 0)])
    #expect(leaf.count == 5)
    let file = try ScratchFile(writer.assemble(root: leaf, json: [], leaves: leaf, data: [1]))
    let archive = try PMTilesArchive(path: file.path)
    #expect {
      try tile(archive, 0, 0, 0)
    } throws: { error in
      if case .malformed(.leafDirectory, _, _) = error as? PMTilesError { true } else { false }
    }
    #expect(try archive.firstTile() == nil)
  }

  @Test("Entries that leave their section are refused")
  func outside() throws {
    var writer = ArchiveWriter()
    writer.internalCompression = .none
    let root = ArchiveWriter.directory([(0, 0, 10, 1)])
    let file = try ScratchFile(writer.assemble(root: root, json: [], leaves: [], data: [1, 2, 3]))
    let archive = try PMTilesArchive(path: file.path)
    #expect(throws: PMTilesError.self) { try tile(archive, 0, 0, 0) }
  }

  @Test("An archive that was cut off is refused when it is opened", arguments: [nil, 9])
  func cutOff(leafSize: Int?) throws {
    var writer = Self.writer()
    writer.leafSize = leafSize
    let whole = writer.bytes
    let cut = Array(whole.dropLast())
    #expect(throws: PMTilesError.endsEarly(.tile, offset: UInt64(cut.count))) { try open(cut) }
    #expect(throws: Never.self) { try open(whole) }
  }

  @Test("A pipe is no archive, and is not waited for", .timeLimit(.minutes(1)))
  func pipe() throws {
    let path = NSTemporaryDirectory() + "/basemap-" + UUID().uuidString
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: TileSourceError.archive(.unreadable(reason: "not a regular file"))) { try TileArchive.open(path) }
  }

  @Test("Cut anywhere, an archive gives tiles or errors")
  func truncation() throws {
    var writer = Self.writer()
    writer.leafSize = 9
    let whole = writer.bytes
    let file = try ScratchFile(whole)
    var refused = 0
    for count in stride(from: 0, to: whole.count, by: 3) {
      try file.write(Array(whole[..<count]))
      do {
        let archive = try PMTilesArchive(path: file.path)
        for id in UInt64(0)..<85 { _ = try TileAddress(hilbertID: id).flatMap { try archive.tile(at: $0) } }
      } catch is PMTilesError {
        refused += 1
      }
    }
    #expect(refused == (whole.count + 2) / 3)
  }
}
