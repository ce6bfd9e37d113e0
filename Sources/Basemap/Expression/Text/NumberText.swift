/// A number as people write it.
struct NumberText {
  /// A language tag; nil for American English.
  var locale: String?
  /// A code of ISO 4217, such as `EUR`.
  var currency: String?
  /// A unit, such as `kilometer`.
  var unit: String?
  /// Of the fraction; nil for as few as there are, or those of the currency.
  var leastDigits: Double?
  /// Of the fraction; nil for 3, or those of the currency.
  var mostDigits: Double?

  private static let digits = 0...20

  /// The text; nil for a unit that is not known, or for numbers of digits that cannot be.
  func text(of number: Double) -> String? {
    let locale = KnownLocale.locale(self.locale)
    let (least, most) = (leastDigits.map(Self.count), mostDigits.map(Self.count))
    if case .some(nil) = least { return nil }
    if case .some(nil) = most { return nil }
    let (lower, upper) = (least ?? nil, most ?? nil)
    if let lower, let upper, lower > upper { return nil }
    if let currency {
      guard currency.utf8.count == 3 else { return nil }
      let style = FloatingPointFormatStyle<Double>.Currency(code: currency, locale: locale)
      guard lower != nil || upper != nil else { return style.format(number) }
      let first = lower ?? min(2, upper ?? 2)
      return style.precision(.fractionLength(first...max(first, upper ?? 2))).format(number)
    }
    let first = lower ?? 0
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(
      .fractionLength(first...max(first, upper ?? 3)))
    guard let unit else { return style.format(number) }
    guard let pattern = Self.units[unit] else { return nil }
    return style.format(number) + pattern
  }

  private static func count(_ number: Double) -> Int? {
    guard let count = Int(exactly: number.rounded(.down)), digits.contains(count) else { return nil }
    return count
  }

  /// What stands behind the number; the short symbols of the International System and of English.
  private static let units: [String: String] = [
    "percent": "%", "degree": " deg", "celsius": "°C", "fahrenheit": "°F", "kilometer-per-hour": " km/h",
    "mile-per-hour": " mph", "meter-per-second": " m/s", "millimeter": " mm", "centimeter": " cm", "meter": " m",
    "kilometer": " km", "inch": " in", "foot": " ft", "yard": " yd", "mile": " mi", "hectare": " ha", "acre": " ac",
    "gram": " g", "kilogram": " kg", "ounce": " oz", "pound": " lb", "liter": " L", "milliliter": " mL",
    "gallon": " gal", "bit": " bit", "byte": " byte", "kilobyte": " kB", "megabyte": " MB", "gigabyte": " GB",
    "millisecond": " ms", "second": " sec", "minute": " min", "hour": " hr",
  ]
}
