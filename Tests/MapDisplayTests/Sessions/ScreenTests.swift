import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct ScreenTests {
  private static func venice(_ map: MKMapView) {
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 45.4369, longitude: 12.33), latitudinalMeters: 1700,
      longitudinalMeters: 1700)
    let rialto = MKPointAnnotation()
    (rialto.coordinate, rialto.title, rialto.subtitle) = (map.centerCoordinate, "Rialto", "A bridge")
    map.addAnnotation(rialto)
  }

  @Test("a page that listens is told all there is to see") func wholeState() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let events = try #require(await display.listen(screen)).take()
    #expect(events.count == 1)
    let state = try #require(events.first)
    #expect(state.name == "state")
    #expect(state.section("map")?["style"] as? String == "standard")
    let pins = try #require(state.sections["pins"] as? [[String: Any]])
    #expect(pins.map { $0["title"] as? String } == ["Rialto"])
    let sprite = try #require(pins.first?["sprite"] as? String)
    let picture = await display.get("/sprites/\(sprite).png")
    #expect(picture.status == 200)
    #expect(ImageFormat.sniff(picture.data ?? Data()) == .png)
  }

  @Test("a region rests at most 1 % farther out than was asked") func restsOutwards() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let map = try #require(display.map)
    for factor in [1.0, 1.003, 1.7, 23.45, 0.1] {
      map.visibleMapRect = MKMapRect(x: 1.4e8, y: 0.9e8, width: 4000 * factor, height: 3000 * factor)
      let view = try #require(await display.listen(screen)?.take().first?.section("view")?["view"] as? [String: Any])
      let step = try #require(view["step"] as? Int)
      let width = 800 / TileGrid.zoomScale(step: step)
      #expect(width >= map.visibleMapRect.width * 0.999_999)
      #expect(width <= map.visibleMapRect.width * 1.01)
    }
  }

  @Test("a page's own move reaches the map and its delegate, and is not told back") func moves() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    _ = stream.take()
    let map = try #require(display.map)
    let log = RegionLog()
    map.delegate = log
    let response = await display.post(
      "\(screen)/messages",
      #"{"type":"view","view":{"center":{"x":143000000,"y":95000000},"step":1200,"heading":30}}"#)
    #expect(response.status == 204)
    #expect(log.calls == ["will animated", "changes", "did animated"])
    #expect(abs(map.visibleMapRect.midX - 143_000_000) < 1)
    #expect(abs(map.visibleMapRect.width - 800 / TileGrid.zoomScale(step: 1200)) < 1e-3)
    #expect(map.camera.heading == 30)
    #expect(stream.take().allSatisfy { $0.section("view") == nil })
  }

  @Test("the app's move is told, with a number of its own") func appMoves() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    let first = try #require(stream.take().first?.section("view")?["number"] as? Int)
    display.map?.setVisibleMapRect(MKMapRect(x: 1e8, y: 1e8, width: 1e5, height: 1e5), animated: true)
    display.display.sessions.screens.first?.refreshIfNeeded()
    let update = try #require(stream.take().first)
    #expect(update.name == "update")
    #expect(update.section("view")?["number"] as? Int == first + 1)
  }

  @Test("an app that moves the map in answer to a move is followed") func appAnswers() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    _ = stream.take()
    let map = try #require(display.map)
    map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 1000)
    _ = await display.post(
      "\(screen)/messages",
      #"{"type":"view","view":{"center":{"x":143000000,"y":95000000},"step":1700,"heading":0}}"#)
    let view = try #require(stream.take().last?.section("view")?["view"] as? [String: Any])
    #expect(try #require(view["step"] as? Int) < 1700)
  }

  @Test("a pin is selected by its number; the callout is told, and goes") func selection() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    let pins = try #require(stream.take().first?.sections["pins"] as? [[String: Any]])
    let id = try #require(pins.first?["id"] as? Int)
    _ = await display.post("\(screen)/messages", "{\"type\":\"select\",\"pin\":\(id)}")
    #expect(display.map?.selectedAnnotations.count == 1)
    let callout = try #require(stream.take().last?.section("callout"))
    #expect(callout["title"] as? String == "Rialto")
    #expect(callout["subtitle"] as? String == "A bridge")
    _ = await display.post("\(screen)/messages", #"{"type":"deselect"}"#)
    #expect(display.map?.selectedAnnotations.isEmpty == true)
    #expect(stream.take().last?.sections["callout"] is NSNull)
  }

  @Test("what the app changes is noticed: pins, overlays, map type, words, pictures")
  func changes() async throws {
    let display = try TestDisplay(fill: Self.venice)
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    _ = stream.take()
    let (map, page) = (try #require(display.map), try #require(display.display.sessions.screens.first))
    func told(_ section: String, after change: () -> Void) -> Bool {
      change()
      page.refreshIfNeeded()
      return stream.take().contains { $0.sections[section] != nil }
    }
    let pin = try #require(map.annotations.first as? MKPointAnnotation)
    #expect(told("map") { map.mapType = .satellite })
    #expect(told("pins") { pin.title = "Ponte di Rialto" })
    #expect(told("pins") { pin.coordinate.latitude += 0.001 })
    #expect(told("pins") { map.view(for: pin)?.alpha = 0.5 })
    #expect(told("pins") { map.view(for: pin)?.setNeedsDisplay() } == false)
    #expect(told("pins") { map.removeAnnotation(pin) })
    let line = MKPolyline(
      points: [map.visibleMapRect.origin, MKMapPoint(x: map.visibleMapRect.maxX, y: 1e8)], count: 2)
    let style = LineStyle()
    map.delegate = style
    #expect(told("map") { map.addOverlay(line) })
    let renderer = try #require(map.renderer(for: line) as? MKPolylineRenderer)
    #expect(
      told("map") {
        renderer.lineWidth = 9
        renderer.setNeedsDisplay()
      })
    #expect(told("map") { map.removeOverlay(line) })
    page.refreshIfNeeded()
    #expect(stream.take().isEmpty)
  }
}

/// Writes down the calls about the region.
@MainActor final class RegionLog: NSObject, MKMapViewDelegate {
  var calls: [String] = []
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    calls.append("will\(animated ? " animated" : "")")
  }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { calls.append("changes") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    calls.append("did\(animated ? " animated" : "")")
  }
}

/// Draws lines.
@MainActor final class LineStyle: NSObject, MKMapViewDelegate {
  var color = UIColor.red
  var alpha: CGFloat = 1
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    (renderer.strokeColor, renderer.lineWidth) = (color.withAlphaComponent(alpha), 4)
    return renderer
  }
}
