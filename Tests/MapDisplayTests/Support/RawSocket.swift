import Foundation

/// A TCP connection to this machine, without any manners.
final class RawSocket {
  private let descriptor: Int32

  init?(port: UInt16, timeout seconds: Int = 120) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Sends bytes; answers whether all went.
  @discardableResult func send(_ bytes: some Sequence<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(text.utf8) }

  func closeSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads what comes until a condition holds, the other side closes, or the time is over.
  func read(until isEnough: (String) -> Bool = { _ in false }) -> String {
    var all = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      all.append(contentsOf: buffer[0..<count])
      if isEnough(String(decoding: all, as: UTF8.self)) { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// The status of one answer; 0 where none came.
  func readStatus() -> Int {
    let answer = read { $0.contains("\r\n\r\n") }
    let parts = answer.prefix { $0 != "\r\n" }.split(separator: " ")
    return parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  }
}
