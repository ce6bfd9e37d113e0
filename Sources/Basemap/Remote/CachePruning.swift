import Foundation

/// Keeps a folder of files below a size: the files that were written longest ago go first.
///
/// `@unchecked Sendable`: `written` and `isPruning` are only touched under the lock.
final class CachePruning: @unchecked Sendable {
  private let folder: URL
  private let limit: Int
  private let lock = NSLock()
  /// Bytes since the folder was last looked through; the first writing looks.
  private var written: Int
  private var isPruning = false

  init(folder: URL, limit: Int) {
    (self.folder, self.limit) = (folder, max(limit, 0))
    written = Int.max / 2
  }

  /// Takes note of a file, and looks the folder through after every sixteenth of the limit.
  func wrote(_ bytes: Int) {
    let isDue = lock.withLock { () -> Bool in
      written = min(written + bytes, Int.max / 2)
      guard written > limit / 16, !isPruning else { return false }
      (written, isPruning) = (0, true)
      return true
    }
    guard isDue else { return }
    prune()
    lock.withLock { isPruning = false }
  }

  private func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else {
      return
    }
    var found: [(file: URL, date: Date, size: Int)] = []
    for case let file as URL in files {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      found.append((file, values.contentModificationDate ?? .distantPast, values.fileSize ?? 0))
    }
    var total = found.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    // Down to seven eighths, so that it is not done for every file.
    for entry in found.sorted(by: { $0.date < $1.date }) where total > limit - limit / 8 {
      if (try? FileManager.default.removeItem(at: entry.file)) != nil { total -= entry.size }
    }
  }
}
