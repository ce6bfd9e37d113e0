import Foundation

/// Keeps requests away from this machine and from private networks: a map's address may come from somebody else.
///
/// The name is looked up here, and once more by what sends the request; a name server that answers differently the
/// second time gets past this. Redirections are checked as the first address is.
struct AddressGuard: Sendable {
  /// Hosts that may be private, in lower case.
  let allowedHosts: Set<String>

  init(allowedHosts: Set<String> = []) { self.allowedHosts = Set(allowedHosts.map { $0.lowercased() }) }

  /// Checks an address.
  ///
  /// - Throws: `RemoteError`.
  func check(_ url: URL) throws(RemoteError) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https", url.user == nil,
      url.password == nil, let host = url.host?.lowercased(), !host.isEmpty
    else { throw .address }
    guard !allowedHosts.contains(host) else { return }
    let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(bare, nil, &hints, &list) == 0, let list else { throw .unknownHost(host) }
    defer { freeaddrinfo(list) }
    var next: UnsafeMutablePointer<addrinfo>? = list
    while let entry = next {
      if Self.isPrivate(entry.pointee) { throw .privateHost(host) }
      next = entry.pointee.ai_next
    }
  }

  private static func isPrivate(_ entry: addrinfo) -> Bool {
    guard let address = entry.ai_addr else { return true }
    switch entry.ai_family {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr) { isPrivate(v4: Array($0)) }
      }
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin6_addr) { isPrivate(v6: Array($0)) }
      }
    default: return true
    }
  }

  /// Whether four bytes are no address of the public internet (RFC 6890).
  static func isPrivate(v4 bytes: [UInt8]) -> Bool {
    guard bytes.count == 4 else { return true }
    switch (bytes[0], bytes[1]) {
    case (0, _), (10, _), (127, _), (169, 254), (192, 168), (100, 64...127), (172, 16...31), (198, 18...19),
      (224..., _):
      return true
    case (192, 0): return bytes[2] == 0 || bytes[2] == 2
    case (198, 51): return bytes[2] == 100
    case (203, 0): return bytes[2] == 113
    default: return false
    }
  }

  /// Whether sixteen bytes are no address of the public internet, or stand for one of IPv4 that is none.
  static func isPrivate(v6 bytes: [UInt8]) -> Bool {
    guard bytes.count == 16 else { return true }
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    let isTranslated = bytes[..<12] == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
    if isMapped || isTranslated { return isPrivate(v4: Array(bytes[12...])) }
    if bytes[0] == 0x20, bytes[1] == 0x02 { return isPrivate(v4: Array(bytes[2..<6])) }
    // Only 2000::/3 is given out for the public internet; 2001:db8::/32 is for books.
    guard bytes[0] & 0xE0 == 0x20 else { return true }
    return bytes[..<4] == [0x20, 0x01, 0x0D, 0xB8]
  }
}
