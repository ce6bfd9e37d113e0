/// An event of a `text/event-stream` (WHATWG HTML, 9.2 Server-sent events).
struct ServerSentEvent: Equatable {
  /// The name, without line ends.
  var name: String
  /// What a browser says in `Last-Event-ID` when it comes back; without line ends.
  var id: String?
  var data: Data

  /// The bytes on the wire: every line of the data has its own field.
  var encoded: Data {
    var bytes = Data("event: \(name)\n".utf8)
    if let id { bytes.append(Data("id: \(id)\n".utf8)) }
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      bytes.append(contentsOf: "data: ".utf8)
      bytes.append(contentsOf: line)
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// A line that browsers ignore: it shows that the connection lives, and finds out whether it does.
  static let heartbeat = Data(":\n\n".utf8)
}
