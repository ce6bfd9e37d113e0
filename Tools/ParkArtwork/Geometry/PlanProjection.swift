import Foundation

/// A place on the ground in degrees: latitude, then longitude.
typealias Place = (Double, Double)

/// Maps coordinates onto the plan: linearly, which over 1.3 km is within a hundredth of a unit of Mercator.
enum PlanProjection {
  /// The plan's size in units, each about 0.9 metres.
  static let size = CGSize(width: 1016, height: 1444)
  private static let north = 34.4311
  private static let south = 34.4194
  private static let west = -118.6012
  private static let east = -118.5912

  /// Answers where a coordinate lies on the plan; y points down.
  static func point(_ place: Place) -> CGPoint {
    CGPoint(
      x: (place.1 - west) / (east - west) * size.width,
      y: (north - place.0) / (north - south) * size.height)
  }

  static func points(_ places: [Place]) -> [CGPoint] { places.map { point($0) } }
}
