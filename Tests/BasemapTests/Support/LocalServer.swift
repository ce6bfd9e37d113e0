import Foundation

/// An HTTP server on this machine that answers as a test says, and writes down what it was asked.
///
/// `@unchecked Sendable`: everything that changes is only touched under the lock.
final class LocalServer: @unchecked Sendable {
  struct Request: Equatable {
    var path: String
    /// Names in lower case.
    var headers: [String: String]
  }

  struct Answer {
    var status = 200
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    /// Whether the connection is kept open without an answer.
    var hangs = false
    /// The length that is announced, where it is not that of the body.
    var announced: Int?
  }

  let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var seen: [Request] = []
  private var open = 0
  private var mostOpen = 0
  private let respond: @Sendable (Request) -> Answer

  init(_ respond: @escaping @Sendable (Request) -> Answer) throws {
    self.respond = respond
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRINUSE) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [weak self] in self?.serve(connection) }
      }
    }
  }

  deinit { stop() }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var address: String { "http://127.0.0.1:\(port)" }
  var requests: [Request] { lock.withLock { seen } }
  /// The most requests that were under way at once.
  var mostAtOnce: Int { lock.withLock { mostOpen } }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.suffix(4) != [13, 10, 13, 10] {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      head += buffer[..<count]
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let path = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? ""
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let request = Request(path: path, headers: headers)
    lock.withLock {
      seen.append(request)
      open += 1
      mostOpen = max(mostOpen, open)
    }
    let answer = respond(request)
    lock.withLock { open -= 1 }
    if answer.hangs {
      // Until the other side gives up.
      _ = recv(connection, &buffer, buffer.count, 0)
      return
    }
    var text = "HTTP/1.1 \(answer.status) X\r\nConnection: close\r\n"
    text += "Content-Length: \(answer.announced ?? answer.body.count)\r\n"
    for (name, value) in answer.headers { text += "\(name): \(value)\r\n" }
    let bytes = Array((text + "\r\n").utf8) + answer.body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
