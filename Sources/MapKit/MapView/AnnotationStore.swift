/// The annotations of a map, their views, and the views that wait to be used again.
@MainActor struct AnnotationStore {
  private(set) var annotations: [any MKAnnotation] = []
  private var known: Set<ObjectIdentifier> = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var reusable: [String: [MKAnnotationView]] = [:]
  private(set) var selected: (any MKAnnotation)?
  /// Those whose views the app is being asked for.
  private var asked: Set<ObjectIdentifier> = []

  mutating func add(_ new: [any MKAnnotation]) {
    for annotation in new where known.insert(ObjectIdentifier(annotation)).inserted { annotations.append(annotation) }
  }

  /// Takes annotations off and answers their views.
  ///
  /// Linear in the number of annotations on the map. The views are not touched here: what an app's subclass does then
  /// may ask the map, and so this store, again.
  mutating func remove(_ old: [any MKAnnotation]) -> [MKAnnotationView] {
    let leaving = Set(old.map { ObjectIdentifier($0) }).intersection(known)
    guard !leaving.isEmpty else { return [] }
    let gone = annotations.filter { leaving.contains(ObjectIdentifier($0)) }
    annotations.removeAll { leaving.contains(ObjectIdentifier($0)) }
    known.subtract(leaving)
    if let selected, leaving.contains(ObjectIdentifier(selected)) { self.selected = nil }
    return gone.compactMap { views.removeValue(forKey: ObjectIdentifier($0)) }
  }

  /// Puts a view without annotation into the reuse queue of its kind, if it has one.
  mutating func enqueue(_ view: MKAnnotationView) {
    if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
  }

  func contains(_ identifier: ObjectIdentifier) -> Bool { known.contains(identifier) }

  func view(for identifier: ObjectIdentifier) -> MKAnnotationView? { views[identifier] }

  func contains(_ annotation: any MKAnnotation) -> Bool { known.contains(ObjectIdentifier(annotation)) }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  mutating func setView(_ view: MKAnnotationView, for annotation: any MKAnnotation) {
    views[ObjectIdentifier(annotation)] = view
  }

  /// Notes that the app is asked for a view, and answers false where it is being asked already.
  mutating func beginAsking(for annotation: any MKAnnotation) -> Bool {
    asked.insert(ObjectIdentifier(annotation)).inserted
  }

  mutating func endAsking(for annotation: any MKAnnotation) { asked.remove(ObjectIdentifier(annotation)) }

  mutating func dequeue(_ identifier: String) -> MKAnnotationView? { reusable[identifier]?.popLast() }

  mutating func select(_ annotation: (any MKAnnotation)?) { selected = annotation }
}
