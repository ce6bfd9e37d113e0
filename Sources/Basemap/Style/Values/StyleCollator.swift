/// How texts are compared.
package struct StyleCollator: Hashable, Sendable {
  package var isCaseSensitive: Bool
  package var isDiacriticSensitive: Bool
  /// A language tag; nil for the user's own.
  package var locale: String?

  package init(isCaseSensitive: Bool, isDiacriticSensitive: Bool, locale: String? = nil) {
    (self.isCaseSensitive, self.isDiacriticSensitive) = (isCaseSensitive, isDiacriticSensitive)
    self.locale = locale
  }
}
