extension MKCoordinateRegion {
  /// Checks that the region can be shown; call it on regions that come from files, URLs or users.
  ///
  /// The centre must be valid by `CLLocationCoordinate2DIsValid(_:)`, the span must lie in 0…180 degrees of latitude
  /// and 0…360 degrees of longitude, ends included.
  ///
  /// On Apple's framework: there is no such function; setting such a region on a map view raises an exception.
  ///
  /// - Throws: `MKRegionError` with the values at fault; the centre is looked at first.
  public func validate() throws(MKRegionError) {
    guard CLLocationCoordinate2DIsValid(center) else {
      throw .invalidCenter(latitude: center.latitude, longitude: center.longitude)
    }
    guard (0...180).contains(span.latitudeDelta), (0...360).contains(span.longitudeDelta) else {
      throw .invalidSpan(latitudeDelta: span.latitudeDelta, longitudeDelta: span.longitudeDelta)
    }
  }

  /// Whether `validate()` finds nothing wrong.
  package var isValid: Bool {
    do {
      try validate()
      return true
    } catch {
      return false
    }
  }
}
