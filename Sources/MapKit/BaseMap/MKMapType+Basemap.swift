internal import Basemap

extension MKMapType {
  /// The look of the base map.
  var basemapType: BasemapType {
    switch self {
    case .standard: .standard
    case .mutedStandard: .mutedStandard
    case .satellite, .satelliteFlyover: .satellite
    case .hybrid, .hybridFlyover: .hybrid
    }
  }
}
