extension UITableViewCell {
  /// What `make(style:reuseIdentifier:)` calls: the class decides which initialiser this comes to.
  @usableFromInline convenience init(registeredFor style: CellStyle, identifier: String) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Makes a cell of the class that this is called on.
  ///
  /// A required `init(style:reuseIdentifier:)` would not compile with the `override` that apps write, so this is the
  /// initialiser above, called by its symbol as a function of the class, which is how Swift itself calls it: the class
  /// comes in the same register, and, as for initialisers, the arguments are handed over.
  @_silgen_name("$s5UIKit15UITableViewCellC13registeredFor10identifierA2C0D5StyleO_SStcfC")
  private final class func allocate(
    registeredFor style: CellStyle, identifier: __owned String
  ) -> UITableViewCell

  static func make(style: CellStyle, reuseIdentifier: String) -> UITableViewCell {
    allocate(registeredFor: style, identifier: reuseIdentifier)
  }
}
