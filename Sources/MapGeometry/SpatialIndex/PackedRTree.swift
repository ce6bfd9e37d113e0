/// A tree over rects that does not change: which of them meet a part of the map.
///
/// The rects lie in the leaves in the order of the Hilbert curve through their middles, sixteen to a node; the nodes lie
/// one level after another in one array (the packed Hilbert R-tree of Kamel and Faloutsos, 1993). The map repeats itself
/// to the left and right: a rect is found through any of its copies.
package struct PackedRTree: Sendable {
  /// The children of a node.
  private static let fanOut = 16

  /// The leaves, then the level above them, and so on up to the root.
  private var boxes: [RTreeBox] = []
  /// Where each level starts in `boxes`, and its end.
  private var levels: [Int] = [0]
  /// For each leaf, which of the rects given it is.
  private var items: [Int] = []

  /// Makes a tree over rects; those that are nowhere (null, or not a number) are left out.
  ///
  /// - Complexity: O(n log n).
  package init(_ rects: some Sequence<MKMapRect>) {
    let known = rects.enumerated().compactMap { index, rect in RTreeBox(rect).map { (index: index, box: $0) } }
    let order = known.indices.map { (position: HilbertCurve.position(of: known[$0].box), place: $0) }
      .sorted { ($0.position, $0.place) < ($1.position, $1.place) }
    boxes.reserveCapacity(known.count + known.count / (Self.fanOut - 1) + 8)
    for (_, place) in order {
      boxes.append(known[place].box)
      items.append(known[place].index)
    }
    levels.append(boxes.count)
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 { addLevel() }
  }

  private mutating func addLevel() {
    let (start, end) = (levels[levels.count - 2], levels[levels.count - 1])
    for first in stride(from: start, to: end, by: Self.fanOut) {
      var box = RTreeBox.nothing
      for child in first..<min(first + Self.fanOut, end) { box.grow(round: boxes[child]) }
      boxes.append(box)
    }
    levels.append(boxes.count)
  }

  /// Calls `body` with the place in the sequence of each rect that meets a part of the map, in no order.
  ///
  /// Edges count, and so does what misses the part by less than a thirtieth of a map point.
  ///
  /// - Complexity: O(log n + m) for m rects found, if the rects overlap little.
  package func forEach(in part: MKMapRect, _ body: (Int) -> Void) {
    guard !items.isEmpty, let window = RTreeWindow(part) else { return }
    visit(boxes.count - 1, level: levels.count - 2, window, body)
  }

  /// Answers the places in the sequence of the rects that meet a part of the map, in rising order.
  package func indices(in part: MKMapRect) -> [Int] {
    var found: [Int] = []
    forEach(in: part) { found.append($0) }
    found.sort()
    return found
  }

  private func visit(_ node: Int, level: Int, _ window: RTreeWindow, _ body: (Int) -> Void) {
    guard window.meets(boxes[node]) else { return }
    guard level > 0 else { return body(items[node]) }
    let (start, end) = (levels[level - 1], levels[level])
    let first = start + (node - end) * Self.fanOut
    for child in first..<min(first + Self.fanOut, end) { visit(child, level: level - 1, window, body) }
  }
}
