/// What is answered.
package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case data(Data)
    /// What is sent often: it is not copied.
    case bytes(SteadyBytes)
    /// Goes on until the stream ends.
    case events(EventStream)
  }

  package var status: Int
  package var headers: HTTPHeaders
  package var body: Body

  package init(status: Int = 200, headers: HTTPHeaders = HTTPHeaders(), body: Body = .data(Data())) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Makes an answer of some bytes of a media type.
  package init(_ data: Data, type: String, status: Int = 200) {
    self.init(status: status, headers: ["content-type": type], body: .data(data))
  }

  /// The bytes of an answer that is no stream.
  package var data: Data? {
    switch body {
    case .data(let data): data
    case .bytes(let bytes): bytes.data
    case .events: nil
    }
  }
}
