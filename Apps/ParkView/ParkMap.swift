import MapKit

/// The park on a map view: the content for each option, and how it looks.
@MainActor package final class ParkMap: NSObject, MKMapViewDelegate {
  package let mapView: MKMapView
  package let park: Park

  /// - Parameter size: The size of the map view, in points.
  /// - Throws: `ParkDataError` where the park's property list is at fault.
  package init(size: CGSize) throws(ParkDataError) {
    park = try Park(filename: "MagicMountain")
    mapView = MKMapView(frame: CGRect(origin: .zero, size: size))
    super.init()
    mapView.delegate = self
    mapView.region = park.region
  }

  /// Puts what the options name on the map, instead of what was there.
  ///
  /// - Throws: `ParkDataError` where a property list or an image is at fault; the map then keeps what it had.
  package func show(
    _ options: Set<ParkMapOption>, using generator: inout some RandomNumberGenerator
  ) throws(ParkDataError) {
    var overlays: [any MKOverlay] = []
    var annotations: [any MKAnnotation] = []
    for option in ParkMapOption.allCases where options.contains(option) {
      switch option {
      case .overlay:
        try Self.checkImage("overlay_park")
        overlays.append(ParkMapOverlay(park: park))
      case .pins:
        let attractions = try Attraction.all(filename: "MagicMountainAttractions")
        for name in Set(attractions.map(\.type.imageName)).sorted() { try Self.checkImage(name) }
        annotations = attractions
      case .route: overlays.append(try Self.route(filename: "EntranceToGoliathRoute"))
      case .boundary: overlays.append(MKPolygon(coordinates: park.boundary, count: park.boundary.count))
      case .characters:
        for kind in ParkCharacter.Kind.allCases { overlays.append(try ParkCharacter(kind, using: &generator)) }
      }
    }
    mapView.removeAnnotations(mapView.annotations)
    mapView.removeOverlays(mapView.overlays)
    // The plan is a map itself: the names below it do not belong on it.
    mapView.addOverlays(overlays, level: .aboveLabels)
    mapView.addAnnotations(annotations)
  }

  /// Makes sure that an image is there before the map is drawn without it.
  private static func checkImage(_ name: String) throws(ParkDataError) {
    guard UIImage(named: name) == nil else { return }
    throw ParkDataError(file: "\(name).png", place: nil, problem: "the image is missing or damaged")
  }

  private static func route(filename: String) throws(ParkDataError) -> MKPolyline {
    let file = try ParkFile(filename)
    let points = try file.coordinates(try file.array(), at: nil, atLeast: 2)
    return MKPolyline(coordinates: points, count: points.count)
  }

  /// The names of the attractions on the map.
  var attractionNames: [String] { mapView.annotations.compactMap { ($0 as? Attraction)?.title } }

  /// Selects an attraction by its name, in any case of letters; answers whether there is one.
  package func selectAttraction(named name: String) -> Bool {
    guard
      let attraction = mapView.annotations.first(where: {
        ($0 as? Attraction)?.title?.caseInsensitiveCompare(name) == .orderedSame
      })
    else { return false }
    mapView.selectAnnotation(attraction, animated: false)
    return true
  }

  package func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    switch overlay {
    case is ParkMapOverlay:
      return ParkMapOverlayView(overlay: overlay, overlayImage: #imageLiteral(resourceName: "overlay_park"))
    case let route as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: route)
      renderer.strokeColor = .green
      renderer.lineWidth = 4
      return renderer
    case let boundary as MKPolygon:
      let renderer = MKPolygonRenderer(polygon: boundary)
      renderer.strokeColor = .magenta
      renderer.lineWidth = 3
      return renderer
    case let character as ParkCharacter:
      let renderer = MKCircleRenderer(circle: character)
      renderer.strokeColor = character.color
      renderer.fillColor = character.color?.withAlphaComponent(0.25)
      renderer.lineWidth = 3
      return renderer
    default:
      return MKOverlayRenderer()
    }
  }

  package func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotation is Attraction else { return nil }
    if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "Attraction") as? AttractionAnnotationView {
      view.show(annotation)
      return view
    }
    return AttractionAnnotationView(annotation: annotation, reuseIdentifier: "Attraction")
  }
}
