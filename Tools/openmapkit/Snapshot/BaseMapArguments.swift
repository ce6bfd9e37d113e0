import MapKit

/// The options that say what the base map is made of.
struct BaseMapArguments {
  let sources: [String]
  private let style: String?
  private let language: String?

  init(_ arguments: CommandArguments) {
    sources = BaseMap.sourcesOfEnvironment + arguments.all("--basemap")
    (style, language) = (arguments["--style"], arguments["--language"])
  }

  /// Opens the base map.
  ///
  /// - Throws: `CommandFailure`.
  func baseMap() throws(CommandFailure) -> BaseMap {
    var map: BaseMap
    do throws(BaseMapError) {
      map = try BaseMap(archives: sources, style: style.map { URL(fileURLWithPath: $0) })
    } catch {
      throw .failed("\(error)")
    }
    if let language {
      guard let known = MapLanguage.known(language) else {
        throw .usage("--language: \"\(language)\" is no language that maps have names in")
      }
      map.language = known
    }
    return map
  }
}
