import MapKit

class ParkMapView: MKMapView {
  var overlaysAdded = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func addOverlay(_ overlay: MKOverlay) {
    overlaysAdded += 1
    super.addOverlay(overlay)
  }
}
