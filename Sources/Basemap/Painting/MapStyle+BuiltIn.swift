extension MapStyle {
  /// The style of a look that comes with the program; one that draws nothing where its file is missing or damaged.
  package static func builtIn(_ look: BasemapLook) -> MapStyle { library.style(look.sheetName) }

  /// Reads a style sheet that comes with the program.
  ///
  /// - Throws: `StyleSheetError`, also where the file is missing.
  static func read(_ name: String) throws(StyleSheetError) -> MapStyle {
    guard let path = try? EmbeddedFile.path("Styles/\(name).json"),
      let json = FileManager.default.contents(atPath: path)
    else { throw .notAStyleSheet("\(name).json is not beside the program") }
    return MapStyle(try StyleSheet(json: json), sprite: sprite)
  }

  /// The pictures of all styles that come with the program, for every scale those of two pixels a point; none where
  /// their files are missing.
  private static let sprite: Sprite = {
    guard let path = try? EmbeddedFile.path("Styles/sprite@2x.json") else { return Sprite() }
    return (try? Sprite(path: String(path.dropLast("@2x.json".count)), scale: 2)) ?? Sprite()
  }()

  private static let library = StyleLibrary()
}

extension BasemapLook {
  /// The name of the style sheet, without its ending.
  var sheetName: String {
    let name =
      switch type {
      case .standard: "standard"
      case .mutedStandard: "muted"
      case .satellite: "satellite"
      case .hybrid: "hybrid"
      }
    return name + (isDark ? "-dark" : "-light")
  }
}

/// The styles that were asked for so far.
///
/// `@unchecked Sendable`: `styles` is only touched under `lock`.
private final class StyleLibrary: @unchecked Sendable {
  private let lock = NSLock()
  private var styles: [String: MapStyle] = [:]

  func style(_ name: String) -> MapStyle {
    lock.withLock {
      if let known = styles[name] { return known }
      let style = (try? MapStyle.read(name)) ?? MapStyle(StyleSheet())
      styles[name] = style
      return style
    }
  }
}
