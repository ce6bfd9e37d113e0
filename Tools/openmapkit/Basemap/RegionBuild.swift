import Foundation

/// Runs tilemaker over a region, in a folder of its own, and hands its archive over when it is whole.
struct RegionBuild {
  let region: String
  let output: String
  let coastline: String?
  let hasSea: Bool

  /// Where Debian's package keeps the OpenMapTiles schema.
  private static let schema = "/usr/share/doc/tilemaker/examples"

  func run() throws(CommandFailure) {
    guard let tilemaker = ExternalProgram("tilemaker") else {
      throw .failed("tilemaker is not installed: apt-get install tilemaker")
    }
    let (config, process) = (Self.schema + "/config-openmaptiles.json", Self.schema + "/process-openmaptiles.lua")
    for file in [config, process] where !FileManager.default.isReadableFile(atPath: file) {
      throw .failed("\(file), which comes with Debian's tilemaker, is not there")
    }
    let target = URL(fileURLWithPath: output)
    let folder = target.deletingLastPathComponent().appendingPathComponent(".openmapkit-build-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .failed("cannot write beside \(output): \(error.localizedDescription)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try laySea(in: folder)
    let made = folder.appendingPathComponent("region.mbtiles")
    let arguments = [
      "--input", URL(fileURLWithPath: region).path, "--output", made.path, "--config", config, "--process", process,
    ]
    try tilemaker.run(arguments, in: folder)
    guard FileManager.default.fileExists(atPath: made.path) else {
      throw .failed("tilemaker made no archive: is \(region) a complete extract?")
    }
    guard rename(made.path, target.path) == 0 else {
      throw .failed("cannot write \(output): \(String(cString: strerror(errno)))")
    }
    try OpenMapKitCommand.say("\(output) is ready; use it with --basemap \(output)")
  }

  /// Puts the sea where tilemaker looks for it: `coastline/water_polygons.shp`.
  private func laySea(in folder: URL) throws(CommandFailure) {
    guard hasSea else { return }
    guard let coastline else {
      OpenMapKitCommand.note("without --coastline the sea is left out")
      return
    }
    let place = folder.appendingPathComponent("coastline")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let stem = URL(fileURLWithPath: coastline).deletingPathExtension()
      for ending in ["shp", "shx", "dbf", "prj", "cpg"] {
        let part = stem.appendingPathExtension(ending)
        guard FileManager.default.fileExists(atPath: part.path) else { continue }
        try FileManager.default.createSymbolicLink(
          at: place.appendingPathComponent("water_polygons.\(ending)"), withDestinationURL: part.standardizedFileURL)
      }
    } catch {
      throw .failed("cannot use \(coastline): \(error.localizedDescription)")
    }
    guard FileManager.default.fileExists(atPath: place.appendingPathComponent("water_polygons.shp").path) else {
      throw .failed("\(coastline) is not there")
    }
  }
}
