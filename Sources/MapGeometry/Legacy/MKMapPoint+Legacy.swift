/// Creates a point: the spelling before Swift 4.2 of `MKMapPoint.init(x:y:)`.
@available(*, deprecated, renamed: "MKMapPoint.init(x:y:)")
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint {
  MKMapPoint(x: x, y: y)
}

/// Projects a coordinate: the spelling before Swift 4.2 of `MKMapPoint.init(_:)`.
@available(*, deprecated, renamed: "MKMapPoint.init(_:)")
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// The coordinate of a point: the spelling before Swift 4.2 of `MKMapPoint.coordinate`.
@available(*, deprecated, renamed: "getter:MKMapPoint.coordinate(self:)")
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}

/// The distance in metres: the spelling before Swift 4.2 of `MKMapPoint.distance(to:)`.
@available(*, deprecated, renamed: "MKMapPoint.distance(self:to:)")
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
