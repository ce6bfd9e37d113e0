extension MKMapView {
  /// What the map looks like; a flat standard map at first.
  ///
  /// Setting it takes a copy and sets `mapType`; setting `mapType` sets this. Changing what it answers changes nothing.
  ///
  /// On Apple's framework: the two belong together too.
  public var preferredConfiguration: MKMapConfiguration {
    get { copy(of: configuration) }
    set {
      let new = copy(of: newValue)
      mapType = new.mapType
      configuration = new
    }
  }

  private func copy(of configuration: MKMapConfiguration) -> MKMapConfiguration {
    configuration.copy() as? MKMapConfiguration ?? configuration
  }
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
