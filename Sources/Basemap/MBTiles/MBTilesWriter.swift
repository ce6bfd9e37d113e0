import CSQLite

/// An MBTiles archive that tiles are written to, perhaps by several programs at once.
///
/// What has been written stays when a program ends in the middle: tiles come in transactions.
///
/// Source: MBTiles specification 1.3.
///
/// `@unchecked Sendable`: the connection is only used under `lock`.
package final class MBTilesWriter: @unchecked Sendable {
  private let lock = NSLock()
  private let connection: OpaquePointer

  /// How long another program's writing is waited for, in milliseconds.
  private static let patience: Int32 = 60_000

  /// Opens an archive for writing and makes it where there is none.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - metadata: Names and values; those that are there already are replaced.
  /// - Throws: `MBTilesError.unreadable`.
  package init(path: String, metadata: [String: String]) throws(MBTilesError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(path, &opened, flags, nil)
    guard status == SQLITE_OK, let opened else {
      let reason = String(cString: sqlite3_errstr(status))
      sqlite3_close_v2(opened)
      throw .unreadable(reason: reason)
    }
    connection = opened
    sqlite3_busy_timeout(opened, Self.patience)
    try run(
      """
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS metadata (name TEXT, value TEXT);
      CREATE UNIQUE INDEX IF NOT EXISTS metadata_name ON metadata (name);
      CREATE TABLE IF NOT EXISTS tiles (
        zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
      CREATE UNIQUE INDEX IF NOT EXISTS tile_index ON tiles (zoom_level, tile_column, tile_row);
      COMMIT;
      """)
    try describe(metadata)
  }

  deinit { sqlite3_close_v2(connection) }

  /// Writes metadata, all or none; those that are there already are replaced.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  package func describe(_ metadata: [String: String]) throws(MBTilesError) {
    lock.lock()
    defer { lock.unlock() }
    try transaction { () throws(MBTilesError) in
      for (name, value) in metadata.sorted(by: { $0.key < $1.key }) { try write(name, value) }
    }
  }

  /// Makes an archive somebody's, who gives it a mark, or finds out whether it is theirs already.
  ///
  /// - Parameter mark: A name and a value among the metadata.
  /// - Returns: Whether the archive has that mark now: one without was empty, of the programs that come at the same time
  ///   with different marks one wins.
  /// - Throws: `MBTilesError.unreadable`.
  package func claim(_ mark: (name: String, value: String)) throws(MBTilesError) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return try transaction { () throws(MBTilesError) in
      let isOurs = try change("SELECT 1 FROM metadata WHERE name = ? AND value = ?") { statement in
        Self.bind(Array(mark.name.utf8), statement, 1, isText: true)
        Self.bind(Array(mark.value.utf8), statement, 2, isText: true)
      }
      if isOurs { return true }
      guard try !change("SELECT 1 FROM metadata UNION SELECT 1 FROM tiles LIMIT 1", bind: { _ in }) else {
        return false
      }
      try write(mark.name, mark.value)
      return true
    }
  }

  private func write(_ name: String, _ value: String) throws(MBTilesError) {
    try change("INSERT OR REPLACE INTO metadata VALUES (?, ?)") { statement in
      Self.bind(Array(name.utf8), statement, 1, isText: true)
      Self.bind(Array(value.utf8), statement, 2, isText: true)
    }
  }

  /// Does all of something or nothing, while no other program writes.
  private func transaction<Value>(_ body: () throws(MBTilesError) -> Value) throws(MBTilesError) -> Value {
    try run("BEGIN IMMEDIATE")
    do throws(MBTilesError) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      sqlite3_exec(connection, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Writes tiles, all of them or none; one that is there is replaced.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  package func insert(_ tiles: [(address: TileAddress, bytes: [UInt8])]) throws(MBTilesError) {
    lock.lock()
    defer { lock.unlock() }
    try transaction { () throws(MBTilesError) in
      for (address, bytes) in tiles {
        try change("INSERT OR REPLACE INTO tiles VALUES (?, ?, ?, ?)") { statement in
          Self.bind(address, statement)
          Self.bind(bytes, statement, 4, isText: false)
        }
      }
    }
  }

  /// Whether a tile is there.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  package func contains(_ address: TileAddress) throws(MBTilesError) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let sql = "SELECT 1 FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
    return try change(sql) { Self.bind(address, $0) }
  }

  /// The addresses of all tiles, in no order.
  ///
  /// - Throws: `MBTilesError.unreadable`.
  package func addresses() throws(MBTilesError) -> [TileAddress] {
    lock.lock()
    defer { lock.unlock() }
    var statement: OpaquePointer?
    let sql = "SELECT zoom_level, tile_column, tile_row FROM tiles"
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { throw fault }
    defer { sqlite3_finalize(statement) }
    var found: [TileAddress] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        let z = Int(sqlite3_column_int64(statement, 0))
        guard (0...TileAddress.maximumZ).contains(z) else { continue }
        let row = Int(clamping: sqlite3_column_int64(statement, 2))
        let y = ((1 << z) - 1).subtractingReportingOverflow(row)
        if !y.overflow, let address = TileAddress(z: z, x: Int(sqlite3_column_int64(statement, 1)), y: y.partialValue) {
          found.append(address)
        }
      case SQLITE_DONE: return found
      default: throw fault
      }
    }
  }

  private var fault: MBTilesError { .unreadable(reason: String(cString: sqlite3_errmsg(connection))) }

  private func run(_ sql: String) throws(MBTilesError) {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw fault }
  }

  /// Runs a statement once, and answers whether it gave a row.
  @discardableResult
  private func change(_ sql: String, bind: (OpaquePointer) -> Void) throws(MBTilesError) -> Bool {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw fault }
    defer { sqlite3_finalize(statement) }
    bind(statement)
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw fault
    }
  }

  private static func bind(_ address: TileAddress, _ statement: OpaquePointer) {
    for (index, number) in [address.z, address.x, address.flippedY].enumerated() {
      sqlite3_bind_int64(statement, Int32(index + 1), Int64(number))
    }
  }

  private static func bind(_ bytes: [UInt8], _ statement: OpaquePointer, _ place: Int32, isText: Bool) {
    // SQLITE_TRANSIENT, a macro that Swift does not see: the bytes are copied.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    bytes.withUnsafeBytes { buffer in
      if isText {
        let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = sqlite3_bind_text(statement, place, start, Int32(clamping: buffer.count), transient)
      } else {
        // Without an address nothing would be bound at all, where there are no bytes.
        if buffer.isEmpty {
          sqlite3_bind_zeroblob(statement, place, 0)
        } else {
          sqlite3_bind_blob(statement, place, buffer.baseAddress, Int32(clamping: buffer.count), transient)
        }
      }
    }
  }
}
