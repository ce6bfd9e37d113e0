/// Stands for "no limit" among the distances of a `MKMapView.CameraZoomRange`.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// How near and how far the camera of a map may be.
  public final class CameraZoomRange: NSObject, NSCopying, Sendable {
    /// The least distance from the place in the middle, in metres, or `MKMapCameraZoomDefault`: no limit.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance from the place in the middle, in metres, or `MKMapCameraZoomDefault`: no limit.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Makes a range of two distances in metres, each of which may be `MKMapCameraZoomDefault`.
    ///
    /// Answers nil where the least is above the greatest, or one is negative or not finite. On Apple's framework: nil
    /// too for some ranges; for which is not recorded.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      for distance in [minDistance, maxDistance] where distance != MKMapCameraZoomDefault {
        guard distance >= 0, distance.isFinite else { return nil }
      }
      guard maxDistance == MKMapCameraZoomDefault || minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
      super.init()
    }

    /// Makes a range with a least distance in metres; nil where it is negative or not finite.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }

    /// Makes a range with a greatest distance in metres; nil where it is negative or not finite.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
    }

    /// Makes a range without limits.
    override init() {
      minCenterCoordinateDistance = MKMapCameraZoomDefault
      maxCenterCoordinateDistance = MKMapCameraZoomDefault
      super.init()
    }

    /// Answers the range itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// A rect with its middle, made larger or smaller so that its distance lies in the range.
    func limited(_ rect: MKMapRect) -> MKMapRect {
      let distance = CameraDistance.distance(of: rect)
      if minCenterCoordinateDistance > distance {
        return CameraDistance.rect(rect, from: minCenterCoordinateDistance)
      }
      if maxCenterCoordinateDistance != MKMapCameraZoomDefault, maxCenterCoordinateDistance < distance {
        return CameraDistance.rect(rect, from: maxCenterCoordinateDistance)
      }
      return rect
    }
  }
}
