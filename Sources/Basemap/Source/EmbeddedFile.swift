import Foundation

/// The files that come with the program.
package enum EmbeddedFile {
  /// The environment variable with folders to look into first, separated by colons.
  static let variable = "OPENMAPKIT_RESOURCES"
  /// The folder that the Swift package manager makes beside an executable for this module's files.
  static let bundle = "OpenMapKit_Basemap.resources"

  /// Finds a file.
  ///
  /// It is looked for in the folders of the environment variable `OPENMAPKIT_RESOURCES`, in
  /// `OpenMapKit_Basemap.resources` beside the executable, which may be moved together with it, and beside the
  /// executable itself; each time in the folder and in its `Resources`.
  ///
  /// - Parameters:
  ///   - name: The file's path in the folder of resources.
  ///   - folders: Where to look instead.
  /// - Returns: Its path.
  /// - Throws: `TileSourceError.missingResource` where it is in none of them.
  package static func path(_ name: String, in folders: [String]? = nil) throws(TileSourceError) -> String {
    for folder in folders ?? Self.folders {
      for path in [folder + "/" + name, folder + "/Resources/" + name]
      where FileManager.default.fileExists(atPath: path) {
        return path
      }
    }
    throw .missingResource(name: name)
  }

  private static var folders: [String] {
    let given = ProcessInfo.processInfo.environment[variable] ?? ""
    let home = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "."
    return given.split(separator: ":").map(String.init) + [home + "/" + bundle, home]
  }
}
