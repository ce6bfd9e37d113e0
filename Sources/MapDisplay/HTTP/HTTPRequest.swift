/// A request as it came in, before anything in it is believed.
package struct HTTPRequest: Sendable {
  /// In capitals, as sent: "GET".
  package var method: String
  /// Begins with a slash; percent escapes are left as they are, the query is not part of it.
  package var path: String
  package var headers: HTTPHeaders
  package var body = Data()

  package init(method: String = "GET", path: String, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data()) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// Whether only a look is asked for, which changes nothing.
  package var isRead: Bool { method == "GET" || method == "HEAD" }
}
