extension TileSourceError: CustomStringConvertible {
  /// One line, without the source's name.
  package var description: String {
    switch self {
    case .archive(let error): "\(error)"
    case .mbtiles(let error): "\(error)"
    case .geoJSON(let error): "\(error)"
    case .remote(let error): "\(error)"
    case .vectorTile(let error): "no vector tile: \(error)"
    case .image(let error): "no image: \(error)"
    case .imageSize(let width, let height): "an image of \(width) × \(height) pixels is not drawn"
    case .unsupportedTileType(let type): "tiles of the kind \"\(type)\" are not drawn"
    case .missingResource(let name): "\(name) is not beside the program"
    }
  }
}
