/// How views of the kinds that an app has registered are made.
@MainActor struct RegisteredViews {
  private var makers: [String: (any MKAnnotation) -> MKAnnotationView] = [:]

  subscript(identifier: String) -> ((any MKAnnotation) -> MKAnnotationView)? {
    get { makers[identifier] }
    set { makers[identifier] = newValue }
  }
}
