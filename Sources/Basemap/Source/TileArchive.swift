/// The kinds of archive that a user may have.
enum TileArchive {
  /// Opens an archive of whatever kind its first bytes announce.
  ///
  /// - Throws: `TileSourceError`; of a file that is neither, that it is no PMTiles archive.
  static func open(_ path: String) throws(TileSourceError) -> any TileSource {
    let database = Array("SQLite format 3\0".utf8)
    // What is no file of bytes, a pipe say, is not waited for here; the archive says what is wrong with it.
    let start = try? RandomAccessFile(path: path).read(at: 0, count: database.count)
    if start == database { return try MBTilesSource(path: path) }
    return try PMTilesSource(path: path)
  }
}
