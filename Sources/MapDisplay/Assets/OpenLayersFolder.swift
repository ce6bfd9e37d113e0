/// Where OpenLayers is.
///
/// The first of these that holds `ol.js` counts: the folder named in the environment variable `OPENMAPKIT_OPENLAYERS`;
/// `openlayers` beside the program; `.setup/openlayers`, where the project's set-up puts it, in a folder above the
/// program; and there in the working folder or above it.
enum OpenLayersFolder {
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: URL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "/"),
    workingFolder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  ) -> URL? {
    if let named = environment["OPENMAPKIT_OPENLAYERS"], !named.isEmpty {
      return hasOpenLayers(URL(fileURLWithPath: named)) ? URL(fileURLWithPath: named) : nil
    }
    let beside = program.deletingLastPathComponent().appendingPathComponent("openlayers")
    let above = (ancestors(of: program) + [workingFolder] + ancestors(of: workingFolder)).map {
      $0.appendingPathComponent(".setup/openlayers")
    }
    return ([beside] + above).first(where: hasOpenLayers)
  }

  private static func ancestors(of file: URL) -> [URL] {
    var folders: [URL] = []
    var folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
    while folders.count < 32 {
      folders.append(folder)
      if folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return folders
  }

  private static func hasOpenLayers(_ folder: URL) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.appendingPathComponent("ol.js").path)
  }
}
