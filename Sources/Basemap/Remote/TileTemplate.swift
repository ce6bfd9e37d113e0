import Foundation

/// The address of a tile with its numbers left open, as in TileJSON.
struct TileTemplate: Equatable, Sendable {
  let text: String

  /// Makes a template with `{z}`, `{x}` and `{y}`, or `{-y}` where rows are counted from the south.
  ///
  /// - Throws: `RemoteError`.
  init(_ text: String) throws(RemoteError) {
    guard text.contains("{z}"), text.contains("{x}"), text.contains("{y}") || text.contains("{-y}") else {
      throw .template
    }
    self.text = text
    if let world = TileAddress(z: 0, x: 0, y: 0) { _ = try url(for: world) }
  }

  /// Whether a text is meant as a template.
  static func isTemplate(_ text: String) -> Bool { text.contains("{z}") }

  /// Answers the address of a tile; `{ratio}` and `{r}` stand for nothing.
  ///
  /// - Throws: `RemoteError.address`.
  func url(for tile: TileAddress) throws(RemoteError) -> URL {
    let fromSouth = (1 << tile.z) - 1 - tile.y
    var filled = text
    for (name, value) in [
      ("{z}", "\(tile.z)"), ("{x}", "\(tile.x)"), ("{y}", "\(tile.y)"), ("{-y}", "\(fromSouth)"), ("{ratio}", ""),
      ("{r}", ""),
    ] { filled = filled.replacingOccurrences(of: name, with: value) }
    guard let url = URL(string: filled), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host != nil
    else { throw .address }
    return url
  }
}
