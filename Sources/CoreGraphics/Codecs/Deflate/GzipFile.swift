/// Packs bytes that are sent or stored often.
package enum GzipFile {
  /// Answers bytes as a gzip file (RFC 1952) without name or date, or nil where memory gives out.
  ///
  /// The same bytes give the same file on the same machine.
  package static func pack(_ data: Data) -> Data? {
    let stream = DeflateStream(level: .three, wrapping: .gzip)
    let sink = ByteSink(capacity: data.count / 3)
    var bytes = data
    let isWritten = bytes.withUnsafeMutableBytes { stream.write($0, isLast: true, into: sink) }
    return isWritten ? sink.takeData() : nil
  }
}
