import MapKit

/// Draws the tiles of a part of the map into a folder or an archive.
///
/// What is there already is not drawn again, so that a job that was broken off goes on where it was; several processes
/// with the same options share it.
struct TilesCommand {
  static let usage = """
    usage: openmapkit basemap tiles [options] --output FOLDER|FILE.mbtiles|FILE.pmtiles
      --zoom LEVEL or FROM-TO
                            of tiles of 256 points (default: 0-5)
      --bbox WEST,SOUTH,EAST,NORTH
                            in degrees (default: the world)
      --scale NUMBER        pixels per point, 1 to 4 (default: 1)
      --format FORMAT       png, webp or jpg (default: png)
      --map-type TYPE       standard, muted, satellite or hybrid (default: standard)
      --dark                for dark surroundings
      --language CODE       of the names on the map
      --style FILE          a MapLibre style sheet to draw the map with
      --basemap SOURCE      as for openmapkit snapshot; may be given again
      --threads NUMBER      tiles drawn at once (default: one for each processor)
    The same call in several processes shares the work; a call that was broken off goes on where it was.
    """

  private let arguments: CommandArguments
  private let job: TileJob
  private let output: String
  private let threads: Int

  init(_ arguments: [String]) throws(CommandFailure) {
    self.arguments = try CommandArguments(
      arguments,
      options: [
        "--zoom", "--bbox", "--scale", "--format", "--map-type", "--language", "--style", "--basemap", "--threads",
        "--output",
      ], switches: ["--dark"])
    guard let output = self.arguments["--output"], !output.isEmpty else { throw .usage("--output is missing") }
    self.output = output
    threads = try self.arguments.number("--threads", in: 1...64) ?? ProcessInfo.processInfo.activeProcessorCount
    job = try TileJob(self.arguments)
  }

  func run() async throws {
    let type = try await SnapshotCommand.mapType(arguments["--map-type"] ?? "standard")
    let painter = TilePainter(
      map: try BaseMapArguments(arguments).baseMap(), type: type, isDark: arguments.has("--dark"), job: job)
    let target: any TileOutput
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "mbtiles": target = try ArchiveOutput(path: output, job: job, painter: painter)
    case "pmtiles":
      target = try ArchiveOutput(path: output + ".job.mbtiles", finishedAs: output, job: job, painter: painter)
    default: target = try FolderOutput(path: output, job: job)
    }
    let drawn = try JobRunner(job: job, painter: painter, output: target, threads: threads).run()
    for fault in painter.map.faults { OpenMapKitCommand.note(fault) }
    try OpenMapKitCommand.say("\(output): \(drawn) of \(job.tileCount) tiles drawn by this process")
  }
}
