import Basemap

/// The style sheet of a look, for clients that draw vector tiles themselves.
struct StyleDocument {
  private let text: Data

  /// - Throws: The system's error where the sheet is not there.
  init(_ look: Look) throws {
    let name = "Styles/\(look.name)-\(look.isDark ? "dark" : "light").json"
    text = try Data(contentsOf: URL(fileURLWithPath: EmbeddedFile.path(name)))
  }

  /// The sheet with the server's own tiles as its sources.
  ///
  /// - Throws: `CocoaError` for a sheet that is none.
  func object(root: String) throws -> [String: Any] {
    guard var sheet = try JSONSerialization.jsonObject(with: text) as? [String: Any],
      var sources = sheet["sources"] as? [String: Any]
    else { throw CocoaError(.fileReadCorruptFile) }
    for (name, source) in sources where (source as? [String: Any])?["type"] as? String == "vector" {
      sources[name] = ["type": "vector", "url": "\(root)/data/map.json"]
    }
    sheet["sources"] = sources
    return sheet
  }
}
