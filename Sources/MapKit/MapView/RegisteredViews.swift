/// How views of the kinds that an app has registered are made.
@MainActor struct RegisteredViews {
  private var makers: [String: (any MKAnnotation) -> MKAnnotationView] = [:]

  subscript(identifier: String) -> ((any MKAnnotation) -> MKAnnotationView)? {
    get { makers[identifier] }
    set { makers[identifier] = newValue }
  }

  /// Has views of a kind made as those of a class; nil: no longer.
  mutating func register(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      makers[identifier] = nil
      return
    }
    guard let viewClass = viewClass as? MKAnnotationView.Type else {
      preconditionFailure("\(viewClass) is not a class of annotation views")
    }
    makers[identifier] = { viewClass.make(annotation: $0, reuseIdentifier: identifier) }
  }
}
