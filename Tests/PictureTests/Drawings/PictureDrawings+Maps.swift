import MapKit

extension PictureDrawings {
  /// What a map draws: shapes, pins, callouts.
  static let maps: [String: PictureDrawing] = [
    "map-shapes": { try await MapDrawings($0).shapes() },
    "map-callout": { try await MapDrawings($0).callout() },
    "map-meridian": { try await MapDrawings($0).meridian() },
    "map-markers": { try await AnnotationDrawings($0).markers() },
    "map-pins": { try await AnnotationDrawings($0).pins() },
    "map-callout-accessories": { try await AnnotationDrawings($0).accessories() },
    "list": { try ControlDrawings.list($0) },
    "controls": { try ControlDrawings.controls($0) },
    "map-image": { try await MapDrawings($0).image() },
    "map-rows": { try await OverlayDrawings($0).rows() },
    "map-base": { try await baseMap($0) },
    "map-tiles": { try await OverlayDrawings($0).tiles() },
  ]

  /// A part of the base map and nothing on it.
  @MainActor private static func baseMap(_ picture: PictureCase) async throws -> PixelBuffer {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: picture.width, height: picture.height)
    options.scale = CGFloat(picture.scale)
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: picture.number("latitude", default: 0), longitude: picture.number("longitude", default: 0)),
      span: MKCoordinateSpan(latitudeDelta: picture.number("span", default: 0), longitudeDelta: 0))
    switch picture.text("type", default: "standard") {
    case "satellite": options.mapType = .satellite
    case "hybrid": options.mapType = .hybrid
    case "muted": options.mapType = .mutedStandard
    default: options.mapType = .standard
    }
    guard let pixels = try await MKMapSnapshotter(options: options).start().image.cgImage?.pixels(level: 0) else {
      throw PictureError.notDrawn("the snapshot has no pixels")
    }
    return pixels
  }
}
