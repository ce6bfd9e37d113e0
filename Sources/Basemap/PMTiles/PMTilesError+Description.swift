extension PMTilesError: CustomStringConvertible {
  /// One line, without the file's name.
  package var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .notAnArchive: "it is no PMTiles archive"
    case .unsupportedVersion(let version): "it follows version \(version) of PMTiles; 3 is read"
    case .unsupportedCompression(let part, let compression):
      "its \(part.name) is compressed as \(compression); none and gzip are read"
    case .endsEarly(let part, let offset): "it ends inside its \(part.name), at byte \(offset)"
    case .malformed(let part, let offset, let reason): "its \(part.name) is damaged at byte \(offset): \(reason)"
    case .tooLarge(let part, let offset, let limit):
      "its \(part.name) at byte \(offset) is larger than \(limit) bytes"
    }
  }
}

extension PMTilesError.Part {
  fileprivate var name: String {
    switch self {
    case .header: "header"
    case .rootDirectory: "root directory"
    case .leafDirectory: "leaf directory"
    case .metadata: "metadata"
    case .tile: "tile"
    }
  }
}
