extension StyleCollator {
  /// How two texts lie to each other.
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    var options: String.CompareOptions = []
    if !isCaseSensitive { options.insert(.caseInsensitive) }
    if !isDiacriticSensitive { options.insert(.diacriticInsensitive) }
    return a.compare(b, options: options, range: nil, locale: KnownLocale.locale(locale))
  }

  /// The language whose rules are followed: the one asked for, or English.
  var resolvedLocale: String { locale ?? "en" }
}
