/// Where the pictures of a style come from.
package struct StyleSpriteAddress: Hashable, Sendable {
  /// What stands before the names of its pictures, with a colon; empty for the sprite called "default".
  package let prefix: String
  /// Without `.json`, `.png` and `@2x`.
  package let url: String

  /// Reads one address, or an array of named ones; what is neither is left out.
  static func all(_ json: StyleValue?) -> [StyleSpriteAddress] {
    switch json {
    case .string(let url)?: return [StyleSpriteAddress(prefix: "", url: url)]
    case .array(let entries)?:
      return entries.compactMap { entry in
        guard let id = entry.object?["id"]?.string, let url = entry.object?["url"]?.string else { return nil }
        return StyleSpriteAddress(prefix: id == "default" ? "" : id + ":", url: url)
      }
    default: return []
    }
  }
}
