/// What an R-tree is searched with: a part of the map that repeats itself from world to world.
struct RTreeWindow {
  private let box: RTreeBox

  /// How much the part is widened, in map points, so that rounding hides nothing.
  private static let slack = 1.0 / 64

  /// Makes the window of a part of the map, or nil where nothing can lie in it: a side is negative, or not a number.
  init?(_ part: MKMapRect) {
    guard part.width >= 0, part.height >= 0,
      let box = RTreeBox(part.insetBy(dx: -Self.slack, dy: -Self.slack))
    else { return nil }
    self.box = box
  }

  /// Whether any copy of a box, a whole number of worlds to the left or right, meets the part.
  ///
  /// The left edges of both lie in the world and neither is wider than it, so the box itself and its neighbours do.
  func meets(_ other: RTreeBox) -> Bool {
    let world = MKMapSize.world.width
    guard other.minY <= box.maxY, other.maxY >= box.minY else { return false }
    return (other.minX <= box.maxX && other.maxX >= box.minX)
      || other.minX + world <= box.maxX || other.maxX - world >= box.minX
  }
}
