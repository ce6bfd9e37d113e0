import MapKit

/// A look of the map, as addresses name it: `standard`, `hybrid-dark` and their like.
struct Look: Hashable, Sendable, CaseIterable {
  /// The type's name.
  let name: String
  let isDark: Bool

  static let allCases = ["standard", "muted", "satellite", "hybrid"].flatMap { name in
    [false, true].map { Look(name: name, isDark: $0) }
  }

  private init(name: String, isDark: Bool) { (self.name, self.isDark) = (name, isDark) }

  init?(_ text: String) {
    guard let look = Self.allCases.first(where: { $0.text == text }) else { return nil }
    self = look
  }

  var text: String { isDark ? name + "-dark" : name }

  var mapType: MKMapType {
    switch name {
    case "muted": .mutedStandard
    case "satellite": .satellite
    case "hybrid": .hybrid
    default: .standard
    }
  }
}
