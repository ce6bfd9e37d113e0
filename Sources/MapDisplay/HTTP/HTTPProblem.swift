/// Why a request is refused: a status and one line, which never repeats what was sent.
package enum HTTPProblem: Error, Equatable {
  case badRequest(StaticText)
  case forbidden(StaticText)
  case notFound
  case methodNotAllowed(allow: StaticText)
  case tooLarge
  case unsupportedMediaType
  case wrongHost
  case busy
  case failed

  /// A text that is written in the source, so that nothing sent can get into it.
  package struct StaticText: ExpressibleByStringLiteral, Equatable, Sendable {
    let text: String
    package init(stringLiteral value: StaticString) { text = value.description }
  }

  var status: Int {
    switch self {
    case .badRequest: 400
    case .forbidden: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .tooLarge: 413
    case .unsupportedMediaType: 415
    case .wrongHost: 421
    case .busy: 503
    case .failed: 500
    }
  }

  var message: String {
    switch self {
    case .badRequest(let text), .forbidden(let text): text.text
    case .notFound: "there is nothing at this address"
    case .methodNotAllowed: "this address does not take this method"
    case .tooLarge: "the body is too large"
    case .unsupportedMediaType: "the body must be application/json"
    case .wrongHost: "this server does not answer for that host"
    case .busy: "too much is asked for at once; try again later"
    case .failed: "this could not be drawn"
    }
  }

  package var response: HTTPResponse {
    var response = HTTPResponse(Data("{\"error\":\"\(message)\"}\n".utf8), type: "application/json", status: status)
    if case .methodNotAllowed(let allow) = self { response.headers.add("allow", allow.text) }
    if self == .busy { response.headers.add("retry-after", "1") }
    response.headers.add("cache-control", "no-store")
    return response
  }
}
