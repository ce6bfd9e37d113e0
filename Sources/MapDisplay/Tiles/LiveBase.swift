/// The ground of a map: which base map, and its look.
struct LiveBase: Hashable, Sendable {
  /// Of a `BaseRegistry`.
  let number: Int
  let style: BaseStyle

  init(number: Int, style: BaseStyle) {
    self.number = number
    self.style = style
  }

  /// Reads `0-standard`.
  init?(_ text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), number >= 0, String(number) == parts[0],
      let style = BaseStyle(rawValue: String(parts[1]))
    else { return nil }
    self.init(number: number, style: style)
  }

  /// As addresses name it.
  var name: String { "\(number)-\(style.rawValue)" }
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
