import CSQLite
import Testing

@testable import Basemap

@Suite struct MBTilesSourceTests {
  /// A database made by SQL.
  private func database(_ sql: String) throws -> ScratchFile {
    let file = try ScratchFile([])
    var connection: OpaquePointer?
    try #require(sqlite3_open(file.path, &connection) == SQLITE_OK)
    defer { sqlite3_close(connection) }
    try #require(
      sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(connection)))")
    return file
  }

  private static let tables = """
    CREATE TABLE metadata (name text, value text);
    CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);
    """

  private func address(_ z: Int, _ x: Int, _ y: Int) throws -> TileAddress {
    try #require(TileAddress(z: z, x: x, y: y))
  }

  private func hex(_ bytes: [UInt8]) -> String { "x'" + bytes.map { String(format: "%02x", $0) }.joined() + "'" }

  private func openingError(_ sql: String) throws -> TileSourceError? {
    let file = try database(sql)
    return #expect(throws: TileSourceError.self) { try MBTilesSource(path: file.path) }
  }

  @Test("A tile is found at its row, which counts from the south, unpacked or as it is")
  func tiles() throws {
    let packed = Gzip.wrapped([1, 2, 3, 4])
    let file = try database(
      Self.tables + """
        INSERT INTO metadata VALUES ('format','pbf'),('minzoom','0'),('maxzoom','2'),('name','A town'),
          ('attribution','<a href="x">&copy; Town</a>');
        INSERT INTO tiles VALUES (2, 1, 0, \(hex(packed))), (2, 1, 3, x'1a00'), (2, 0, 0, \(hex([0x1F, 0x8B, 9, 9])));
        """)
    let source = try #require(try TileArchive.open(file.path) as? MBTilesSource)
    #expect(source.info.name == "A town" && source.info.zooms == 0...2 && source.info.content == .vector)
    #expect(source.info.attribution == ["© Town"])
    #expect(try source.tile(at: address(2, 1, 3)) == [1, 2, 3, 4])
    #expect(try source.tile(at: address(2, 1, 0)) == [0x1A, 0])
    #expect(try source.tile(at: address(2, 2, 2)) == nil)
    #expect(throws: TileSourceError.mbtiles(.damaged)) { try source.tile(at: address(2, 0, 3)) }
  }

  @Test("Images say themselves how large they are; levels that are not named are looked up")
  func images() throws {
    let pixels = try #require(PixelBuffer(width: 4, height: 4))
    let image = [UInt8](try CGImage(pixels: pixels).pngData())
    let file = try database(
      Self.tables + "INSERT INTO metadata VALUES ('format','png'); INSERT INTO tiles VALUES (5,1,1,\(hex(image)))")
    let source = try MBTilesSource(path: file.path)
    #expect(source.info.content == .imagery(side: 4) && source.info.zooms == 5...5)
    #expect(source.info.name == (file.path as NSString).lastPathComponent)
  }

  @Test("What is no such archive is an error that says why")
  func refused() throws {
    let format = "INSERT INTO metadata VALUES ('format','pbf')"
    #expect(try openingError("CREATE TABLE a (b)") == .mbtiles(.unreadable(reason: "no such table: tiles")))
    #expect(try openingError(Self.tables) == .mbtiles(.unsupportedFormat("")))
    #expect(
      try openingError(Self.tables + "INSERT INTO metadata VALUES ('format','gif')")
        == .mbtiles(.unsupportedFormat("gif")))
    #expect(try openingError(Self.tables + format) == .mbtiles(.zooms))
    #expect(
      try openingError(Self.tables + format + ",('minzoom','3'),('maxzoom','99')") == .mbtiles(.zooms))
    let text = try ScratchFile(Array("SQLite format 3\0 and nothing more".utf8))
    #expect(throws: TileSourceError.mbtiles(.unreadable(reason: "file is not a database"))) {
      _ = try TileArchive.open(text.path)
    }
    #expect(throws: TileSourceError.self) { _ = try MBTilesSource(path: "/nowhere/at/all.mbtiles") }
  }

  @Test("A file whose tiles are an endless computation, or endlessly large, is given up")
  func hostile() throws {
    let metadata = """
      CREATE TABLE metadata (name text, value text);
      INSERT INTO metadata VALUES ('format','pbf'),('minzoom','0'),('maxzoom','1');
      """
    let endless = try database(
      metadata + """
        CREATE VIEW tiles AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
          SELECT 0 AS zoom_level, 0 AS tile_column, i * 0 + 5 AS tile_row, x'00' AS tile_data FROM n;
        """)
    let source = try MBTilesSource(path: endless.path)
    #expect(throws: TileSourceError.mbtiles(.unreadable(reason: "interrupted"))) {
      try source.tile(at: address(0, 0, 0))
    }
    let huge = try database(
      metadata + """
        CREATE VIEW tiles AS SELECT 0 AS zoom_level, 0 AS tile_column, 0 AS tile_row, zeroblob(900000000) AS tile_data;
        """)
    #expect(throws: TileSourceError.mbtiles(.tooLarge(limit: MBTilesArchive.tileLimit))) {
      try MBTilesSource(path: huge.path).tile(at: address(0, 0, 0))
    }
  }

  @Test("Damage anywhere in the file is an error or nothing, never a trap")
  func damaged() throws {
    let file = try database(
      Self.tables + "INSERT INTO metadata VALUES ('format','pbf'),('minzoom','0'),('maxzoom','1');"
        + "INSERT INTO tiles VALUES (0,0,0,x'1a00')")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    var generator = Numbers()
    var outcomes: Set<String> = []
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        changed[Int.random(in: 16..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { changed.removeLast(Int.random(in: 0..<changed.count / 2, using: &generator)) }
      let copy = try ScratchFile(changed)
      let place = try address(0, 0, 0)
      do throws(TileSourceError) {
        let tile = try MBTilesSource(path: copy.path).tile(at: place)
        outcomes.insert(tile == nil ? "none" : "tile")
      } catch {
        outcomes.insert("error")
      }
    }
    #expect(outcomes.contains("tile") && outcomes.contains("error"))
  }

  @Test("Many threads read one archive")
  func concurrent() async throws {
    let file = try database(
      Self.tables + "INSERT INTO metadata VALUES ('format','pbf'),('minzoom','0'),('maxzoom','3');"
        + (0..<8).map { "INSERT INTO tiles VALUES (3,\($0),0,x'0\($0)');" }.joined())
    let source = try MBTilesSource(path: file.path)
    await withTaskGroup(of: Bool.self) { group in
      for x in 0..<64 {
        group.addTask { (try? source.tile(at: self.address(3, x % 8, 7))) == [UInt8(x % 8)] }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
