import Basemap

/// Runs tilemaker over a region, in a folder of its own, and hands its archive over when it is whole.
struct RegionBuild {
  let region: String
  let output: String
  /// What to cover, where not all that the region's file says.
  let box: RegionBox?
  let sea: RegionSea

  /// Where Debian's package keeps the OpenMapTiles schema.
  private static let schema = "/usr/share/doc/tilemaker/examples"

  func run() throws(CommandFailure) {
    guard let tilemaker = ExternalProgram("tilemaker") else {
      throw .failed("tilemaker is not installed: apt-get install tilemaker")
    }
    let (settings, script) = (Self.schema + "/config-openmaptiles.json", Self.schema + "/process-openmaptiles.lua")
    for file in [settings, script] where !FileManager.default.isReadableFile(atPath: file) {
      throw .failed("\(file), which comes with Debian's tilemaker, is not there")
    }
    let said = try box == nil ? OSMHeader(path: region).box : box
    guard let box = said else {
      throw .failed("\(region) does not say what it covers: give --bbox WEST,SOUTH,EAST,NORTH")
    }
    let target = URL(fileURLWithPath: output)
    let folder = target.deletingLastPathComponent().appendingPathComponent(".openmapkit-build-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .failed("cannot write beside \(output): \(error.localizedDescription)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let credit = try sea.lay(in: folder, for: box)
    let made = folder.appendingPathComponent("region.mbtiles")
    try tilemaker.run(
      [
        "--input", URL(fileURLWithPath: region).path, "--output", made.path, "--config", settings, "--process",
        script, "--bbox", [box.west, box.south, box.east, box.north].map { "\($0)" }.joined(separator: ","),
      ], in: folder)
    guard FileManager.default.fileExists(atPath: made.path) else {
      throw .failed("tilemaker made no archive: is \(region) a complete extract?")
    }
    try describe(made.path, as: target.deletingPathExtension().lastPathComponent, seaFrom: credit)
    guard rename(made.path, target.path) == 0 else {
      throw .failed("cannot write \(output): \(String(cString: strerror(errno)))")
    }
    try OpenMapKitCommand.say("\(output) is ready; use it with --basemap \(output)")
  }

  /// Writes into an archive what it is, and whom maps of it have to name.
  private func describe(_ archive: String, as name: String, seaFrom credit: String?) throws(CommandFailure) {
    let credits = ["© OpenMapTiles © OpenStreetMap contributors"] + (credit.map { [$0] } ?? [])
    do throws(MBTilesError) {
      _ = try MBTilesWriter(
        path: archive,
        metadata: [
          "name": name, "description": "OpenStreetMap's data in the OpenMapTiles schema",
          "attribution": credits.joined(separator: ", "),
        ])
    } catch {
      throw .failed("\(archive): \(error)")
    }
  }
}
