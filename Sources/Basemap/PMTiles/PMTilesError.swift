/// Why a PMTiles archive, or a part of it, could not be read.
///
/// Offsets and sizes are in bytes; offsets count from the start of the file, except in a directory, where they count
/// from the start of its unwrapped bytes.
package enum PMTilesError: Error, Equatable, Sendable {
  /// A part of the file.
  package enum Part: String, Sendable {
    case header, rootDirectory, leafDirectory, metadata, tile
  }

  /// The file cannot be opened or read; `reason` is the system's sentence.
  case unreadable(reason: String)
  /// The file does not start with "PMTiles".
  case notAnArchive
  /// The archive follows another version of the format than 3.
  case unsupportedVersion(Int)
  /// A part is compressed in a way other than none and gzip.
  case unsupportedCompression(Part, PMTilesHeader.Compression)
  /// The file ends inside a part.
  case endsEarly(Part, offset: UInt64)
  /// A part contradicts itself or the format.
  case malformed(Part, offset: UInt64, reason: String)
  /// A part is larger than is read.
  case tooLarge(Part, offset: UInt64, limit: Int)
}
