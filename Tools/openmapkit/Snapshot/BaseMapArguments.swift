import MapKit

/// The options that say what the base map is made of.
struct BaseMapArguments {
  let sources: [String]
  let style: String?
  let language: String?

  init(_ arguments: CommandArguments) {
    sources = arguments.all("--basemap")
    (style, language) = (arguments["--style"], arguments["--language"])
  }

  /// Opens the base map, and says of a style sheet what in it is not drawn.
  ///
  /// - Throws: `CommandFailure`.
  func baseMap() throws(CommandFailure) -> BaseMap {
    let given = ProcessInfo.processInfo.environment["OPENMAPKIT_BASEMAP"] ?? ""
    _ = given
    do throws(BaseMapError) {
      return try BaseMap(archives: sources)
    } catch {
      throw .failed("\(error)")
    }
  }
}
