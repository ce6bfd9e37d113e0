/// The annotations of a map, their views, and the views that wait to be used again.
@MainActor struct AnnotationStore {
  private(set) var annotations: [any MKAnnotation] = []
  private var known: Set<ObjectIdentifier> = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var reusable: [String: [MKAnnotationView]] = [:]
  private(set) var selected: (any MKAnnotation)?

  mutating func add(_ new: [any MKAnnotation]) {
    for annotation in new where known.insert(ObjectIdentifier(annotation)).inserted { annotations.append(annotation) }
  }

  /// Takes annotations off; their views go into the reuse queue.
  ///
  /// Linear in the number of annotations on the map.
  mutating func remove(_ old: [any MKAnnotation]) {
    let leaving = Set(old.map { ObjectIdentifier($0) }).intersection(known)
    guard !leaving.isEmpty else { return }
    annotations.removeAll { leaving.contains(ObjectIdentifier($0)) }
    known.subtract(leaving)
    for key in leaving {
      guard let view = views.removeValue(forKey: key) else { continue }
      view.annotation = nil
      view.isSelected = false
      if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
    }
    if let selected, leaving.contains(ObjectIdentifier(selected)) { self.selected = nil }
  }

  func contains(_ annotation: any MKAnnotation) -> Bool { known.contains(ObjectIdentifier(annotation)) }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  mutating func setView(_ view: MKAnnotationView, for annotation: any MKAnnotation) {
    views[ObjectIdentifier(annotation)] = view
  }

  mutating func dequeue(_ identifier: String) -> MKAnnotationView? { reusable[identifier]?.popLast() }

  mutating func select(_ annotation: (any MKAnnotation)?) { selected = annotation }
}
