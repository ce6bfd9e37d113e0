import Foundation

/// Archives that are tried but never kept in the repository.
enum Samples {
  /// The folder that `OPENMAPKIT_SAMPLES` names.
  static let folder = ProcessInfo.processInfo.environment["OPENMAPKIT_SAMPLES"]

  /// Streets of Santa Clarita, with the park; nil without the samples.
  static let santaClarita = path("street/santa-clarita.pmtiles")
  /// Scanned maps of Mount Whitney, as 512-pixel WebP tiles; nil without the samples.
  static let mountWhitney = path("basemap/imagery/usgs-topo-mt-whitney-z8-15.pmtiles")

  private static func path(_ name: String) -> String? {
    guard let path = folder.map({ $0 + "/" + name }), FileManager.default.fileExists(atPath: path) else { return nil }
    return path
  }
}
