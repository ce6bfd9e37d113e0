extension MKMapConfiguration {
  /// An equal configuration of the same kind.
  var equalCopy: MKMapConfiguration { copy() as? MKMapConfiguration ?? self }
}

extension MKMapType {
  /// The configuration that looks like a map of this type.
  var configuration: MKMapConfiguration {
    switch self {
    case .standard: MKStandardMapConfiguration()
    case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
    case .satellite: MKImageryMapConfiguration()
    case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
    case .hybrid: MKHybridMapConfiguration()
    case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
    }
  }
}
