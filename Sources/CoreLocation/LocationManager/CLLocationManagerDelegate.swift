/// Who is told where the user is.
///
/// Every call has a default, so a delegate implements what it needs.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Tells of new locations, the latest last; there is always one.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells of a new heading.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Tells that a location asked for is not to be had; the error is a `CLError`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells that `authorizationStatus` may be another now.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Tells the same to apps from before iOS 14; called right after the other.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
