import Foundation

/// A description of a set of tiles.
///
/// Source: TileJSON 3.0.0; documents of 2.x differ in nothing that is used here.
struct TileJSON: Equatable, Sendable {
  var name: String?
  var attribution: String?
  let template: TileTemplate
  let zooms: ClosedRange<Int>
  /// Whether the description says that the tiles are vector tiles: it lists their layers, or names their format.
  let isVector: Bool

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - base: Its address: those in it may be relative to that.
  /// - Throws: `RemoteError`.
  init(_ data: Data, relativeTo base: URL) throws(RemoteError) {
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw .tileJSON("not an object")
    }
    guard let tiles = object["tiles"] as? [Any], let first = tiles.first as? String else {
      throw .tileJSON("no tiles")
    }
    if let scheme = object["scheme"] as? String, scheme != "xyz", scheme != "tms" { throw .tileJSON("scheme") }
    let flipped = object["scheme"] as? String == "tms" ? first.replacingOccurrences(of: "{y}", with: "{-y}") : first
    template = try TileTemplate(Self.absolute(flipped, base))
    let (lowest, highest) = (Self.level(object["minzoom"]) ?? 0, Self.level(object["maxzoom"]) ?? 22)
    guard 0 <= lowest, lowest <= highest, highest <= 30 else { throw .tileJSON("zoom levels") }
    zooms = lowest...highest
    name = object["name"] as? String
    attribution = object["attribution"] as? String
    let format = object["format"] as? String
    isVector =
      object["vector_layers"] is [Any] || format == "pbf" || format == "mvt" || first.contains(".pbf")
      || first.contains(".mvt")
  }

  /// A set of which nothing but the template is known.
  init(template: TileTemplate) {
    (self.template, zooms, isVector) = (template, 0...19, false)
  }

  private static func level(_ value: Any?) -> Int? {
    (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
  }

  /// An address that begins with a path, against the document's own; the braces keep `URL` from doing it.
  private static func absolute(_ text: String, _ base: URL) -> String {
    guard !text.contains("://"), let scheme = base.scheme, let host = base.host else { return text }
    let root = "\(scheme)://\(host)" + (base.port.map { ":\($0)" } ?? "")
    if text.hasPrefix("/") { return root + text }
    return root + base.path.prefix(through: base.path.lastIndex(of: "/") ?? base.path.startIndex) + text
  }
}
