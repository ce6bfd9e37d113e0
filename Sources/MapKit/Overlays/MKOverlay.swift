/// Something that covers an area of the map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rect around all of it, in map points; it may run past the right or left edge of the world.
  var boundingMapRect: MKMapRect { get }
  /// Answers whether any of it may lie in a rect; by default, whether the bounding rect does.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Answers whether the overlay draws all of its bounding rect, so that the map below needs not be drawn; false by
  /// default.
  ///
  /// The base map is left out of what such an overlay covers, and so are the base map's names and attribution. On
  /// Apple's framework: left out where the overlay covers all that is visible.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Answers whether the bounding rect meets a rect.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Answers false.
  public func canReplaceMapContent() -> Bool { false }
}

/// Between which parts of the map an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, below names.
  case aboveRoads = 0
  /// Above names, below annotation views.
  case aboveLabels = 1

  /// The level of overlays added without one.
  ///
  /// On Apple's framework: the header says above roads, the documentation says above labels (fact V42); the header is
  /// older and more specific. This is the one place that decides.
  static let unstated = MKOverlayLevel.aboveRoads
}
