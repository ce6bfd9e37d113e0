import MapKit
import Testing

@testable import ParkView

@MainActor @Suite("ParkMap")
struct ParkMapTests {
  let map: ParkMap

  init() throws { map = try ParkMap(size: CGSize(width: 1024, height: 768)) }

  private func show(_ options: Set<ParkMapOption>) throws {
    var generator = SeededGenerator(seed: 0)
    try map.show(options, using: &generator)
  }

  @Test("at first the map shows the plan's height, its middle in the middle")
  func region() {
    let region = map.mapView.region
    #expect(abs(region.span.latitudeDelta - 0.0117) < 1e-9)
    #expect(abs(region.center.latitude - 34.4248) < 1e-9)
    #expect(abs(region.center.longitude - -118.5971) < 1e-9)
  }

  @Test("each option puts its content on the map, and nothing else")
  func options() throws {
    try show([.overlay])
    #expect(map.mapView.overlays.count == 1 && map.mapView.overlays[0] is ParkMapOverlay)
    try show([.pins])
    #expect(map.mapView.annotations.count == 8 && map.mapView.overlays.isEmpty)
    try show([.route])
    #expect((map.mapView.overlays.first as? MKPolyline)?.pointCount == 16)
    try show([.boundary])
    #expect((map.mapView.overlays.first as? MKPolygon)?.pointCount == 9)
    try show([.characters])
    #expect(map.mapView.overlays.compactMap { ($0 as? ParkCharacter)?.name } == ["Batman", "Taz", "Tweety Bird"])
    try show([])
    #expect(map.mapView.overlays.isEmpty && map.mapView.annotations.isEmpty)
  }

  @Test("the plan lies below everything else")
  func order() throws {
    try show(Set(ParkMapOption.allCases))
    #expect(map.mapView.overlays.first is ParkMapOverlay)
    #expect(map.mapView.overlays.count == 6)
  }

  @Test("route, boundary and characters have the tutorial's colours")
  func colors() throws {
    try show(Set(ParkMapOption.allCases))
    for overlay in map.mapView.overlays {
      let renderer = map.mapView(map.mapView, rendererFor: overlay)
      switch overlay {
      case is ParkMapOverlay: #expect(renderer is ParkMapOverlayView)
      case is MKPolyline: #expect((renderer as? MKPolylineRenderer)?.strokeColor == .green)
      case is MKPolygon: #expect((renderer as? MKPolygonRenderer)?.strokeColor == .magenta)
      case let character as ParkCharacter:
        #expect((renderer as? MKCircleRenderer)?.strokeColor == character.color)
      default: Issue.record("an overlay nobody expects: \(overlay)")
      }
    }
  }

  @Test("a pin's tip stands on its attraction, and a tap opens its callout")
  func pins() throws {
    try show([.pins])
    let attraction = try #require(map.mapView.annotations.first)
    let view = try #require(map.mapView(map.mapView, viewFor: attraction) as? AttractionAnnotationView)
    #expect(view.canShowCallout)
    #expect(view.bounds.size == CGSize(width: 62, height: 69))
    #expect(view.centerOffset == CGPoint(x: 0, y: -69.0 / 2 + AttractionAnnotationView.tipInset))
  }

  @Test("a view used again shows the new attraction's icon")
  func reuse() throws {
    try show([.pins])
    map.mapView.selectedAnnotations = [map.mapView.annotations[0]]
    let ride = try #require(map.mapView.view(for: map.mapView.annotations[0]) as? AttractionAnnotationView)
    let firstAid = map.mapView.annotations[7]
    map.mapView.removeAnnotations([map.mapView.annotations[0]])
    let again = try #require(map.mapView(map.mapView, viewFor: firstAid) as? AttractionAnnotationView)
    #expect(again === ride)
    #expect(again.bounds.size == CGSize(width: 31, height: 34))
  }

  @Test("an attraction is selected by its name in any case of letters")
  func select() throws {
    try show([.pins])
    #expect(map.selectAttraction(named: "goliath"))
    #expect((map.mapView.selectedAnnotations.first as? Attraction)?.title == "Goliath")
    #expect(!map.selectAttraction(named: "Colossus"))
  }
}
