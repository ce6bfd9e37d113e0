/// The archives that come with the program: the whole world, drawn and from above, without a network.
package enum EmbeddedArchive: String, CaseIterable, Sendable {
  /// Vector tiles of levels 0 to 6.
  case world = "natural-earth-z0-6.pmtiles"
  /// Images of levels 0 to 5.
  case imagery = "blue-marble-z0-5.pmtiles"

  /// The environment variable with folders to look into first, separated by colons.
  static let variable = "OPENMAPKIT_RESOURCES"
  /// The folder that the Swift package manager makes beside an executable for this module's files.
  static let bundle = "OpenMapKit_Basemap.resources"

  /// Opens the archive.
  ///
  /// It is looked for in the folders of the environment variable `OPENMAPKIT_RESOURCES`, in
  /// `OpenMapKit_Basemap.resources` beside the executable, which may be moved together with it, and beside the
  /// executable itself; each time in the folder and in its `Resources`.
  ///
  /// - Parameter folders: Where to look instead.
  /// - Returns: The archive as a source.
  /// - Throws: `TileSourceError.missingResource` where it is in none of them, or what is wrong with the file.
  package func open(in folders: [String]? = nil) throws(TileSourceError) -> PMTilesSource {
    for folder in folders ?? Self.folders {
      for path in [folder + "/" + rawValue, folder + "/Resources/" + rawValue]
      where FileManager.default.fileExists(atPath: path) {
        return try PMTilesSource(path: path)
      }
    }
    throw .missingResource(name: rawValue)
  }

  private static var folders: [String] {
    let given = ProcessInfo.processInfo.environment[variable] ?? ""
    let home = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "."
    return given.split(separator: ":").map(String.init) + [home + "/" + bundle, home]
  }
}
