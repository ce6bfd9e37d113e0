import Foundation

/// The kinds of source that a user may name.
package enum TileArchive {
  /// Opens what a text names: an address of http or https, or a file of whatever kind its first bytes announce.
  ///
  /// - Throws: `TileSourceError`; of a file that is of no known kind, that it is no PMTiles archive.
  package static func open(_ name: String) throws(TileSourceError) -> any TileSource {
    let start = name.prefix(8).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") { return try RemoteSource(name) }
    return try openFile(name)
  }

  private static func openFile(_ path: String) throws(TileSourceError) -> any TileSource {
    let database = Array("SQLite format 3\0".utf8)
    // What is no file of bytes, a pipe say, is not waited for here; the archive says what is wrong with it.
    let file = try? RandomAccessFile(path: path)
    let start = (try? file?.read(at: 0, count: min(database.count, Int(clamping: file?.length ?? 0)))) ?? []
    if start == database { return try MBTilesSource(path: path) }
    // A document may begin with blanks, or with the mark of its byte order.
    let sign = start.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if sign == UInt8(ascii: "{") || sign == UInt8(ascii: "[") { return try GeoJSONSource(path: path) }
    return try PMTilesSource(path: path)
  }
}
