import CoreGraphics
import Foundation

/// The park's outline, cut to the picture; outside it the plan is transparent.
enum Boundary {
  static let places: [Place] = [
    (34.4313, -118.59890), (34.4274, -118.60246), (34.4268, -118.60181), (34.4202, -118.6004),
    (34.42013, -118.59239), (34.42049, -118.59051), (34.42305, -118.59276), (34.42557, -118.59289),
    (34.42739, -118.59171),
  ]

  static let polygon = Polygon(PlanProjection.points(places)).clipped(
    to: CGRect(origin: .zero, size: PlanProjection.size).insetBy(dx: 1, dy: 1))

  static var path: CGPath { polygon.roundedPath(radius: 22) }

  static func contains(_ p: CGPoint, margin: CGFloat) -> Bool {
    polygon.contains(p) && polygon.distanceToOutline(p) >= margin
  }

  /// The rim: darker grass that ends in a thin edge, light on the inside.
  static func drawRim(in context: CGContext) {
    for width in stride(from: 20.0, through: 8, by: -3) { context.stroke(path, width: width, Palette.rim.faded(0.08)) }
    context.stroke(path, width: 6, Palette.grassLight)
    context.stroke(path, width: 3.5, Palette.rim)
  }
}
