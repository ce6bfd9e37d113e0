extension StyleColor {
  /// Reads a colour of CSS: a name, `#` with 3, 4, 6 or 8 digits, `rgb()`, `rgba()`, `hsl()` or `hsla()`; nil for
  /// anything else.
  ///
  /// Source: CSS Color Module Level 4, sections 4–7, without angles other than degrees and without `none`.
  package init?(css text: String) {
    let bytes = Array(text.utf8.drop(while: Self.isSpace).map(Self.lowercase))
    let word = bytes[..<(bytes.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0)]
    guard let first = word.first, word.count <= 256 else { return nil }
    if first == UInt8(ascii: "#") {
      self.init(digits: word.dropFirst())
    } else if let open = word.firstIndex(of: UInt8(ascii: "(")), word.last == UInt8(ascii: ")") {
      let arguments = CSSArguments(word[(open + 1)..<(word.endIndex - 1)])
      switch String(decoding: word[..<open], as: UTF8.self) {
      case "rgb", "rgba": self.init(rgb: arguments)
      case "hsl", "hsla": self.init(hsl: arguments)
      default: return nil
      }
    } else {
      let name = String(decoding: word, as: UTF8.self)
      if name == "transparent" {
        self = .clear
      } else if let rgb = Self.named[name] {
        self.init(rgb)
      } else {
        return nil
      }
    }
  }

  private init(_ rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
  }

  private init?(digits: ArraySlice<UInt8>) {
    var values: [Double] = []
    for digit in digits {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      values.append(Double(value))
    }
    switch values.count {
    case 3, 4: values = values.map { $0 / 15 }
    case 6, 8:
      let pairs: [(Double, Double)] = stride(from: 0, to: values.count, by: 2).map { (values[$0], values[$0 + 1]) }
      values = pairs.map { (16 * $0.0 + $0.1) / 255 }
    default: return nil
    }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }

  private init?(rgb arguments: CSSArguments?) {
    guard let arguments, let alpha = arguments.alpha else { return nil }
    let values = arguments.values
    let percents = values.filter(\.isPercent).count
    guard percents == 0 || percents == 3 else { return nil }
    let top = percents == 3 ? 100.0 : 255.0
    let parts = values.map { min(max($0.number / top, 0), 1) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  private init?(hsl arguments: CSSArguments?) {
    guard let arguments, let alpha = arguments.alpha else { return nil }
    let values = arguments.values
    guard !values[0].isPercent, values[1].isPercent, values[2].isPercent else { return nil }
    let saturation = min(max(values[1].number / 100, 0), 1)
    let lightness = min(max(values[2].number / 100, 0), 1)
    var hue = values[0].number.truncatingRemainder(dividingBy: 360)
    if hue < 0 { hue += 360 }
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ turn: Double) -> Double {
      let place = (turn + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  fileprivate static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

/// What stands in the brackets of a colour: three numbers and perhaps an opacity.
private struct CSSArguments {
  struct Value {
    var number: Double
    var isPercent: Bool
  }

  /// Three.
  let values: [Value]
  private let opacity: Value?

  /// 0…1; nil for what is no opacity.
  var alpha: Double? {
    guard let opacity else { return 1 }
    return min(max(opacity.isPercent ? opacity.number / 100 : opacity.number, 0), 1)
  }

  /// Commas between all, or space between all and a slash before the opacity.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    func skipSpace() -> Bool {
      let count = rest.count
      rest = rest.drop(while: StyleColor.isSpace)
      return rest.count < count
    }
    func skip(_ mark: UnicodeScalar) -> Bool {
      guard rest.first == UInt8(ascii: mark) else { return false }
      rest.removeFirst()
      _ = skipSpace()
      return true
    }
    _ = skipSpace()
    var values: [Value] = []
    var separator: UnicodeScalar?
    while !rest.isEmpty {
      guard values.count < 4, let value = Self.value(&rest) else { return nil }
      values.append(value)
      let hadSpace = skipSpace()
      if rest.isEmpty { break }
      let found: UnicodeScalar = skip(",") ? "," : skip("/") ? "/" : " "
      switch (values.count, separator, found) {
      case (1, nil, ","), (2, ",", ","), (3, ",", ","), (2, " ", " "), (3, " ", "/"): break
      case (1, nil, " "): guard hadSpace else { return nil }
      default: return nil
      }
      if values.count < 3 { separator = found }
      guard !rest.isEmpty else { return nil }
    }
    guard values.count >= 3 else { return nil }
    self.values = Array(values[..<3])
    opacity = values.count > 3 ? values[3] : nil
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> Value? {
    let digits = rest.prefix { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
    var text = String(decoding: digits, as: UTF8.self)
    // `1.` is no number to CSS, `deg` stands behind hues only.
    if digits.last == UInt8(ascii: "e") { text.removeLast() }
    guard !text.hasSuffix("."), let number = Double(text), number.isFinite else { return nil }
    rest = rest.dropFirst(text.utf8.count)
    if rest.starts(with: "deg".utf8) {
      rest = rest.dropFirst(3)
      return Value(number: number, isPercent: false)
    }
    let isPercent = rest.first == UInt8(ascii: "%")
    if isPercent { rest.removeFirst() }
    return Value(number: number, isPercent: isPercent)
  }
}
