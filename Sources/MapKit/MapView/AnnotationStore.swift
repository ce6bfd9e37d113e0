/// The annotations of a map, their views, and the views that wait to be used again.
@MainActor struct AnnotationStore {
  private var entries = OrderedObjects<AnnotationEntry>()
  private var index = SpatialIndex<ObjectIdentifier>()
  private var clusters = ClusterStore()
  private var reusable: [String: [MKAnnotationView]] = [:]
  private(set) var selected: (any MKAnnotation)?
  /// Those whose views the app is being asked for.
  private var asked: Set<ObjectIdentifier> = []
  /// Counts the changes of what there is to see: annotations that come, go or move, and the selection.
  private(set) var revision = 0

  /// All annotations, as added.
  var annotations: [any MKAnnotation] { entries.elements.map(\.annotation) }

  /// - Complexity: O(1) each, amortised.
  mutating func add(_ new: [any MKAnnotation]) {
    for annotation in new where !entries.contains(ObjectIdentifier(annotation)) {
      let entry = AnnotationEntry(annotation)
      entries.append(entry, entry.key)
      revision += 1
    }
  }

  /// Takes annotations off and answers their views, and those of the clusters that they were in.
  ///
  /// The views are not touched here: what an app's subclass does then may ask the map, and so this store, again.
  ///
  /// - Complexity: O(1) each, amortised.
  mutating func remove(_ old: [any MKAnnotation]) -> [MKAnnotationView] {
    if let selected, old.contains(where: { $0 === selected }) { self.selected = nil }
    revision += 1
    return old.flatMap { annotation in
      index.remove(ObjectIdentifier(annotation))
      let gone = clusters.removeClusters(with: ObjectIdentifier(annotation))
      if let selected, gone.contains(where: { $0.annotation === selected }) { self.selected = nil }
      return (gone + [entries.remove(ObjectIdentifier(annotation))].compactMap(\.self)).compactMap(\.view)
    }
  }

  /// Answers the cluster of annotations, if there is one.
  mutating func cluster(of members: [any MKAnnotation]) -> (any MKAnnotation)? {
    clusters.entry(of: Set(members.map { ObjectIdentifier($0) }))?.annotation
  }

  mutating func addCluster(_ cluster: MKClusterAnnotation, of members: [any MKAnnotation]) {
    clusters.add(AnnotationEntry(cluster), of: Set(members.map { ObjectIdentifier($0) }))
  }

  /// Begins another picture with clusters, and answers the views of those that are forgotten.
  mutating func beginPicture() -> [MKAnnotationView] {
    clusters.beginPicture(keeping: selected.map { ObjectIdentifier($0) }).compactMap(\.view)
  }

  private func entry(_ identifier: ObjectIdentifier) -> AnnotationEntry? { entries[identifier] ?? clusters[identifier] }

  /// All annotations with what is known of them, as added.
  var allEntries: [AnnotationEntry] { entries.elements }

  /// Takes note that annotations are somewhere else.
  mutating func replace(_ moved: [AnnotationEntry]) {
    revision += 1
    for entry in moved where entries.contains(entry.key) {
      if let anchor = entry.anchor {
        index.insert(entry.key, MKMapRect(origin: anchor, size: MKMapSize()))
      } else {
        index.remove(entry.key)
      }
    }
  }

  /// The annotations that were last seen in a part of the map, as added.
  ///
  /// - Complexity: O(log² n + m log m) for m annotations found.
  mutating func entries(in part: MKMapRect) -> [AnnotationEntry] { entries.elements(of: index.ids(in: part)) }

  /// Puts a view without annotation into the reuse queue of its kind, if it has one.
  mutating func enqueue(_ view: MKAnnotationView) {
    if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
  }

  /// Whether an annotation, or a cluster, is on the map.
  func contains(_ identifier: ObjectIdentifier) -> Bool { entry(identifier) != nil }

  func view(for identifier: ObjectIdentifier) -> MKAnnotationView? { entry(identifier)?.view }

  func contains(_ annotation: any MKAnnotation) -> Bool { contains(ObjectIdentifier(annotation)) }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? { view(for: ObjectIdentifier(annotation)) }

  func setView(_ view: MKAnnotationView, for annotation: any MKAnnotation) {
    entry(ObjectIdentifier(annotation))?.view = view
  }

  /// Notes that the app is asked for a view, and answers false where it is being asked already.
  mutating func beginAsking(for annotation: any MKAnnotation) -> Bool {
    asked.insert(ObjectIdentifier(annotation)).inserted
  }

  mutating func endAsking(for annotation: any MKAnnotation) { asked.remove(ObjectIdentifier(annotation)) }

  mutating func dequeue(_ identifier: String) -> MKAnnotationView? { reusable[identifier]?.popLast() }

  mutating func select(_ annotation: (any MKAnnotation)?) {
    selected = annotation
    revision += 1
  }
}
