import MapKit

final class CountingMapView: MKMapView {
  private(set) var regionsSet = 0

  override func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    regionsSet += 1
    super.setRegion(region, animated: animated)
  }
}
