/// Why an MBTiles archive, or a part of it, could not be read.
package enum MBTilesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be opened, or is no database with a table of tiles; `reason` is the database's sentence.
  case unreadable(reason: String)
  /// The metadata name no format, or one that is not drawn.
  case unsupportedFormat(String)
  /// The zoom levels are missing, or not 0…30 in order.
  case zooms
  /// A tile is larger than is read; the limit is in bytes.
  case tooLarge(limit: Int)
  /// The compressed bytes of a tile are damaged.
  case damaged

  /// One line, without the file's name.
  package var description: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .unsupportedFormat(let format): "tiles of the format \"\(format)\" are not drawn"
    case .zooms: "its zoom levels are missing or out of range"
    case .tooLarge(let limit): "a tile is larger than \(limit) bytes"
    case .damaged: "a compressed tile is damaged"
    }
  }
}
