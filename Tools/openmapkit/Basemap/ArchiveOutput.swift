import Basemap
import MapKit

/// An MBTiles archive, which may be made into a PMTiles archive when all tiles are there.
struct ArchiveOutput: TileOutput {
  private static let jobName = "openmapkit_job"

  private let path: String
  private let finishedPath: String?
  private let writer: MBTilesWriter
  private let job: TileJob
  private let metadata: [String: String]

  /// - Throws: `CommandFailure`.
  init(path: String, finishedAs finished: String? = nil, job: TileJob, painter: TilePainter) throws(CommandFailure) {
    (self.path, finishedPath, self.job) = (path, finished, job)
    metadata = [
      "name": URL(fileURLWithPath: finished ?? path).deletingPathExtension().lastPathComponent,
      "format": job.format.rawValue, "type": "baselayer", "version": "1",
      "minzoom": "\(job.zooms.lowerBound)", "maxzoom": "\(job.zooms.upperBound)",
      "bounds": job.box.map { "\($0)" }.joined(separator: ","),
      "attribution": painter.attribution.joined(separator: "<br>"), Self.jobName: job.identity,
    ]
    let isOurs: Bool
    do throws(MBTilesError) {
      writer = try MBTilesWriter(path: path, metadata: [:])
      isOurs = try writer.claim((Self.jobName, job.identity))
      if isOurs { try writer.describe(metadata) }
    } catch {
      throw .failed("\(path): \(error)")
    }
    guard isOurs else { throw .failed("\(path) holds tiles of other options") }
  }

  var lockPath: String { path + ".lock" }

  func contains(_ address: TileAddress) throws -> Bool { try writer.contains(address) }

  func insert(_ tiles: [(address: TileAddress, bytes: Data)]) throws {
    try writer.insert(tiles.map { ($0.address, Array($0.bytes)) })
  }

  func finish() throws {
    if let finishedPath {
      let archive = try MBTilesArchive(path: path)
      let types: [TileJob.Format: PMTilesHeader.TileType] = [.png: .png, .webp: .webp, .jpg: .jpeg]
      let kept = ["name", "attribution", "type", "version"]
      let description = PMTilesWriter.Description(
        type: types[job.format] ?? .unknown,
        metadata: try JSONSerialization.data(
          withJSONObject: metadata.filter { kept.contains($0.key) }, options: [.sortedKeys]),
        southWest: CLLocationCoordinate2D(latitude: job.box[1], longitude: job.box[0]),
        northEast: CLLocationCoordinate2D(latitude: job.box[3], longitude: job.box[2]))
      try PMTilesWriter.write(to: finishedPath, description, addresses: writer.addresses()) {
        try archive.tile(at: $0)
      }
      try? FileManager.default.removeItem(atPath: path)
    }
    try? FileManager.default.removeItem(atPath: lockPath)
  }
}
