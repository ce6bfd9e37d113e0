/// A picture of the style's sprite, by its name.
package struct StyleImage: Hashable, Sendable {
  package var name: String
  /// Whether the sprite has it; true where nothing is known of the sprite.
  package var isAvailable: Bool

  package init(_ name: String, isAvailable: Bool = true) {
    (self.name, self.isAvailable) = (name, isAvailable)
  }
}
