/// What a renderer made without an overlay draws: nothing, nowhere.
final class NoOverlay: NSObject, MKOverlay {
  let coordinate = kCLLocationCoordinate2DInvalid
  let boundingMapRect = MKMapRect.null
}
