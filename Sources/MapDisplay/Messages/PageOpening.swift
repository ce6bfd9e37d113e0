/// What a page says of itself when it opens.
struct PageOpening: Sendable {
  var size: PageSize
  /// Where its map was, if it has lost its server.
  var view: PlacedView?
  /// The part of its address after `?`; empty: none.
  var link = ""

  /// The first language of its user that the map knows, one of `MapLanguage.known`; else the system's.
  var language = MapLanguage.system

  init(size: PageSize) { self.size = size }

  /// The most languages of a user that are looked at.
  private static let languageLimit = 20

  private struct Wire: Decodable {
    let size: PageSize
    let view: PlacedView?
    let link: String?
    let languages: [String]?
  }

  /// Reads it from JSON, and checks every number.
  ///
  /// - Throws: `HTTPProblem.badRequest`.
  init(json: Data) throws(HTTPProblem) {
    guard let wire = try? JSONDecoder().decode(Wire.self, from: json) else {
      throw .badRequest("the body is not a message of this protocol")
    }
    size = try wire.size.checked()
    view = try wire.view?.checked()
    link = wire.link ?? ""
    let wished = (wire.languages ?? []).prefix(Self.languageLimit).lazy.compactMap(MapLanguage.known)
    language = wished.first ?? MapLanguage.system
  }
}
