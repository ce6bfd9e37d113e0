import CCairo

/// The bytes of a document under way, as Cairo writes them.
final class DocumentTarget {
  enum Kind { case pdf, svg }

  let kind: Kind
  let consumer: CGDataConsumer
  /// What Cairo has written so far.
  private var written = Data()
  private(set) var isFinished = false
  var hasOpenPage = false

  init(kind: Kind, consumer: CGDataConsumer) {
    self.kind = kind
    self.consumer = consumer
  }

  /// Cairo calls this with the target as closure, which the context keeps alive until the surface is finished.
  static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<DocumentTarget>.fromOpaque(closure).takeUnretainedValue().written.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  /// Hands the document to the consumer.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    consumer.storage.append(kind == .svg ? SVGIdentifiers.renumbered(written) : written)
    written = Data()
  }
}
