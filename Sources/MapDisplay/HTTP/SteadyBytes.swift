/// Bytes that stay where they are, so that answers can be sent from there without being copied.
///
/// `@unchecked Sendable`: the bytes are written before anybody else has the object, and only read from then on.
package final class SteadyBytes: @unchecked Sendable {
  /// All bytes, which live as long as the object.
  let contents: UnsafeRawBufferPointer

  init(_ data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.withUnsafeBytes { copy.copyMemory(from: $0) }
    contents = UnsafeRawBufferPointer(copy)
  }

  deinit { contents.deallocate() }

  var count: Int { contents.count }
  var data: Data { Data(contents) }
}
