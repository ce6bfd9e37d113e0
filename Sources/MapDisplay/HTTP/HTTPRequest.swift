/// A request as it came in, before anything in it is believed.
struct HTTPRequest: Sendable {
  /// In capitals, as sent: "GET".
  var method: String
  /// Begins with a slash; percent escapes are left as they are, the query is not part of it.
  var path: String
  var headers: HTTPHeaders
  var body = Data()

  init(method: String = "GET", path: String, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data()) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// Whether only a look is asked for, which changes nothing.
  var isRead: Bool { method == "GET" || method == "HEAD" }
}
