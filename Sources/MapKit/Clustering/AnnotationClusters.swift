/// Which annotation views of one kind stand in one cluster, since they collide.
///
/// Among views that collide with each other, the one of the highest rank leads, and those that collide with it follow;
/// then again among those that are left, a few times. So it depends on a view's neighbours alone, a few views away, and
/// on the scale, not on the part of the map that is drawn.
///
/// On Apple's framework: which views come together is not recorded.
struct AnnotationClusters {
  /// A view that may stand in a cluster.
  struct Item {
    /// The view with the place of its frame, in points at the scale of the picture.
    var frame: AnnotationCollisions.Item
    /// The kind of view: only views of one kind come together.
    var kind: String
    /// Who leads, whatever the order of the items; of equal ranks, the earlier item.
    var rank: UInt64
  }

  /// The width of the world, in points: views collide across the 180th meridian too.
  let worldWidth: CGFloat

  /// How often leaders are looked for: each time reaches two views farther, which the margin of a picture must hold.
  private static let rounds = 3

  /// Answers the indices of the items that stand together, two at least, in rising order.
  ///
  /// - Complexity: O(n log n + c) for n items and c pairs that share a column.
  func clusters(among items: [Item]) -> [[Int]] {
    var neighbors = Array(repeating: [Int](), count: items.count)
    AnnotationCollisions(worldWidth: worldWidth).forEachCollision(among: items.map(\.frame)) { one, other in
      guard items[one].kind == items[other].kind else { return }
      neighbors[one].append(other)
      neighbors[other].append(one)
    }
    func leads(_ one: Int, _ other: Int) -> Bool { (items[one].rank, other) > (items[other].rank, one) }
    var free = items.indices.filter { !neighbors[$0].isEmpty }
    var isFree = neighbors.map { !$0.isEmpty }
    var followers: [Int: [Int]] = [:]
    for _ in 0..<Self.rounds where !free.isEmpty {
      let leaders = Set(
        free.filter { item in neighbors[item].allSatisfy { !isFree[$0] || leads(item, $0) } })
      for item in free where !leaders.contains(item) {
        let near = neighbors[item].filter { isFree[$0] && leaders.contains($0) }
        if let leader = near.max(by: { leads($1, $0) }) { followers[leader, default: []].append(item) }
      }
      for leader in leaders {
        for item in followers[leader] ?? [] { isFree[item] = false }
        if followers[leader] != nil { isFree[leader] = false }
      }
      free.removeAll { !isFree[$0] }
    }
    return followers.map { ([$0] + $1).sorted() }.sorted { $0[0] < $1[0] }
  }
}
