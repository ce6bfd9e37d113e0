import MapKit
import Testing

/// Lets tests reach deprecated code without a warning: a test itself cannot be deprecated.
@MainActor private protocol LegacyScene {
  func overlays(on map: MKMapView, _ areas: [AreaOverlay])
  func order(on map: MKMapView, _ areas: [AreaOverlay])
  func answers(of map: MKMapView, _ annotation: MKPointAnnotation) -> [Bool]
  func flags(of map: MKMapView) -> [Bool]
  func cameras() -> [MKMapCamera]
}

@MainActor @Suite("Spellings of MKMapView before Swift 4.2")
struct MKMapViewLegacySpellingTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let areas = (0..<6).map { AreaOverlay(square(0, Double($0), side: 100)) }
  private let scene: any LegacyScene = OldSpellings()

  private func order(_ level: MKOverlayLevel) -> [Int] {
    map.overlays(in: level).compactMap { overlay in areas.firstIndex { $0 === overlay } }
  }

  @Test("Adding, inserting and removing overlays as before Swift 4.2")
  func overlays() {
    scene.overlays(on: map, areas)
    #expect(order(.aboveRoads) == [2, 4, 0, 5] && order(.aboveLabels) == [3, 1])
  }

  @Test("Inserting and exchanging overlays as before Swift 3")
  func order() {
    map.addOverlays([areas[0], areas[1]])
    scene.order(on: map, areas)
    #expect(order(.aboveRoads) == [4, 0, 3, 1, 2] && order(.aboveLabels) == [5])
  }

  @Test("Converting, moving and finding as before Swift 3")
  func answers() {
    let annotation = pin(0, 0)
    map.addAnnotation(annotation)
    #expect(scene.answers(of: map, annotation) == Array(repeating: true, count: 11))
  }

  @Test("What those who look may do, as before Swift 3")
  func flags() {
    map.isScrollEnabled = false
    #expect(scene.flags(of: map) == [true, false, true, true])
    #expect(!map.isZoomEnabled && map.isScrollEnabled && !map.isRotateEnabled && !map.isPitchEnabled)
  }

  @Test("Cameras as before Swift 3")
  func cameras() {
    let cameras = scene.cameras()
    #expect(cameras.map(\.centerCoordinateDistance) == [100, 50] && cameras.map(\.heading) == [3, 0])
    #expect(cameras.allSatisfy { $0.centerCoordinate.latitude == 1 } && cameras.first?.pitch == 2)
  }
}

private struct OldSpellings: LegacyScene {
  @available(*, deprecated)
  func overlays(on map: MKMapView, _ areas: [AreaOverlay]) {
    map.add(areas[0])
    map.add(areas[1], level: .aboveLabels)
    map.insert(areas[2], at: 0)
    map.insert(areas[3], at: 0, level: .aboveLabels)
    map.insert(areas[4], below: areas[0])
    map.insert(areas[5], above: areas[0])
    let other = AreaOverlay(.world)
    map.add(other)
    map.remove(other)
  }

  @available(*, deprecated)
  func order(on map: MKMapView, _ areas: [AreaOverlay]) {
    map.insertOverlay(areas[2], aboveOverlay: areas[0])
    map.insertOverlay(areas[3], belowOverlay: areas[1])
    map.insertOverlay(areas[4], atIndex: 0)
    map.insertOverlay(areas[5], atIndex: 0, level: .aboveLabels)
    // 4 0 2 3 1
    map.exchangeOverlay(areas[2], withOverlay: areas[1])
    // 4 0 1 3 2
    map.exchangeOverlayAtIndex(2, withOverlayAtIndex: 3)
  }

  @available(*, deprecated)
  func answers(of map: MKMapView, _ annotation: MKPointAnnotation) -> [Bool] {
    map.setCenterCoordinate(place(3, 4), animated: false)
    let center = map.centerCoordinate
    let (bounds, region) = (map.bounds, map.region)
    return [
      isClose(center.latitude, 3, within: 1e-9) && isClose(center.longitude, 4, within: 1e-9),
      map.annotationsInMapRect(.world) == [annotation],
      map.viewForAnnotation(annotation) === map.view(for: annotation),
      map.dequeueReusableAnnotationViewWithIdentifier("none") == nil,
      map.convertCoordinate(center, toPointToView: map) == map.convert(center, toPointTo: map),
      map.convertPoint(.zero, toCoordinateFromView: nil).latitude
        == map.convert(.zero, toCoordinateFrom: nil).latitude,
      map.convertRect(bounds, toRegionFromView: nil).span.latitudeDelta
        == map.convert(bounds, toRegionFrom: nil).span.latitudeDelta,
      map.convertRegion(region, toRectToView: nil) == map.convert(region, toRectTo: nil),
      map.convertRegion(region, toRectTo: nil) == map.convert(region, toRectTo: nil),
      map.overlaysInLevel(.aboveRoads).isEmpty,
      map.rendererForOverlay(AreaOverlay(.world)) == nil,
    ]
  }

  @available(*, deprecated)
  func flags(of map: MKMapView) -> [Bool] {
    let before = [map.zoomEnabled, map.scrollEnabled, map.rotateEnabled, map.pitchEnabled]
    map.zoomEnabled = !map.zoomEnabled
    map.scrollEnabled = !map.scrollEnabled
    map.rotateEnabled = !map.rotateEnabled
    map.pitchEnabled = !map.pitchEnabled
    return before
  }

  @available(*, deprecated)
  func cameras() -> [MKMapCamera] {
    [
      MKMapCamera(lookingAtCenterCoordinate: place(1, 0), fromDistance: 100, pitch: 2, heading: 3),
      MKMapCamera(lookingAtCenterCoordinate: place(1, 0), fromEyeCoordinate: place(1, 0), eyeAltitude: 50),
    ]
  }
}
