/// The looks of the ground that have tiles of their own.
enum BaseStyle: String, CaseIterable, Codable, Sendable {
  case standard, muted, satellite, hybrid

  init(_ type: MKMapType) {
    switch type {
    case .standard: self = .standard
    case .mutedStandard: self = .muted
    case .satellite, .satelliteFlyover: self = .satellite
    case .hybrid, .hybridFlyover: self = .hybrid
    }
  }

  var mapType: MKMapType {
    switch self {
    case .standard: .standard
    case .muted: .mutedStandard
    case .satellite: .satellite
    case .hybrid: .hybrid
    }
  }

  /// Whether it is imagery without lines, which is smaller as JPEG.
  var isPhotograph: Bool { self == .satellite }
}
