/// Where a PDF or SVG document goes: the bytes are complete once the context is closed.
public final class CGDataConsumer {
  let storage: NSMutableData

  /// Makes a consumer that appends to `data`; never nil.
  public init?(data: NSMutableData) { storage = data }
}
