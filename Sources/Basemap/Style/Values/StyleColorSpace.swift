/// Where colours are mixed.
enum StyleColorSpace: String, Sendable {
  case rgb, hcl, lab

  /// The colour a part of the way, 0…1, from one to another.
  func mix(_ a: StyleColor, _ b: StyleColor, _ part: Double) -> StyleColor {
    StyleColor(
      red: a.red * (1 - part) + b.red * part, green: a.green * (1 - part) + b.green * part,
      blue: a.blue * (1 - part) + b.blue * part, alpha: a.alpha * (1 - part) + b.alpha * part)
  }
}
