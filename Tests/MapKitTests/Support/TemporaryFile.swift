import Foundation

/// A file that is gone with the value.
final class TemporaryFile {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let path: String

  init(_ data: Data, name: String) throws {
    path = folder.appendingPathComponent(name).path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
