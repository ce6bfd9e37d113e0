/// The ground of a map: which base map, and its look.
struct LiveBase: Hashable, Sendable {
  /// Of a `BaseRegistry`.
  let number: Int
  let style: BaseStyle
  /// The language of its names, one of `MapLanguage.known`.
  let language: String
  /// Whether the names are part of its pictures.
  var hasLabels = true

  init(number: Int, style: BaseStyle, language: String, hasLabels: Bool = true) {
    (self.number, self.style, self.language, self.hasLabels) = (number, style, language, hasLabels)
  }

  /// The ground without names.
  var bare: LiveBase { LiveBase(number: number, style: style, language: language, hasLabels: false) }

  /// Reads `0-standard-en`, or `0-standard-zh.Hant-bare` without names.
  init?(_ text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), let number = Int(parts[0]), number >= 0,
      let style = BaseStyle(rawValue: String(parts[1]))
    else { return nil }
    let language = parts[2].replacingOccurrences(of: ".", with: "-")
    guard MapLanguage.known.contains(language) else { return nil }
    self.init(number: number, style: style, language: language, hasLabels: parts.count == 3)
    guard name == text else { return nil }
  }

  /// As addresses name it.
  var name: String {
    "\(number)-\(style.rawValue)-\(language.replacingOccurrences(of: "-", with: "."))\(hasLabels ? "" : "-bare")"
  }

  /// What of a scene its pictures hold.
  var parts: SceneParts { hasLabels ? [.ground, .labels] : .ground }

  /// The scene of the ground with some overlays.
  func scene(of map: NumberedBase, with content: OverlayContent?, zoomScale: MKZoomScale) -> MapScene {
    var details = map.details
    details.language = language
    return MapScene(
      of: style.mapType, isDark: style.isDark, details: details, on: map.map, with: content, zoomScale: zoomScale)
  }
}

/// A base map and what of it is shown; the language is that of a page.
struct NumberedBase: Sendable {
  let map: BaseMap
  let details: GroundDetails
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
  private var maps: [NumberedBase] = []

  /// The number of a base map, shown in some way.
  func number(of map: BaseMap, _ details: GroundDetails) -> Int {
    lock.withLock {
      if let known = maps.firstIndex(where: { $0.map.isSame(as: map) && $0.details == details }) {
        return first + known
      }
      guard maps.count < Self.most else { return first }
      maps.append(NumberedBase(map: map, details: details))
      return first + maps.count - 1
    }
  }

  subscript(number: Int) -> NumberedBase? {
    lock.withLock { maps.indices.contains(number &- first) ? maps[number &- first] : nil }
  }
}
