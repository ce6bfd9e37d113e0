/// The clusters of a map that were made, by who is in them: they and their views are used again where the same
/// annotations come together.
@MainActor struct ClusterStore {
  private struct Kept {
    let entry: AnnotationEntry
    var lastUse: Int
  }

  private var kept: [Set<ObjectIdentifier>: Kept] = [:]
  private var members: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var clusters: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var use = 0

  /// How many pictures later a cluster that is in none of them is forgotten.
  private static let patience = 64

  subscript(cluster: ObjectIdentifier) -> AnnotationEntry? { members[cluster].flatMap { kept[$0]?.entry } }

  /// Answers the cluster of annotations, and notes that it is used.
  mutating func entry(of annotations: Set<ObjectIdentifier>) -> AnnotationEntry? {
    kept[annotations]?.lastUse = use
    return kept[annotations]?.entry
  }

  mutating func add(_ entry: AnnotationEntry, of annotations: Set<ObjectIdentifier>) {
    kept[annotations] = Kept(entry: entry, lastUse: use)
    members[entry.key] = annotations
    for annotation in annotations { clusters[annotation, default: []].insert(entry.key) }
  }

  /// Begins another picture; answers the clusters that it forgets, all but one, since they were not used for long.
  mutating func beginPicture(keeping selected: ObjectIdentifier?) -> [AnnotationEntry] {
    use += 1
    guard use.isMultiple(of: Self.patience) else { return [] }
    let old = kept.values.filter { $0.lastUse < use - Self.patience && $0.entry.key != selected }.map(\.entry)
    for entry in old { remove(entry) }
    return old
  }

  /// Forgets the clusters that an annotation is in and answers them.
  mutating func removeClusters(with annotation: ObjectIdentifier) -> [AnnotationEntry] {
    let old = (clusters[annotation] ?? []).compactMap { self[$0] }
    for entry in old { remove(entry) }
    return old
  }

  private mutating func remove(_ entry: AnnotationEntry) {
    guard let annotations = members.removeValue(forKey: entry.key) else { return }
    kept[annotations] = nil
    for annotation in annotations {
      clusters[annotation]?.remove(entry.key)
      if clusters[annotation]?.isEmpty == true { clusters[annotation] = nil }
    }
  }
}
