import Foundation

/// A file that is deleted when the value is no longer held.
final class ScratchFile: Sendable {
  let path: String

  init(_ bytes: [UInt8]) throws {
    path = NSTemporaryDirectory() + "/basemap-" + UUID().uuidString
    try write(bytes)
  }

  deinit { unlink(path) }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
}
