import MapKit

/// Where the tiles of a job go.
protocol TileOutput: Sendable {
  /// The file that the processes of a job meet at.
  var lockPath: String { get }
  /// Whether a tile is there.
  func contains(_ address: TileAddress) throws -> Bool
  /// Writes tiles; each is there whole or not at all.
  func insert(_ tiles: [(address: TileAddress, bytes: Data)]) throws
  /// Called by one process when all tiles are there.
  func finish() throws
}

/// A folder of files: `z/x/y.png`, or `z/x/y@2x.png`.
struct FolderOutput: TileOutput {
  private let folder: URL
  private let ending: String

  /// - Throws: `CommandFailure`.
  init(path: String, job: TileJob) throws(CommandFailure) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    ending = (job.scale == 1 ? "" : "@\(job.scale)x") + ".\(job.format.rawValue)"
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let note = folder.appendingPathComponent(".openmapkit-job\(ending)")
      if let other = try? String(contentsOf: note, encoding: .utf8) {
        guard other == job.identity else { throw CommandFailure.failed("\(path) holds tiles of other options") }
      } else {
        try Data(job.identity.utf8).write(to: note, options: .atomic)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .failed("cannot write to \(path): \(error.localizedDescription)")
    }
  }

  var lockPath: String { folder.appendingPathComponent(".openmapkit-lock\(ending)").path }

  private func file(_ address: TileAddress) -> URL {
    folder.appendingPathComponent("\(address.z)/\(address.x)/\(address.y)\(ending)")
  }

  func contains(_ address: TileAddress) -> Bool { FileManager.default.fileExists(atPath: file(address).path) }

  func insert(_ tiles: [(address: TileAddress, bytes: Data)]) throws {
    for (address, bytes) in tiles {
      let file = file(address)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file, options: .atomic)
    }
  }

  func finish() throws { try? FileManager.default.removeItem(atPath: lockPath) }
}
