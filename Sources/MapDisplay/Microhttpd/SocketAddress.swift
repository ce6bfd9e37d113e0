/// An address to listen at.
struct SocketAddress {
  private var storage = sockaddr_storage()

  /// Reads "127.0.0.1" or "::1"; "localhost" is the first.
  init(host: String, port: UInt16) throws(MicrohttpdError) {
    var v4 = sockaddr_in()
    var v6 = sockaddr_in6()
    let host = host == "localhost" ? "127.0.0.1" : host
    if inet_pton(AF_INET, host, &v4.sin_addr) == 1 {
      v4.sin_family = sa_family_t(AF_INET)
      v4.sin_port = port.bigEndian
      withUnsafeBytes(of: v4) { source in withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: source) } }
    } else if inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 {
      v6.sin6_family = sa_family_t(AF_INET6)
      v6.sin6_port = port.bigEndian
      withUnsafeBytes(of: v6) { source in withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: source) } }
    } else {
      throw .badAddress
    }
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>) -> Result) -> Result {
    withUnsafePointer(to: storage) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
  }
}
