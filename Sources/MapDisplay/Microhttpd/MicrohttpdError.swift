/// Why there is no server.
package enum MicrohttpdError: Error, Equatable, CustomStringConvertible {
  /// The text is no address of IPv4 or IPv6.
  case badAddress
  /// The system's number for the reason: the port is taken, say.
  case cannotListen(errno: Int32)

  package var description: String {
    switch self {
    case .badAddress: "the host is not an IPv4 or IPv6 address"
    case .cannotListen(let number): number == 0 ? "the address cannot be had" : String(cString: strerror(number))
    }
  }
}
