import MapKit

class ParkMapView: MKMapView {
  var rectsSet = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    rectsSet += 1
    super.setVisibleMapRect(mapRect, animated: animated)
  }
}
