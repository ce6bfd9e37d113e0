import Foundation

/// One folder of `Cases/<feature>/<name>/`: a picture test.
struct PictureFolder: Sendable, Hashable, CustomStringConvertible {
  var feature: String
  var name: String
  var url: URL

  var description: String { "\(feature)/\(name)" }
  var descriptionFile: URL { url.appendingPathComponent("case.json") }
  var expectedFile: URL { url.appendingPathComponent("expected.png") }

  /// The package's own folder, four levels above this file.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the cases lie.
  static let cases = package.appendingPathComponent("Tests/PictureTests/Cases")

  /// Where the pictures of failed cases go.
  static let failures = package.appendingPathComponent(".build/picture-failures")

  /// Every folder two levels below `root`, in order of its name; one without `case.json` is listed too, and fails.
  static func all(under root: URL = cases) -> [PictureFolder] {
    folders(in: root).flatMap { feature in
      folders(in: feature).map {
        PictureFolder(feature: feature.lastPathComponent, name: $0.lastPathComponent, url: $0)
      }
    }
  }

  private static func folders(in parent: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(at: parent, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    return entries.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
