import CMicrohttpd

/// Called when a request's head is there, for each part of its body, at its end, and after a suspension.
func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let state, let uploadSize else { return .NO }
  let server = Unmanaged<MicrohttpdServer>.fromOpaque(context).takeUnretainedValue()
  guard let known = state.pointee else {
    let request = HTTPRequest(
      method: String(cString: method), path: String(cString: url), headers: requestHeaders(of: connection))
    let exchange = Exchange(request: request, bodyLimit: server.responder.bodyLimit)
    guard server.begin(exchange) else { return .NO }
    state.pointee = Unmanaged.passRetained(exchange).toOpaque()
    // What announces too much is not read at all.
    if let announced = request.headers.values("content-length").first.flatMap({ Int($0) }),
      announced > server.responder.bodyLimit
    {
      return queue(HTTPProblem.tooLarge.response, on: connection, of: exchange, server: server)
    }
    return .YES
  }
  let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  if uploadSize.pointee > 0 {
    exchange.take(UnsafeRawBufferPointer(start: upload, count: upload == nil ? 0 : uploadSize.pointee))
    uploadSize.pointee = 0
    return .YES
  }
  let (answer, isGivenUp) = exchange.takeAnswer()
  if isGivenUp { return .NO }
  if let answer { return queue(answer, on: connection, of: exchange, server: server) }
  server.arrivals.arrived(connection)
  if exchange.isTooLarge { return queue(HTTPProblem.tooLarge.response, on: connection, of: exchange, server: server) }
  var request = exchange.request
  request.body = exchange.body
  let responder = server.responder
  if let response = responder.immediateResponse(to: request) {
    return queue(response, on: connection, of: exchange, server: server)
  }
  guard exchange.wait(on: connection) else { return .NO }
  Task.detached { [request] in exchange.finish(await responder.response(to: request)) }
  return .YES
}

/// Called when a request is over, whatever became of it.
func requestCompleted(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
  guard let context, let connection, let state, let known = state.pointee else { return }
  state.pointee = nil
  let server = Unmanaged<MicrohttpdServer>.fromOpaque(context).takeUnretainedValue()
  server.end(Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue())
  server.arrivals.answered(connection)
}

/// Called when a connection is opened, and when it is closed.
func connectionChanged(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  socketContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, change: MHD_ConnectionNotificationCode
) {
  guard let context, let connection else { return }
  let server = Unmanaged<MicrohttpdServer>.fromOpaque(context).takeUnretainedValue()
  if change == .CONNECTION_NOTIFY_STARTED {
    server.arrivals.opened(connection, socket: OMKConnectionSocket(connection))
  } else {
    server.arrivals.closed(connection)
  }
}

private func requestHeaders(of connection: OpaquePointer) -> HTTPHeaders {
  var headers = HTTPHeaders()
  withUnsafeMutablePointer(to: &headers) { pointer in
    _ = MHD_get_connection_values(
      connection, .HEADER_KIND,
      { context, _, name, value in
        guard let context, let name else { return .YES }
        context.assumingMemoryBound(to: HTTPHeaders.self).pointee.add(
          String(cString: name), value.map { String(cString: $0) } ?? "")
        return .YES
      }, pointer)
  }
  return headers
}

private func queue(
  _ response: HTTPResponse, on connection: OpaquePointer, of exchange: Exchange, server: MicrohttpdServer
) -> MHD_Result {
  let made: OpaquePointer?
  switch response.body {
  case .data(let data):
    made = data.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
  case .bytes(let bytes):
    let kept = Unmanaged.passRetained(bytes)
    made = MHD_create_response_from_buffer_with_free_callback_cls(
      bytes.count, UnsafeMutableRawPointer(mutating: bytes.contents.baseAddress),
      { $0.map { Unmanaged<SteadyBytes>.fromOpaque($0).release() } }, kept.toOpaque())
    if made == nil { kept.release() }
  case .events(let stream):
    guard server.keep(stream, of: exchange) else { return .NO }
    made = streamResponse(stream, on: connection)
  }
  guard let made else { return .NO }
  defer { MHD_destroy_response(made) }
  for (name, value) in response.headers.fields { MHD_add_response_header(made, name, value) }
  return MHD_queue_response(connection, UInt32(clamping: response.status), made)
}

/// A stream and the connection it goes to.
private final class StreamReader {
  let stream: EventStream
  let connection: SendableConnection

  init(_ stream: EventStream, _ connection: OpaquePointer) {
    self.stream = stream
    self.connection = SendableConnection(pointer: connection)
  }
}

/// `@unchecked Sendable`: libmicrohttpd's functions on connections may be called from any thread.
private struct SendableConnection: @unchecked Sendable {
  let pointer: OpaquePointer
}

private func streamResponse(_ stream: EventStream, on connection: OpaquePointer) -> OpaquePointer? {
  let reader = Unmanaged.passRetained(StreamReader(stream, connection))
  // The size is not known: UInt64.max says so.
  let response = MHD_create_response_from_callback(
    UInt64.max, 16 << 10,
    { context, _, buffer, size in
      guard let context, let buffer else { return -2 }
      let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
      let connection = reader.connection
      let target = UnsafeMutableRawBufferPointer(start: buffer, count: size)
      switch reader.stream.read(
        into: target,
        prepareToWait: {
          MHD_suspend_connection(connection.pointer)
          return { MHD_resume_connection(connection.pointer) }
        })
      {
      case .bytes(let count): return count
      case .wait: return 0
      case .end: return -1
      }
    }, reader.toOpaque(), { context in context.map { Unmanaged<StreamReader>.fromOpaque($0).release() } })
  if response == nil { reader.release() }
  return response
}
