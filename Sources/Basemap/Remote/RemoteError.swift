/// Why a server of tiles, or a tile of it, cannot be used.
package enum RemoteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No address of http or https, or one with a name and a password in it.
  case address
  /// A template without `{z}`, `{x}` and one of `{y}` and `{-y}`.
  case template
  /// The host is this machine or lies in a private network, and was not allowed by name.
  case privateHost(String)
  case unknownHost(String)
  /// The server could not be reached or did not answer in time; the system's reason.
  case unreachable(String)
  case status(Int)
  case tooLarge(limit: Int)
  /// The answer is neither a vector tile nor an image, but a page in HTML, say.
  case notATile
  /// The description of the tiles is no TileJSON.
  case tileJSON(String)

  package var description: String {
    switch self {
    case .address: "no address of http or https"
    case .template: "an address of tiles needs {z}, {x} and {y}"
    case .privateHost(let host): "\(host) lies in a private network; name it as allowed to use it"
    case .unknownHost(let host): "\(host) is not known"
    case .unreachable(let reason): "the server cannot be reached: \(reason)"
    case .status(let status): "the server answers \(status)"
    case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
    case .notATile: "the answer is no tile"
    case .tileJSON(let reason): "no TileJSON: \(reason)"
    }
  }

  /// Whether asking again later may help.
  var isTemporary: Bool {
    switch self {
    case .unreachable, .unknownHost: true
    case .status(let status): status == 408 || status == 425 || status == 429 || status >= 500
    default: false
    }
  }
}
