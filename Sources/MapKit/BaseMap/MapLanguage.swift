/// The languages of names on the map.
package enum MapLanguage {
  /// The language that the system's environment asks for; English where it asks for none.
  package static let system = language(of: ProcessInfo.processInfo.environment)

  /// Those that a page may ask for: each has pictures of its own, so there must not be any number of them.
  package static let known: Set<String> = [
    "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "da", "de", "el", "en", "eo", "es", "et", "eu", "fa", "fi", "fr",
    "ga", "gl", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "ko", "la", "lb", "lt", "lv", "mk",
    "ml", "mt", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "ta", "te", "th", "tr", "uk", "ur",
    "vi", "zh", "zh-Hant",
  ]

  /// The language of a locale's name as POSIX writes it: "de_AT.UTF-8" is "de".
  static func language(of environment: [String: String]) -> String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      return known(value) ?? "en"
    }
    return "en"
  }

  /// The known language that a tag means, as in "de-AT" or "zh_TW.UTF-8"; nil for none.
  package static func known(_ tag: some StringProtocol) -> String? {
    let parts = tag.prefix(40).split { "-_.@".contains($0) }
    guard let first = parts.first?.lowercased() else { return nil }
    let isTraditional = parts.dropFirst().contains { ["hant", "tw", "hk", "mo"].contains($0.lowercased()) }
    let code = first == "zh" && isTraditional ? "zh-Hant" : first == "nb" || first == "nn" ? "no" : first
    return known.contains(code) ? code : nil
  }
}
