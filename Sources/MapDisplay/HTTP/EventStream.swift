/// Bytes on their way to one reader who takes them as fast as it can.
///
/// A reader who falls behind by more than a limit is let go: it comes back and is told everything anew, which is less
/// than all it missed.
///
/// `@unchecked Sendable`: all variables are read and written under the lock only.
package final class EventStream: @unchecked Sendable {
  enum Reading: Equatable {
    case bytes(Int)
    /// Nothing now; `wake` is called once there is something.
    case wait
    case end
  }

  /// The most bytes that wait for the reader.
  static let backlogLimit = 4 << 20

  private let lock = NSLock()
  private var pending = Data()
  private var isClosed = false
  private var wake: (@Sendable () -> Void)?
  private var closeHandler: (@Sendable () -> Void)?

  /// Whether the stream has ended, or its reader has gone.
  var hasEnded: Bool { lock.withLock { isClosed } }

  /// Sets what is called, once, when the stream ends; at once where it has.
  func onClose(_ handler: @escaping @Sendable () -> Void) {
    let late = lock.withLock { () -> Bool in
      if !isClosed { closeHandler = handler }
      return isClosed
    }
    if late { handler() }
  }

  /// Adds bytes for the reader.
  func send(_ data: Data) {
    let isTooMuch = lock.withLock { () -> Bool in
      guard !isClosed else { return false }
      pending.append(data)
      return pending.count > Self.backlogLimit
    }
    if isTooMuch { close() } else { callReader() }
  }

  /// Ends the stream; what waits is still read unless it is too much.
  func close() {
    let handler = lock.withLock { () -> (@Sendable () -> Void)? in
      isClosed = true
      if pending.count > Self.backlogLimit { pending = Data() }
      defer { closeHandler = nil }
      return closeHandler
    }
    handler?()
    callReader()
  }

  private func callReader() {
    lock.withLock {
      wake?()
      wake = nil
    }
  }

  /// Takes bytes out.
  ///
  /// - Parameters:
  ///   - target: Where to put them.
  ///   - prepare: Called under the lock where there are none: answers what wakes the reader.
  /// - Returns: How many bytes were put, or why none.
  func read(into target: UnsafeMutableRawBufferPointer, prepareToWait prepare: () -> (@Sendable () -> Void)) -> Reading
  {
    lock.withLock {
      guard !pending.isEmpty else {
        if isClosed { return .end }
        wake = prepare()
        return .wait
      }
      let count = min(pending.count, target.count)
      pending.copyBytes(to: target, count: count)
      pending = count == pending.count ? Data() : Data(pending.dropFirst(count))
      return .bytes(count)
    }
  }

  /// Takes all bytes that wait: for a reader without a socket.
  func takeAll() -> Data {
    lock.withLock {
      defer { pending = Data() }
      return pending
    }
  }
}
