import Foundation

/// Shares the blocks of a job among processes: each holds a lock on one byte of a file for each block it works at.
///
/// The system lets go of the locks of a process that ends, however it ends.
final class JobLock {
  /// Locks that belong to the open file rather than to the process: `F_OFD_SETLK` and `F_OFD_SETLKW` of Linux.
  private static let (setLock, setLockWaiting) = (Int32(37), Int32(38))

  private let descriptor: Int32

  /// - Throws: `CommandFailure`.
  init(path: String) throws(CommandFailure) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .failed("cannot write \(path): \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  /// Takes a block; false where another process has it, which with `waits` is waited for.
  func take(_ block: Int, waits: Bool = false) -> Bool {
    set(Int16(F_WRLCK), block, waits ? Self.setLockWaiting : Self.setLock)
  }

  /// Lets a block go.
  func release(_ block: Int) { _ = set(Int16(F_UNLCK), block, Self.setLock) }

  private func set(_ type: Int16, _ block: Int, _ command: Int32) -> Bool {
    var lock = flock()
    (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (type, Int16(SEEK_SET), off_t(block), 1)
    while fcntl(descriptor, command, &lock) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
