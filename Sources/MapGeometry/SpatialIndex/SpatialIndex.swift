/// Rects on the map by name, found by where they are; rects come and go.
///
/// What is added waits until the index is next searched, and then goes into a packed tree together with all trees that
/// are not much larger (the logarithmic method of Bentley and Saxe, 1980). What is removed leaves a gap in its tree; a
/// tree that is mostly gaps is packed anew. The map repeats itself: see `PackedRTree`.
package struct SpatialIndex<ID: Hashable> {
  private struct Tree {
    let tree: PackedRTree
    /// nil: removed.
    var members: [(id: ID, rect: MKMapRect)?]
    var count: Int
  }
  private struct Place {
    let tree: Int
    let member: Int
  }

  private var trees: [Int: Tree] = [:]
  private var lastTree = 0
  private var places: [ID: Place] = [:]
  private var waiting: [ID: MKMapRect] = [:]
  /// How many rects have been put into trees so far, each time counted: what the index has cost.
  private(set) var packedCount = 0

  /// Makes an index of nothing.
  package init() {}

  /// The number of rects.
  package var count: Int { places.count + waiting.count }

  /// Adds a rect, in map points, or gives one of that name a new place.
  ///
  /// A rect that is nowhere (null, or not a number) is kept and never found.
  ///
  /// - Complexity: O(log² n), amortised over the searches.
  package mutating func insert(_ id: ID, _ rect: MKMapRect) {
    remove(id)
    waiting[id] = rect
  }

  /// Takes a rect out; a name that is not known does nothing.
  ///
  /// - Complexity: O(1), amortised, besides what packing a tree anew costs at the next search.
  package mutating func remove(_ id: ID) {
    guard let place = places.removeValue(forKey: id) else {
      waiting[id] = nil
      return
    }
    trees[place.tree]?.members[place.member] = nil
    trees[place.tree]?.count -= 1
    if let tree = trees[place.tree], tree.count * 2 < tree.members.count { dissolve(place.tree) }
  }

  /// Answers the names of the rects that meet a part of the map, in no order.
  ///
  /// Edges count, and so does what misses the part by less than a thirtieth of a map point.
  ///
  /// - Complexity: O(log² n + m) for m rects found, if the rects overlap little and nothing has been added since the
  ///   last search.
  package mutating func ids(in part: MKMapRect) -> [ID] {
    pack()
    var found: [ID] = []
    for tree in trees.values {
      tree.tree.forEach(in: part) { index in
        if let member = tree.members[index] { found.append(member.id) }
      }
    }
    return found
  }

  /// Lets what a tree holds wait to be packed anew.
  private mutating func dissolve(_ number: Int) {
    guard let tree = trees.removeValue(forKey: number) else { return }
    for case let member? in tree.members {
      places[member.id] = nil
      waiting[member.id] = member.rect
    }
  }

  private mutating func pack() {
    guard !waiting.isEmpty else { return }
    for (number, tree) in trees.sorted(by: { $0.value.count < $1.value.count }) where tree.count <= 2 * waiting.count {
      dissolve(number)
    }
    lastTree += 1
    packedCount += waiting.count
    let members = waiting.map { (id: $0.key, rect: $0.value) }
    waiting.removeAll()
    places.reserveCapacity(places.count + members.count)
    for (index, member) in members.enumerated() { places[member.id] = Place(tree: lastTree, member: index) }
    trees[lastTree] = Tree(tree: PackedRTree(members.lazy.map(\.rect)), members: members, count: members.count)
  }
}
