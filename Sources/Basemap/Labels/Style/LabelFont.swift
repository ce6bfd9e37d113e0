/// The weight and slant that the names of a style's fonts ask for; the letters are always those of Noto.
struct LabelFont: Equatable, Sendable {
  var weight = 400
  var isItalic = false

  private static let weights = [
    ("thin", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900),
  ]

  /// Reads the first name, such as "Noto Sans Bold Italic".
  init(_ names: [String]) {
    guard let name = names.first?.lowercased() else { return }
    isItalic = name.contains("italic") || name.contains("oblique")
    let joined = name.filter { $0 != " " && $0 != "-" }
    weight = Self.weights.first { joined.contains($0.0) }?.1 ?? 400
  }
}
