/// What answers requests; it needs no socket, so tests call it as the server does.
package protocol Responder: Sendable {
  /// Answers at once where nothing has to be waited for; nil otherwise.
  func immediateResponse(to request: HTTPRequest) -> HTTPResponse?
  /// Answers.
  func response(to request: HTTPRequest) async -> HTTPResponse
  /// The most bytes a request's body may have.
  var bodyLimit: Int { get }
}
