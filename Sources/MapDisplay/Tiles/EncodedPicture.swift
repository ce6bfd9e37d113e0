/// A picture as it goes to browsers.
struct EncodedPicture: Sendable {
  let bytes: SteadyBytes
  /// The media type.
  let type: String
  let entityTag: String

  init(_ data: Data, type: String = "image/png") {
    bytes = SteadyBytes(data)
    self.type = type
    entityTag = "\"\(KeyedHash.digits(of: data, key: .open))\""
  }

  /// How long browsers may keep it without asking.
  enum Lifetime {
    /// Its address tells what is in it.
    case forever
    /// The map under it may be replaced.
    case hour
  }

  func response(to request: HTTPRequest, lifetime: Lifetime) -> HTTPResponse {
    var response = HTTPResponse(headers: ["content-type": type], body: .bytes(bytes))
    let known = request.headers.values("if-none-match").joined(separator: ",")
    if known.split(separator: ",").contains(where: { $0.trimmingCharacters(in: .whitespaces) == entityTag }) {
      response = HTTPResponse(status: 304)
    }
    response.headers.add("etag", entityTag)
    switch lifetime {
    case .forever: response.headers.add("cache-control", "private, max-age=31536000, immutable")
    case .hour: response.headers.add("cache-control", "public, max-age=3600")
    }
    return response
  }
}
