/// What a page says of itself when it opens.
struct PageOpening: Sendable {
  var size: PageSize
  /// Where its map was, if it has lost its server.
  var view: PlacedView?
  /// The part of its address after `?`; empty: none.
  var link = ""

  init(size: PageSize) { self.size = size }

  private struct Wire: Decodable {
    let size: PageSize
    let view: PlacedView?
    let link: String?
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
  }
}
