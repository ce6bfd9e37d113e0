extension MKAnnotationView {
  /// What `make(annotation:reuseIdentifier:)` calls: the class decides which initialiser this comes to.
  @usableFromInline convenience init(registeredFor annotation: (any MKAnnotation)?, identifier: String) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Makes a view of the class that this is called on.
  ///
  /// Swift makes an object of a class it only knows by a value through a `required` initialiser alone, and a required
  /// `init(annotation:reuseIdentifier:)` would not compile with the `override` that apps write. So this is the initialiser
  /// above, called by its symbol as a function of the class, which is how Swift itself calls it: the class comes in the
  /// same register, and, as for initialisers, the arguments are handed over.
  @_silgen_name("$s6MapKit16MKAnnotationViewC13registeredFor10identifierAcA0C0_pSg_SStcfC")
  private final class func allocate(
    registeredFor annotation: __owned (any MKAnnotation)?, identifier: __owned String
  ) -> MKAnnotationView

  static func make(annotation: any MKAnnotation, reuseIdentifier: String) -> MKAnnotationView {
    allocate(registeredFor: annotation, identifier: reuseIdentifier)
  }
}
