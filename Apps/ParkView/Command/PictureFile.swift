import Foundation

/// A file that is written whole or not at all.
struct PictureFile {
  let path: String

  /// Writes beside the file and then puts the new one in its place; a link is written through, and what was there
  /// keeps its permissions.
  ///
  /// - Throws: `CommandFailure` with the system's reason; nothing is left behind then.
  func write(_ data: Data) throws(CommandFailure) {
    guard !path.hasSuffix("/"), !path.hasSuffix("/.") else { throw failure("it is not a plain file") }
    guard let target = target else { throw failure(reason(ELOOP)) }
    var mode: mode_t?
    var status = stat()
    if stat(target, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw failure("it is not a plain file") }
      // Replacing a file needs no permission to write it; its owner's wish counts all the same.
      guard access(target, W_OK) == 0 else { throw failure(reason(errno)) }
      mode = status.st_mode & 0o777
    }
    let fresh = "\(target).\(getpid()).part"
    let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(reason(errno)) }
    var problem = fill(descriptor, with: data)
    if problem == nil, let mode, fchmod(descriptor, mode) != 0 { problem = errno }
    if close(descriptor) != 0, problem == nil { problem = errno }
    if problem == nil, rename(fresh, target) != 0 { problem = errno }
    if let problem {
      unlink(fresh)
      throw failure(reason(problem))
    }
  }

  /// The file that links lead to, whether or not it is there; nil where they go round in circles.
  private var target: String? {
    var target = path
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { return target }
      target = URL(fileURLWithPath: link, relativeTo: URL(fileURLWithPath: target).deletingLastPathComponent()).path
    }
    return nil
  }

  /// Writes all bytes; answers the system's error number where that fails.
  private func fill(_ descriptor: Int32, with data: Data) -> Int32? {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count, let base = bytes.baseAddress {
        let count = Foundation.write(descriptor, base + done, bytes.count - done)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        done += count
      }
      return nil
    }
  }

  private func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  private func failure(_ reason: String) -> CommandFailure { .failed("cannot write \(path): \(reason)") }
}
