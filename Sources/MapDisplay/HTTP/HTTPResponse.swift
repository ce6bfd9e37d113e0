/// What is answered.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case data(Data)
    /// What is sent often: it is not copied.
    case bytes(SteadyBytes)
    /// Goes on until the stream ends.
    case events(EventStream)
  }

  var status: Int
  var headers: HTTPHeaders
  var body: Body

  init(status: Int = 200, headers: HTTPHeaders = HTTPHeaders(), body: Body = .data(Data())) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Makes an answer of some bytes of a media type.
  init(_ data: Data, type: String, status: Int = 200) {
    self.init(status: status, headers: ["content-type": type], body: .data(data))
  }

  /// The bytes of an answer that is no stream.
  var data: Data? {
    switch body {
    case .data(let data): data
    case .bytes(let bytes): bytes.data
    case .events: nil
    }
  }
}
