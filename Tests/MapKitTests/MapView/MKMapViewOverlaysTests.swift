import Testing

@testable import MapKit

@MainActor @Suite struct MKMapViewOverlaysTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = TestDelegate()

  init() {
    map.delegate = delegate
    map.visibleMapRect = square(0, 0, side: 10_000)
  }

  @Test("V40: overlays stand level by level, within a level as added; one is there once")
  func order() {
    let overlays = (0..<4).map { box(0, Double($0), half: 0.1) }
    map.addOverlay(overlays[0], level: .aboveLabels)
    map.addOverlays([overlays[1], overlays[2], overlays[1]], level: .aboveRoads)
    map.addOverlay(overlays[0], level: .aboveRoads)
    map.addOverlay(overlays[3], level: .aboveRoads)
    #expect(map.overlays.map { ObjectIdentifier($0) } == [1, 2, 3, 0].map { ObjectIdentifier(overlays[$0]) })
    map.removeOverlay(overlays[2])
    map.removeOverlays([overlays[2], overlays[0]])
    #expect(map.overlays.map { ObjectIdentifier($0) } == [1, 3].map { ObjectIdentifier(overlays[$0]) })
  }

  @Test("V41, section 12: MKOverlayLevel is aboveRoads 0, aboveLabels 1")
  func rawValues() {
    #expect(MKOverlayLevel.aboveRoads.rawValue == 0 && MKOverlayLevel.aboveLabels.rawValue == 1)
  }

  @Test("V42: without a level an overlay lies above roads, as the header says (the documentation: above labels)")
  func unstatedLevel() {
    #expect(MKOverlayLevel.unstated == .aboveRoads)
    let (stated, unstated, labels) = (box(0, 0, half: 1), box(0, 1, half: 1), box(0, 2, half: 1))
    map.addOverlay(labels, level: .aboveLabels)
    map.addOverlay(stated, level: .unstated)
    map.addOverlay(unstated)
    map.addOverlays([])
    #expect(map.overlays.map { ObjectIdentifier($0) } == [stated, unstated, labels].map { ObjectIdentifier($0) })
  }

  @Test("V45: the renderer is nil before the map has asked, and where the delegate has none to give")
  func rendererBefore() async throws {
    let overlay = box(0, 0, half: 0.001)
    map.addOverlay(overlay)
    #expect(map.renderer(for: overlay) == nil)
    _ = try await map.snapshot()
    #expect(map.renderer(for: overlay) is MKPolygonRenderer)
    let bare = BareDelegate()
    let other = MKMapView(frame: map.frame)
    other.addOverlay(overlay)
    _ = try await other.snapshot()
    #expect(other.renderer(for: overlay) == nil)
    other.delegate = bare
    _ = try await other.snapshot()
    #expect(other.renderer(for: overlay) == nil)
  }

  @Test("V46: the renderer is asked for when the overlay first comes into sight, once, and kept until it is removed")
  func rendererKept() async throws {
    let (near, far) = (box(0, 0, half: 0.001), box(40, 40, half: 0.001))
    map.addOverlays([near, far])
    _ = try await map.snapshot()
    _ = try await map.snapshot()
    #expect(delegate.rendererRequests.count == 1)
    let renderer = map.renderer(for: near)
    map.removeOverlay(near)
    #expect(map.renderer(for: near) == nil)
    map.addOverlay(near)
    _ = try await map.snapshot()
    #expect(map.renderer(for: near) !== renderer)
    map.visibleMapRect = square(40, 40, side: 10_000)
    _ = try await map.snapshot()
    #expect(map.renderer(for: far) != nil)
  }

  @Test("Overlays are drawn in their order: the later over the earlier, above labels over above roads")
  func drawingOrder() async throws {
    delegate.makeRenderer = { overlay in
      let renderer = MKPolygonRenderer(overlay: overlay)
      renderer.fillColor = overlay.title == "red" ? .red : .blue
      return renderer
    }
    let (red, blue) = (box(0, 0, half: 0.001), box(0, 0, half: 0.001))
    red.title = "red"
    map.addOverlays([red, blue])
    #expect(try await map.snapshot().image.pixel(50, 50) == .blue)
    map.removeOverlay(red)
    map.addOverlay(red)
    #expect(try await map.snapshot().image.pixel(50, 50) == .red)
    map.removeOverlay(blue)
    map.addOverlay(blue, level: .aboveLabels)
    #expect(try await map.snapshot().image.pixel(50, 50) == .blue)
  }

  @Test("Annotation views lie above all overlays")
  func annotationsAbove() async throws {
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.green, 10, 10)
      return view
    }
    map.addAnnotation(pin(0, 0))
    map.addOverlay(box(0, 0, half: 0.001), level: .aboveLabels)
    #expect(try await map.snapshot().image.pixel(50, 50) == .green)
    #expect(try await map.snapshot().image.pixel(50, 56) == .red)
  }
}

@MainActor private final class BareDelegate: NSObject, MKMapViewDelegate {}

@Suite struct MKOverlayTests {
  @Test("S14: an overlay intersects a rect where its bounding rect does")
  func intersects() {
    let overlay = AreaOverlay(MKMapRect(x: 0, y: 0, width: 10, height: 10))
    #expect(overlay.intersects(MKMapRect(x: 9, y: 9, width: 10, height: 10)))
    #expect(!overlay.intersects(MKMapRect(x: 10, y: 0, width: 10, height: 10)))
  }
}

@Suite struct MKMapTypeTests {
  @Test("Section 12: MKMapType counts from standard 0 to mutedStandard 5; each type has a ground of its own kind")
  func rawValues() {
    let types: [MKMapType] = [.standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(MKMapType.satellite.ground(isDark: false) == MKMapType.satelliteFlyover.ground(isDark: false))
    #expect(MKMapType.hybrid.ground(isDark: false) == MKMapType.hybridFlyover.ground(isDark: false))
    #expect(Set(types.map { $0.ground(isDark: false) }).count == 4)
  }
}
