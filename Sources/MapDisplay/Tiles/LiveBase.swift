/// The ground of a map: which base map, and its look.
struct LiveBase: Hashable, Sendable {
  /// Of a `BaseRegistry`.
  let number: Int
  let style: BaseStyle
  /// The language of its names, one of `MapLanguage.known`.
  let language: String
  /// Whether the names are part of its pictures.
  var hasLabels = true
  var showsBuildings = true

  init(number: Int, style: BaseStyle, language: String, hasLabels: Bool = true, showsBuildings: Bool = true) {
    (self.number, self.style, self.language) = (number, style, language)
    (self.hasLabels, self.showsBuildings) = (hasLabels, showsBuildings)
  }

  /// The ground without names.
  var bare: LiveBase {
    var bare = self
    bare.hasLabels = false
    return bare
  }

  /// Reads `0-standard-en`, or `0-standard-zh.Hant-bare-flat` without names and buildings.
  init?(_ text: Substring) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let number = parts.popFirst().flatMap({ Int($0) }), number >= 0, text.hasPrefix("\(number)-"),
      let style = parts.popFirst().flatMap({ BaseStyle(rawValue: String($0)) }),
      let language = parts.popFirst().map({ $0.replacingOccurrences(of: ".", with: "-") }),
      MapLanguage.known.contains(language)
    else { return nil }
    self.init(number: number, style: style, language: language)
    if parts.first == "bare" {
      hasLabels = false
      parts.removeFirst()
    }
    if parts.first == "flat" {
      showsBuildings = false
      parts.removeFirst()
    }
    guard parts.isEmpty, name == text else { return nil }
  }

  /// As addresses name it.
  var name: String {
    "\(number)-\(style.rawValue)-\(language.replacingOccurrences(of: "-", with: "."))\(hasLabels ? "" : "-bare")"
      + (showsBuildings ? "" : "-flat")
  }

  /// What of a scene its pictures hold.
  var parts: SceneParts { hasLabels ? [.ground, .labels] : .ground }

  /// The scene of the ground with some overlays.
  func scene(of map: BaseMap, with content: OverlayContent?, zoomScale: MKZoomScale) -> MapScene {
    MapScene(
      of: style.mapType, isDark: style.isDark, showsBuildings: showsBuildings, language: language, on: map,
      with: content, zoomScale: zoomScale)
  }
}

/// The base maps that are shown, by numbers; most programs have one.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class BaseRegistry: @unchecked Sendable {
  /// More are not told apart: the first of them stands for all others.
  private static let most = 256
  /// The number of the first: another one in each program, so that browsers do not show what an earlier one had there.
  private let first = Int.random(in: 1..<1 << 40)
  private let lock = NSLock()
  private var maps: [BaseMap] = []

  /// The number of a base map.
  func number(of map: BaseMap) -> Int {
    lock.withLock {
      if let known = maps.firstIndex(where: { $0.isSame(as: map) }) { return first + known }
      guard maps.count < Self.most else { return first }
      maps.append(map)
      return first + maps.count - 1
    }
  }

  subscript(number: Int) -> BaseMap? {
    lock.withLock { maps.indices.contains(number &- first) ? maps[number &- first] : nil }
  }
}
