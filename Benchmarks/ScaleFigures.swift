import Foundation
import MapKit

/// Many polygons: all of them in view, or ten of them.
@MainActor enum ScaleFigures {
  /// Answers fills of one colour with a line round them.
  private final class Delegate: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let polygon = overlay as? MKPolygon else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolygonRenderer(polygon: polygon)
      renderer.fillColor = UIColor.orange.withAlphaComponent(0.6)
      renderer.strokeColor = .brown
      renderer.lineWidth = 1
      return renderer
    }
  }

  static func run() async throws -> [Measurement] {
    let delegate = Delegate()
    defer { withExtendedLifetime(delegate) {} }
    var results: [Measurement] = []
    for (count, aim) in [(10_000, 200.0 as Double?), (100_000, nil)] {
      let map = map(polygons: count, delegate)
      results.append(
        try await Measurement.run("\(count) polygons in view, 1024 × 1024: draw", runs: 5, warmUp: 1, aim: aim) { _ in
          _ = try await snapshotter(map, of: map.visibleMapRect).start()
        })
      guard count == 100_000 else { continue }
      let part = map.visibleMapRect
      // The polygons stand in a square of rows: two by five of them.
      let step = part.width / 317
      let few = MKMapRect(x: part.midX, y: part.midY, width: 4.4 * step, height: 4.4 * step)
      results.append(
        try await Measurement.run("100000 polygons, about 10 to 25 of them in view: draw", runs: 11) { _ in
          _ = try await snapshotter(map, of: few).start()
        })
      let alone = self.map(polygons: 0, delegate)
      alone.visibleMapRect = few
      alone.addOverlays(map.overlays.filter { $0.intersects(few) })
      results.append(
        try await Measurement.run("  … the same ones alone on the map: draw", runs: 11) { _ in
          _ = try await snapshotter(alone, of: few).start()
        })
    }
    let pins = (0..<100_000).map { index -> MKPointAnnotation in
      let pin = MKPointAnnotation()
      pin.coordinate = place(index, of: 100_000)
      return pin
    }
    results.append(
      await Measurement.run("100000 annotations: add and find those in view", runs: 5, warmUp: 1) { _ in
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        map.addAnnotations(pins)
        _ = map.annotations(
          in: MKMapRect(x: map.visibleMapRect.midX, y: map.visibleMapRect.midY, width: 1e5, height: 1e5))
      })
    return results
  }

  private static func place(_ index: Int, of count: Int) -> CLLocationCoordinate2D {
    let row = max(1, Int(Double(count).squareRoot().rounded(.up)))
    return CLLocationCoordinate2D(
      latitude: 34 + 2 * Double(index / row) / Double(row), longitude: -118 + 2 * Double(index % row) / Double(row))
  }

  /// A map that just shows stars of ten corners, side by side.
  private static func map(polygons count: Int, _ delegate: Delegate) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
    map.delegate = delegate
    map.baseMap = .plain
    let size = 0.9 / Double(max(1, count)).squareRoot()
    let polygons = (0..<count).map { index -> MKPolygon in
      let middle = place(index, of: count)
      let corners = (0..<10).map { corner -> CLLocationCoordinate2D in
        let (angle, reach) = (Double(corner) * .pi / 5, corner % 2 == 0 ? size : size * 0.6)
        return CLLocationCoordinate2D(
          latitude: middle.latitude + reach * cos(angle), longitude: middle.longitude + reach * sin(angle))
      }
      return MKPolygon(coordinates: corners, count: corners.count)
    }
    map.addOverlays(polygons)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 35, longitude: -117),
      span: MKCoordinateSpan(latitudeDelta: 2.1, longitudeDelta: 2.1))
    return map
  }

  private static func snapshotter(_ map: MKMapView, of rect: MKMapRect) -> MKMapSnapshotter {
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.mapRect = rect
    options.size = CGSize(width: 1024, height: 1024)
    return MKMapSnapshotter(options: options)
  }
}
