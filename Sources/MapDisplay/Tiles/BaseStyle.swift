/// The looks of the ground that have tiles of their own.
enum BaseStyle: String, CaseIterable, Codable, Sendable {
  case standard, muted, satellite, hybrid
  case standardDark, mutedDark, satelliteDark, hybridDark

  init(_ type: MKMapType, isDark: Bool) {
    switch type {
    case .standard: self = isDark ? .standardDark : .standard
    case .mutedStandard: self = isDark ? .mutedDark : .muted
    case .satellite, .satelliteFlyover: self = isDark ? .satelliteDark : .satellite
    case .hybrid, .hybridFlyover: self = isDark ? .hybridDark : .hybrid
    }
  }

  var mapType: MKMapType {
    switch self {
    case .standard, .standardDark: .standard
    case .muted, .mutedDark: .mutedStandard
    case .satellite, .satelliteDark: .satellite
    case .hybrid, .hybridDark: .hybrid
    }
  }

  /// Whether it is for dark surroundings.
  var isDark: Bool {
    switch self {
    case .standard, .muted, .satellite, .hybrid: false
    case .standardDark, .mutedDark, .satelliteDark, .hybridDark: true
    }
  }

  /// Whether it is imagery without lines, which is smaller as JPEG.
  var isPhotograph: Bool { self == .satellite || self == .satelliteDark }
}
