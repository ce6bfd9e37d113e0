/// Hands out numbers for images, each once.
///
/// `nonisolated(unsafe)`: `last` is only touched under `lock`.
enum ImageSerials {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt64 = 0

  static func next() -> UInt64 {
    lock.withLock {
      last &+= 1
      return last
    }
  }
}
