import MapKit

/// What is drawn on the map, and how.
@MainActor final class SnapshotContent: NSObject, MKMapViewDelegate {
  private var styles: [ObjectIdentifier: SimpleStyle] = [:]

  /// Puts the features of a GeoJSON document on a map.
  ///
  /// - Throws: `CommandFailure`.
  func add(documentAt path: String, to map: MKMapView) throws(CommandFailure) {
    let objects: [any MKGeoJSONObject]
    do {
      objects = try MKGeoJSONDecoder().decode(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .failed("\(path): \(error)")
    }
    for object in objects {
      if let feature = object as? MKGeoJSONFeature {
        let style = SimpleStyle(feature.properties)
        for shape in feature.geometry { add(shape, style, to: map) }
      } else if let shape = object as? MKShape {
        add(shape, SimpleStyle(nil), to: map)
      }
    }
  }

  /// Puts a pin on a map, as in `48.2,16.4,Vienna`.
  ///
  /// - Throws: `CommandFailure`.
  func addPin(_ text: String, to map: MKMapView) throws(CommandFailure) {
    let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    let (latitude, longitude) = try CommandArguments.place(parts.prefix(2).joined(separator: ","), "--pin")
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    pin.title = parts.count > 2 ? String(parts[2]) : nil
    map.addAnnotation(pin)
  }

  private func add(_ shape: MKShape, _ style: SimpleStyle, to map: MKMapView) {
    shape.title = style.title
    shape.subtitle = style.description
    if let points = shape as? MKMultiPoint, !(shape is any MKOverlay) {
      for index in 0..<points.pointCount {
        let pin = MKPointAnnotation()
        pin.coordinate = points.points()[index].coordinate
        pin.title = style.title
        styles[ObjectIdentifier(pin)] = style
        map.addAnnotation(pin)
      }
      return
    }
    styles[ObjectIdentifier(shape)] = style
    if let overlay = shape as? any MKOverlay {
      map.addOverlay(overlay)
    } else {
      map.addAnnotation(shape)
    }
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let style = styles[ObjectIdentifier(overlay)] ?? SimpleStyle(nil)
    let renderer: MKOverlayPathRenderer
    switch overlay {
    case let line as MKPolyline: renderer = MKPolylineRenderer(polyline: line)
    case let lines as MKMultiPolyline: renderer = MKMultiPolylineRenderer(multiPolyline: lines)
    case let area as MKPolygon: renderer = MKPolygonRenderer(polygon: area)
    case let areas as MKMultiPolygon: renderer = MKMultiPolygonRenderer(multiPolygon: areas)
    default: return MKOverlayRenderer(overlay: overlay)
    }
    renderer.strokeColor = style.stroke
    renderer.lineWidth = style.strokeWidth
    if overlay is MKPolygon || overlay is MKMultiPolygon { renderer.fillColor = style.fill }
    return renderer
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let color = styles[ObjectIdentifier(annotation)]?.markerColor else { return nil }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.markerTintColor = color
    return view
  }
}
