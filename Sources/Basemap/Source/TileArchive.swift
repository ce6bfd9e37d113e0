/// The kinds of archive that a user may have.
enum TileArchive {
  /// Opens an archive of whatever kind its first bytes announce.
  ///
  /// - Throws: `TileSourceError`; of a file that is neither, that it is no PMTiles archive.
  static func open(_ path: String) throws(TileSourceError) -> any TileSource {
    let database = Array("SQLite format 3\0".utf8)
    let start = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: database.count) }
    if start.map({ Array($0) == database }) ?? false { return try MBTilesSource(path: path) }
    return try PMTilesSource(path: path)
  }
}
