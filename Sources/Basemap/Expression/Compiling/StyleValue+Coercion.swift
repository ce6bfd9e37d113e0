extension StyleValue {
  /// Whether the value counts as true: it is not null, false, 0, NaN or an empty text.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    default: true
    }
  }

  /// The value as one of another type; nil where it cannot be turned into that.
  func coerced(to type: StyleType) -> StyleValue? {
    switch type {
    case .boolean: .bool(isTrue)
    case .number: asNumber.map(StyleValue.number)
    case .string: .string(text)
    case .color: asColor.map(StyleValue.color)
    case .formatted: .formatted(asFormatted)
    case .image: asImage.map(StyleValue.image) ?? .null
    case .padding: asPadding
    case .numbers: list(of: .number)
    case .colors: asColors
    case .anchorOffsets: asAnchorOffsets
    default: type.holds(self) ? self : nil
    }
  }

  private var asNumber: Double? {
    switch self {
    case .null: 0
    case .bool(let flag): flag ? 1 : 0
    case .number(let number): number.isNaN ? nil : number
    case .string(let text): Double(styleText: text)
    default: nil
    }
  }

  private var asColor: StyleColor? {
    switch self {
    case .color(let color): return color
    case .string(let text): return StyleColor(css: text)
    case .array(let elements):
      let parts = elements.compactMap(\.number)
      guard parts.count == elements.count, (3...4).contains(parts.count) else { return nil }
      return StyleColor(bytes: parts[0], parts[1], parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    default: return nil
    }
  }

  private var asFormatted: FormattedText {
    switch self {
    case .formatted(let text): text
    case .image(let image): FormattedText(sections: [FormattedText.Section("", image: image)])
    default: FormattedText(text)
    }
  }

  private var asImage: StyleImage? {
    if case .image(let image) = self { return image }
    let name = text
    return name.isEmpty ? nil : StyleImage(name)
  }

  /// Four numbers of one to four: all sides; upper and lower, others; upper, others, lower; as CSS has them.
  private var asPadding: StyleValue? {
    guard case .array(let sides)? = list(of: .number) else { return nil }
    switch sides.count {
    case 1: return .array([sides[0], sides[0], sides[0], sides[0]])
    case 2: return .array([sides[0], sides[1], sides[0], sides[1]])
    case 3: return .array([sides[0], sides[1], sides[2], sides[1]])
    case 4: return .array(sides)
    default: return nil
    }
  }

  private var asColors: StyleValue? {
    guard case .array(let elements) = self else { return asColor.map { .array([.color($0)]) } }
    let colors = elements.compactMap(\.asColor)
    return colors.count == elements.count && !colors.isEmpty ? .array(colors.map(StyleValue.color)) : nil
  }

  private func list(of type: StyleType) -> StyleValue? {
    guard case .array(let elements) = self else { return type.holds(self) ? .array([self]) : nil }
    return !elements.isEmpty && elements.allSatisfy(type.holds) ? self : nil
  }

  private var asAnchorOffsets: StyleValue? {
    guard case .array(let elements) = self, !elements.isEmpty, elements.count % 2 == 0 else { return nil }
    for (index, element) in elements.enumerated() {
      let isGood =
        index % 2 == 0 ? element.string.flatMap(StyleAnchor.init) != nil : StyleType.array(.number, 2).holds(element)
      if !isGood { return nil }
    }
    return self
  }
}

extension Double {
  /// Reads a number as JavaScript's `Number` does; nil for what is none.
  fileprivate init?(styleText text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty {
      self = 0
    } else if ["Infinity", "+Infinity"].contains(trimmed) {
      self = .infinity
    } else if trimmed == "-Infinity" {
      self = -.infinity
    } else if let radix = ["0x": 16, "0o": 8, "0b": 2][trimmed.prefix(2).lowercased()] {
      guard let number = UInt64(trimmed.dropFirst(2), radix: radix) else { return nil }
      self = Double(number)
    } else {
      // Swift also reads hexadecimal fractions and words.
      let isPlain = trimmed.utf8.allSatisfy {
        (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
      }
      guard isPlain, let number = Double(trimmed) else { return nil }
      self = number
    }
  }
}
