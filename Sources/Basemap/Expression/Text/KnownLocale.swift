/// The languages and regions that texts and numbers can be written for.
enum KnownLocale {
  /// What the system knows: others are not asked for, since the system keeps every one that was.
  private static let identifiers = Set(Locale.availableIdentifiers)

  /// The locale of a language tag, or of the part of it that is known; American English where none is.
  static func locale(_ tag: String?) -> Locale {
    Locale(identifier: tag.flatMap(identifier) ?? "en_US")
  }

  private static func identifier(_ tag: String) -> String? {
    guard tag.utf8.count <= 64 else { return nil }
    var parts = tag.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let identifier = parts.joined(separator: "_")
      if identifiers.contains(identifier) { return identifier }
      parts.removeLast()
    }
    return nil
  }
}
