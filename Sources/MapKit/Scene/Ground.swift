extension MKMapType {
  /// The plain colour that the map lies on.
  var ground: CGColor {
    switch self {
    case .standard: CGColor(srgbRed: 0.949, green: 0.937, blue: 0.914, alpha: 1)
    case .satellite, .satelliteFlyover: CGColor(srgbRed: 0.184, green: 0.220, blue: 0.173, alpha: 1)
    case .hybrid, .hybridFlyover: CGColor(srgbRed: 0.216, green: 0.255, blue: 0.212, alpha: 1)
    case .mutedStandard: CGColor(srgbRed: 0.957, green: 0.957, blue: 0.953, alpha: 1)
    }
  }
}
