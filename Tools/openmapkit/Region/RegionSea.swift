import Foundation

/// The sea of a region, where tilemaker looks for it: `coastline/water_polygons.shp`.
enum RegionSea {
  /// Polygons of a user's own.
  case file(String)
  /// From the shorelines of Debian's gmt-gshhg-full.
  case shorelines
  case none

  /// How far beyond the region the sea is laid, in degrees: tiles show a little of what is beside them.
  private static let margin = 0.1

  /// Lays the sea into a folder.
  ///
  /// - Returns: Whom to credit for it, if there is any.
  /// - Throws: `CommandFailure`.
  func lay(in folder: URL, for box: RegionBox) throws(CommandFailure) -> String? {
    let place = folder.appendingPathComponent("coastline")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw .failed("cannot write to \(place.path): \(error.localizedDescription)")
    }
    switch self {
    case .file(let coastline): try Self.link(coastline, into: place)
    case .shorelines: return try Self.cut(box, into: place, by: folder)
    case .none: break
    }
    return nil
  }

  private static func link(_ coastline: String, into place: URL) throws(CommandFailure) {
    do {
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

  private static func cut(_ box: RegionBox, into place: URL, by folder: URL) throws(CommandFailure) -> String? {
    guard FileManager.default.isReadableFile(atPath: ShorelineFile.path),
      let reader = ExternalProgram("gdalmdimtranslate"), let shaper = ExternalProgram("ogr2ogr")
    else {
      OpenMapKitCommand.note("the sea is left out; to have it: apt-get install gdal-bin gmt-gshhg-full")
      return nil
    }
    let shorelines = try ShorelineFile(reader: reader, unpackedIn: folder.appendingPathComponent("shorelines"))
    let document = folder.appendingPathComponent("sea.geojsonl")
    let count: Int
    do {
      try Data().write(to: document)
      let file = try FileHandle(forWritingTo: document)
      defer { try? file.close() }
      count = try SeaDocument(shorelines: shorelines, box: box.grown(by: margin)).write {
        try file.write(contentsOf: Data($0.utf8))
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .failed("cannot write \(document.path): \(error.localizedDescription)")
    }
    guard count > 0 else { return nil }
    let shape = place.appendingPathComponent("water_polygons.shp")
    try shaper.run(
      ["-f", "ESRI Shapefile", "-a_srs", "EPSG:4326", "-nlt", "POLYGON", shape.path, "GeoJSONSeq:\(document.path)"],
      in: folder)
    return "coastline: GSHHG"
  }
}
