/// A file that is read in pieces from any place, by any thread.
///
/// Read with `pread`, not mapped: a mapped file that is cut short meanwhile would end the process.
package final class RandomAccessFile: Sendable {
  private let descriptor: Int32
  /// The length when the file was opened, in bytes.
  package let length: UInt64

  /// Opens a file.
  ///
  /// - Throws: `RandomAccessError.unreadable` where it cannot be opened or is no regular file.
  package init(path: String) throws(RandomAccessError) {
    // Without O_NONBLOCK the opening of a named pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(reason: Self.message(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= 0 else {
      close(descriptor)
      throw .unreadable(reason: "not a regular file")
    }
    self.descriptor = descriptor
    length = UInt64(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads bytes.
  ///
  /// - Parameters:
  ///   - offset: Where they begin, in bytes from the start of the file.
  ///   - count: How many; memory for them is only taken where the file was long enough when it was opened.
  /// - Returns: The bytes, all of them.
  /// - Throws: `RandomAccessError`.
  package func read(at offset: UInt64, count: Int) throws(RandomAccessError) -> [UInt8] {
    let (end, overflow) = offset.addingReportingOverflow(UInt64(max(count, 0)))
    guard !overflow, end <= length else { throw .endsEarly(offset: offset, wanted: count) }
    guard count > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let more = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset) + filled)
        if more < 0, errno == EINTR { continue }
        if more <= 0 {
          failure = more < 0 ? errno : 0
          return
        }
        filled += more
      }
    }
    guard bytes.count == count else {
      throw failure == 0 ? .endsEarly(offset: offset, wanted: count) : .unreadable(reason: Self.message(failure))
    }
    return bytes
  }

  private static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Why bytes of a file could not be had.
package enum RandomAccessError: Error, Equatable, Sendable {
  /// The file cannot be opened or read; `reason` is the system's sentence.
  case unreadable(reason: String)
  /// The file ends before the bytes that are wanted do.
  case endsEarly(offset: UInt64, wanted: Int)
}
