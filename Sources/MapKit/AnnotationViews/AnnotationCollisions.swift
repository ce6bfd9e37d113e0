/// Which annotation views are not shown since they collide with others.
///
/// A view gives way to every view that goes before it and collides with it, whether or not that one is shown itself.
/// So it depends on a view's neighbours alone, not on the part of the map that is drawn, and all parts agree.
///
/// On Apple's framework: unknown which of two views of one priority stays.
struct AnnotationCollisions {
  /// A view with the place of its frame, in points at the scale of the picture.
  struct Item {
    /// The frame; its x are 0…the world's width, for a middle in the world.
    var frame: CGRect
    var mode: MKAnnotationView.CollisionMode
    var priority: Float
    /// Whether the view is shown whatever it collides with.
    var isRequired: Bool
  }

  /// The width of the world, in points: views collide across the 180th meridian too.
  let worldWidth: CGFloat

  /// Answers the indices of the items that are not shown.
  ///
  /// The items come from back to front: of two of one priority, the one in front goes first.
  ///
  /// - Complexity: O(n log n) in the number of items, while few of them share a column.
  func hidden(among items: [Item]) -> Set<Int> {
    var hidden: Set<Int> = []
    forEachCollision(among: items) { one, other in
      let loser = Self.loser(one, other, items)
      if !items[loser].isRequired { hidden.insert(loser) }
    }
    return hidden
  }

  /// Calls for each two items that collide, with their indices; for two that meet in two copies of the world, twice.
  ///
  /// - Complexity: O(n log n) in the number of items, while few of them share a column.
  func forEachCollision(among items: [Item], _ body: (Int, Int) -> Void) {
    var places = items.indices.filter { items[$0].collides }.map { (index: $0, frame: items[$0].frame) }
    let widest = places.map(\.frame.width).max() ?? 0
    // Whatever begins at the left edge of the world is met by what ends at the right one.
    for place in places where place.frame.minX < widest {
      places.append((place.index, place.frame.offsetBy(dx: worldWidth, dy: 0)))
    }
    places.sort { $0.frame.minX < $1.frame.minX }
    for (number, place) in places.enumerated() {
      for other in places[(number + 1)...] {
        guard other.frame.minX < place.frame.maxX else { break }
        guard other.index != place.index, items[place.index].meets(place.frame, items[other.index], other.frame) else {
          continue
        }
        body(place.index, other.index)
      }
    }
  }

  private static func loser(_ a: Int, _ b: Int, _ items: [Item]) -> Int {
    let (first, second) = (items[a], items[b])
    if first.isRequired != second.isRequired { return first.isRequired ? b : a }
    if first.priority != second.priority { return first.priority < second.priority ? a : b }
    return min(a, b)
  }
}

extension AnnotationCollisions.Item {
  /// Whether the item can collide at all.
  fileprivate var collides: Bool {
    mode != .none && frame.width > 0 && frame.height > 0 && frame.minX.isFinite && frame.maxX.isFinite
  }

  /// Whether this item, with its frame at one place, meets another at its place.
  fileprivate func meets(_ frame: CGRect, _ other: Self, _ otherFrame: CGRect) -> Bool {
    guard frame.minX < otherFrame.maxX, otherFrame.minX < frame.maxX, frame.minY < otherFrame.maxY,
      otherFrame.minY < frame.maxY
    else { return false }
    switch (mode, other.mode) {
    case (.circle, .circle):
      let reach = Self.radius(frame) + Self.radius(otherFrame)
      return Self.squaredDistance(frame.midX - otherFrame.midX, frame.midY - otherFrame.midY) < reach * reach
    case (.circle, _): return Self.circle(in: frame, meets: otherFrame)
    case (_, .circle): return Self.circle(in: otherFrame, meets: frame)
    default: return true
    }
  }

  private static func radius(_ frame: CGRect) -> CGFloat { min(frame.width, frame.height) / 2 }

  private static func squaredDistance(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * x + y * y }

  private static func circle(in frame: CGRect, meets rect: CGRect) -> Bool {
    let x = min(max(frame.midX, rect.minX), rect.maxX) - frame.midX
    let y = min(max(frame.midY, rect.minY), rect.maxY) - frame.midY
    return squaredDistance(x, y) < radius(frame) * radius(frame)
  }
}
