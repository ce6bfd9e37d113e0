extension Sprite {
  /// The addresses of a sprite's description and picture, for screens of a number of pixels per point.
  ///
  /// The ending goes before a question mark. There are two sizes: one for up to one pixel per point, one for more.
  package static func addresses(of address: String, scale: Double) -> (json: String, picture: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count > 1 ? "?" + parts[1] : ""
    let base = parts[0] + (scale > 1 ? "@2x" : "")
    return (base + ".json" + query, base + ".png" + query)
  }

  /// Reads a sprite of files in a folder: of the larger size where the scale asks for it and there is one.
  ///
  /// - Throws: `SpriteError`.
  package init(path: String, scale: Double) throws(SpriteError) {
    var names = (json: path + ".json", picture: path + ".png")
    if scale > 1, FileManager.default.fileExists(atPath: path + "@2x.json") {
      names = (path + "@2x.json", path + "@2x.png")
    }
    try self.init(json: try Self.contents(names.json), picture: try Self.contents(names.picture))
  }

  private static func contents(_ path: String) throws(SpriteError) -> Data {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw .unreadable(path) }
    return data
  }
}
