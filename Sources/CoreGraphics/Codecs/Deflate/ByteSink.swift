/// Bytes that grow at the end, in memory from malloc, to be handed on as `Data` without a copy.
final class ByteSink {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutableRawPointer?

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = malloc(self.capacity)
  }

  deinit { free(start) }

  /// At least `byteCount` free bytes after the end, to be written and then counted with `grow`; nil without memory.
  func space(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    if capacity - count < byteCount {
      let wanted = max(capacity * 2, count + byteCount)
      guard let larger = realloc(start, wanted) else { return nil }
      start = larger
      capacity = wanted
    }
    return start.map { UnsafeMutableRawBufferPointer(start: $0 + count, count: capacity - count) }
  }

  /// Counts bytes that were written to the free space.
  func grow(by byteCount: Int) { count += min(byteCount, capacity - count) }

  /// Forgets the bytes, keeps the memory.
  func removeAll() { count = 0 }

  /// The bytes so far; valid while the sink lives and does not grow.
  var contents: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(start: start, count: count) }

  /// Hands the bytes over and leaves the sink empty.
  func takeData() -> Data {
    guard let start else { return Data() }
    // Gives back what growing left over; a failure to do so is harmless.
    let fitted = realloc(start, max(count, 1)) ?? start
    let data = Data(bytesNoCopy: fitted, count: count, deallocator: .free)
    self.start = nil
    (count, capacity) = (0, 0)
    return data
  }
}
