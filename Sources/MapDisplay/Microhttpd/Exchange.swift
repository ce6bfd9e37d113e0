import CMicrohttpd

/// One request on its way from libmicrohttpd to the responder and back.
///
/// `@unchecked Sendable`: libmicrohttpd calls about one connection on one thread at a time, and not at all while it is
/// suspended; what the answering task and the server's end touch meanwhile is under the lock.
final class Exchange: @unchecked Sendable {
  let request: HTTPRequest
  private let bodyLimit: Int
  private(set) var body = Data()
  private(set) var isTooLarge = false
  var stream: EventStream?

  private let lock = NSLock()
  private var waiting: OpaquePointer?
  private var answer: HTTPResponse?
  private var isGivenUp = false

  init(request: HTTPRequest, bodyLimit: Int) {
    self.request = request
    self.bodyLimit = bodyLimit
  }

  /// Takes in a part of the body; what is beyond the limit is not kept.
  func take(_ bytes: UnsafeRawBufferPointer) {
    guard !isTooLarge, bytes.count <= bodyLimit - body.count else {
      isTooLarge = true
      body = Data()
      return
    }
    body.append(contentsOf: bytes)
  }

  /// Suspends the connection until there is an answer; false where the server ends.
  func wait(on connection: OpaquePointer) -> Bool {
    lock.withLock {
      guard !isGivenUp else { return false }
      MHD_suspend_connection(connection)
      waiting = connection
      return true
    }
  }

  /// Gives the answer, and lets the connection go on.
  func finish(_ response: HTTPResponse) {
    lock.withLock {
      guard !isGivenUp else { return }
      answer = response
      if let waiting { MHD_resume_connection(waiting) }
      waiting = nil
    }
  }

  /// Lets a connection go that still waits: the server ends.
  func giveUp() {
    lock.withLock {
      isGivenUp = true
      if let waiting { MHD_resume_connection(waiting) }
      waiting = nil
    }
  }

  /// The answer once there is one, or that there will be none.
  func takeAnswer() -> (answer: HTTPResponse?, isGivenUp: Bool) { lock.withLock { (answer, isGivenUp) } }
}
