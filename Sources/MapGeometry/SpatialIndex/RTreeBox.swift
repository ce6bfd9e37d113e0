/// The bounds of a node of an R-tree: edges in map points, all of them part of the box.
struct RTreeBox: Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The box that any other box grows to itself.
  static let nothing = RTreeBox(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Makes the box of a rect, moved by whole worlds until its left edge lies in the world.
  ///
  /// A rect as wide as the world, or so far away that moving it would be inexact, becomes as wide as the world: it may
  /// be found where it is not, never missed where it is.
  ///
  /// - Returns: nil for a rect that is nowhere: null, or with an edge that is not a number.
  init?(_ rect: MKMapRect) {
    let world = MKMapSize.world.width
    let (left, right) = (min(rect.minX, rect.maxX), max(rect.minX, rect.maxX))
    guard !rect.isNull, !left.isNaN, !right.isNaN, !rect.minY.isNaN, !rect.maxY.isNaN else { return nil }
    minY = min(rect.minY, rect.maxY)
    maxY = max(rect.minY, rect.maxY)
    if right - left < world, abs(left) < Self.reach {
      minX = left - (left / world).rounded(.down) * world
      maxX = minX + (right - left)
    } else {
      minX = 0
      maxX = world
    }
  }

  private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The farthest edge that is moved into the world, in map points: a thousand worlds.
  private static let reach = 274_877_906_944.0

  mutating func grow(round other: RTreeBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}
