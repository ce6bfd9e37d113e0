import CSQLite

/// An MBTiles archive, open for reading.
///
/// The file is a database that somebody else made: its tables may be views of any kind, so the work of one look-up is
/// bounded.
///
/// Source: MBTiles specification 1.3.
///
/// `@unchecked Sendable`: the connection and its statement are only used under `lock`.
package final class MBTilesArchive: @unchecked Sendable {
  /// The most bytes of a tile, packed and unpacked.
  static let tileLimit = 16 << 20
  /// The most bytes of a value of the metadata.
  private static let metadataLimit = 1 << 20
  /// The most steps of the database's machine in one look-up; one of an indexed tile takes about 50.
  private static let stepLimit = 5_000_000

  private let lock = NSLock()
  private let connection: OpaquePointer
  private let tileQuery: OpaquePointer
  private let budget = StepBudget()

  /// Opens an archive.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  package init(path: String) throws(MBTilesError) {
    // An address would be read as more than a path: only plain paths are meant.
    guard FileManager.default.isReadableFile(atPath: path), !path.contains("\0") else {
      throw .unreadable(reason: "there is no such file, or it may not be read")
    }
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK, let opened else {
      let reason = String(cString: sqlite3_errstr(status))
      sqlite3_close_v2(opened)
      throw .unreadable(reason: reason)
    }
    sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, Int32(Self.tileLimit))
    // Functions and modules named in the file's own schema are not trusted.
    sqlite3_exec(opened, "PRAGMA trusted_schema = OFF", nil, nil, nil)
    sqlite3_progress_handler(
      opened, 1000, { context in context.map { StepBudget.spend($0, 1000) } ?? 1 },
      Unmanaged.passUnretained(budget).toOpaque())
    budget.steps = Self.stepLimit
    var query: OpaquePointer?
    let sql = "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
    guard sqlite3_prepare_v2(opened, sql, -1, &query, nil) == SQLITE_OK, let query else {
      let reason = String(cString: sqlite3_errmsg(opened))
      sqlite3_close_v2(opened)
      throw .unreadable(reason: reason)
    }
    (connection, tileQuery) = (opened, query)
  }

  deinit {
    sqlite3_finalize(tileQuery)
    sqlite3_close_v2(connection)
  }

  /// Reads a tile as it is stored, perhaps compressed; nil where there is none.
  ///
  /// - Throws: `MBTilesError`.
  package func tile(at address: TileAddress) throws(MBTilesError) -> [UInt8]? {
    lock.lock()
    defer { lock.unlock() }
    defer { sqlite3_reset(tileQuery) }
    for (index, number) in [address.z, address.x, address.flippedY].enumerated() {
      sqlite3_bind_int64(tileQuery, Int32(index + 1), Int64(number))
    }
    return try step(tileQuery) ? Self.bytes(tileQuery, column: 0) : nil
  }

  /// The metadata, name by name; the last of a name that is there twice.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  package func metadata() throws(MBTilesError) -> [String: String] {
    try rows("SELECT name, value FROM metadata LIMIT 1000").reduce(into: [:]) { result, row in
      guard let name = row[0], let value = row[1], value.utf8.count <= Self.metadataLimit else { return }
      result[name] = value
    }
  }

  /// The lowest and the highest level that have tiles, by looking; nil for an archive without.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  func levels() throws(MBTilesError) -> (lowest: Int, highest: Int)? {
    let row = try rows("SELECT min(zoom_level), max(zoom_level) FROM tiles").first
    guard let row, let lowest = row[0].flatMap({ Int($0) }), let highest = row[1].flatMap({ Int($0) }) else {
      return nil
    }
    return (lowest, highest)
  }

  /// How many tiles there are, by counting.
  ///
  /// - Throws: `MBTilesError.unreadable`; of an archive so large that counting would take long, too.
  func tileCount() throws(MBTilesError) -> Int? {
    try rows("SELECT count(*), NULL FROM tiles").first?[0].flatMap { Int($0) }
  }

  /// Any tile, as it is stored.
  ///
  /// - Throws: `MBTilesError`.
  func anyTile() throws(MBTilesError) -> [UInt8]? {
    lock.lock()
    defer { lock.unlock() }
    return try query("SELECT tile_data FROM tiles LIMIT 1") { (statement) throws(MBTilesError) in
      try step(statement) ? Self.bytes(statement, column: 0) : nil
    }
  }

  private func rows(_ sql: String) throws(MBTilesError) -> [[String?]] {
    lock.lock()
    defer { lock.unlock() }
    return try query(sql) { (statement) throws(MBTilesError) in
      var rows: [[String?]] = []
      while try step(statement) {
        rows.append((0..<2).map { sqlite3_column_text(statement, $0).map { String(cString: $0) } })
      }
      return rows
    }
  }

  private func query<Value>(
    _ sql: String, _ body: (OpaquePointer) throws(MBTilesError) -> Value
  ) throws(MBTilesError) -> Value {
    var statement: OpaquePointer?
    budget.steps = Self.stepLimit
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw .unreadable(reason: String(cString: sqlite3_errmsg(connection)))
    }
    defer { sqlite3_finalize(statement) }
    return try body(statement)
  }

  /// Answers whether there is another row.
  private func step(_ statement: OpaquePointer) throws(MBTilesError) -> Bool {
    budget.steps = Self.stepLimit
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case SQLITE_TOOBIG: throw .tooLarge(limit: Self.tileLimit)
    default: throw .unreadable(reason: String(cString: sqlite3_errmsg(connection)))
    }
  }

  private static func bytes(_ statement: OpaquePointer, column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }
}

/// How many steps the database may still take.
///
/// Only touched by the thread that holds the archive's lock.
private final class StepBudget {
  var steps = 0

  /// Takes steps off a budget; answers 1, which ends the look-up, when it is used up.
  static func spend(_ budget: UnsafeMutableRawPointer, _ count: Int) -> Int32 {
    let budget = Unmanaged<StepBudget>.fromOpaque(budget).takeUnretainedValue()
    budget.steps -= count
    return budget.steps < 0 ? 1 : 0
  }
}
