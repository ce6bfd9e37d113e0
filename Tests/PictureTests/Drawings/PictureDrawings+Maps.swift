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
    "map-image": { try await MapDrawings($0).image() },
    "map-rows": { try await OverlayDrawings($0).rows() },
    "map-tiles": { try await OverlayDrawings($0).tiles() },
  ]
}
