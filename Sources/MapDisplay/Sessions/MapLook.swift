/// What can be told cheaply of whether an app has changed its map.
@MainActor struct MapLook {
  private let rect: MKMapRect
  private let size: CGSize
  private let heading: Double
  private let mapType: MKMapType
  private let revisions: [Int]
  private let flags: [Bool]
  private let details: GroundDetails

  init(_ map: MKMapView) {
    (rect, size, heading, mapType) = (map.visibleMapRect, map.bounds.size, map.heading, map.mapType)
    details = map.groundDetails()
    revisions = [map.annotationRevision, map.overlayRevision]
    flags = [
      map.isZoomEnabled, map.isScrollEnabled, map.isRotateEnabled, map.showsCompass, map.showsScale,
      map.traitCollection.userInterfaceStyle == .dark,
    ]
  }
}

extension MapLook: @MainActor Equatable {
  static func == (a: MapLook, b: MapLook) -> Bool {
    MKMapRectEqualToRect(a.rect, b.rect) && a.size == b.size && a.heading == b.heading && a.mapType == b.mapType
      && a.revisions == b.revisions && a.flags == b.flags && a.details == b.details
  }
}
