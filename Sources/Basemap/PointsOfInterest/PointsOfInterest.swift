/// Which points of interest a map shows, by their kinds.
package enum PointsOfInterest: Hashable, Sendable {
  case all
  /// Those of some kinds; none: no points at all.
  case only(Set<String>)
  /// All others.
  case allBut(Set<String>)

  /// Whether a feature of a source layer may have a label; those that are no points of interest may.
  func allows(_ feature: StyleFeature, of sourceLayer: String) -> Bool {
    guard self != .all, sourceLayer == "poi" else { return true }
    func text(_ key: String) -> String {
      if case .string(let text)? = feature.value(key) { text } else { "" }
    }
    let kind = PointOfInterestKind.kind(class: text("class"), subclass: text("subclass"))
    switch self {
    case .all: return true
    case .only(let kinds): return kind.map(kinds.contains) ?? false
    case .allBut(let kinds): return !(kind.map(kinds.contains) ?? false)
    }
  }
}
