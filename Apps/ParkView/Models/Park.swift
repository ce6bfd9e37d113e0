import MapKit

/// The park: where it lies, where its plan lies, and its boundary.
package struct Park {
  let boundary: [CLLocationCoordinate2D]
  package let midCoordinate: CLLocationCoordinate2D
  let overlayTopLeftCoordinate: CLLocationCoordinate2D
  let overlayTopRightCoordinate: CLLocationCoordinate2D
  let overlayBottomLeftCoordinate: CLLocationCoordinate2D

  /// - Throws: `ParkDataError`.
  init(filename: String) throws(ParkDataError) {
    let file = try ParkFile(filename)
    let values = try file.dictionary()
    midCoordinate = try file.coordinate(values["midCoord"], at: "midCoord")
    overlayTopLeftCoordinate = try file.coordinate(values["overlayTopLeftCoord"], at: "overlayTopLeftCoord")
    overlayTopRightCoordinate = try file.coordinate(values["overlayTopRightCoord"], at: "overlayTopRightCoord")
    overlayBottomLeftCoordinate = try file.coordinate(values["overlayBottomLeftCoord"], at: "overlayBottomLeftCoord")
    boundary = try file.coordinates(values["boundary"], at: "boundary", atLeast: 3)
    guard overlayTopLeftCoordinate.latitude > overlayBottomLeftCoordinate.latitude else {
      throw file.error("overlayBottomLeftCoord", "does not lie south of overlayTopLeftCoord")
    }
    guard overlayTopRightCoordinate.longitude > overlayTopLeftCoordinate.longitude else {
      throw file.error("overlayTopRightCoord", "does not lie east of overlayTopLeftCoord")
    }
  }

  /// The fourth corner, which the file does not have: as far south as the one and as far east as the other.
  var overlayBottomRightCoordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: overlayBottomLeftCoordinate.latitude, longitude: overlayTopRightCoordinate.longitude)
  }

  /// The part of the map that the plan covers.
  var overlayBoundingMapRect: MKMapRect {
    let topLeft = MKMapPoint(overlayTopLeftCoordinate)
    let bottomRight = MKMapPoint(overlayBottomRightCoordinate)
    return MKMapRect(
      x: topLeft.x, y: topLeft.y, width: bottomRight.x - topLeft.x, height: bottomRight.y - topLeft.y)
  }

  /// What the map shows at first: the whole height of the plan round the park's middle.
  var region: MKCoordinateRegion {
    let latitudeDelta = abs(overlayTopLeftCoordinate.latitude - overlayBottomRightCoordinate.latitude)
    return MKCoordinateRegion(
      center: midCoordinate, span: MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: 0))
  }
}
