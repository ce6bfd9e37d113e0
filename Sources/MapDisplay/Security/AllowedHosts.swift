/// The names under which the server may be asked.
///
/// A page elsewhere can have its own name point at this machine (DNS rebinding); the browser then sends that name.
package struct AllowedHosts: Sendable {
  private let names: Set<String>

  /// Allows the address it listens at, the names of this machine if that is it alone, and what the caller adds.
  ///
  /// - Parameters:
  ///   - host: The address listened at.
  ///   - port: The port listened at.
  ///   - others: Names with or without a port, as browsers send them.
  package init(host: String, port: UInt16, others: [String] = []) {
    var hosts = [host.contains(":") ? "[\(host)]" : host]
    if Self.isLoopback(host) { hosts += ["localhost", "127.0.0.1", "[::1]"] }
    var names = Set(hosts.map { "\($0.lowercased()):\(port)" })
    // Browsers leave the port out where it is the usual one.
    if port == 80 { names.formUnion(hosts.map { $0.lowercased() }) }
    names.formUnion(others.map { $0.lowercased() })
    self.names = names
  }

  static func isLoopback(_ host: String) -> Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  package func allow(_ host: String?) -> Bool { host.map { names.contains($0.lowercased()) } ?? false }

  /// Whether an `Origin` is a page of the host that a request went to.
  static func isSame(origin: String?, as host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}
