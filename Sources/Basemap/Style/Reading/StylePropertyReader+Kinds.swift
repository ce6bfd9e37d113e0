extension StylePropertyReader {
  typealias Group = StylePropertyDefinition.Group
  typealias Dependencies = CompiledExpression.Dependencies

  mutating func number(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: Double,
    in range: ClosedRange<Double> = -.infinity...(.infinity)
  ) throws(StylePartFault) -> StyleProperty<Double> {
    var definition = StylePropertyDefinition(name, group, .number, dependencies)
    definition.range = range
    return try property(definition, default: value, { $0.number?.cut(to: range) }) { expression in
      let number = expression.number
      return { context in
        guard let result = try? number(context) else { return value }
        return result.cut(to: range) ?? value
      }
    }
  }

  mutating func optionalNumber(
    _ name: String, _ group: Group, _ dependencies: Dependencies
  ) throws(StylePartFault) -> StyleProperty<Double?> {
    var definition = StylePropertyDefinition(name, group, .number, dependencies)
    definition.isInterpolated = false
    return try property(definition, default: nil) { $0.number?.cut(to: -.infinity...(.infinity)) }
  }

  mutating func boolean(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: Bool
  ) throws(StylePartFault) -> StyleProperty<Bool> {
    try property(StylePropertyDefinition(name, group, .boolean, dependencies), default: value, { $0.bool }) {
      let test = $0.test
      return { context in (try? test(context)) ?? value }
    }
  }

  mutating func color(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: StyleColor = .black
  ) throws(StylePartFault) -> StyleProperty<StyleColor> {
    try property(StylePropertyDefinition(name, group, .color, dependencies), default: value) { $0.styleColor }
  }

  mutating func optionalColor(
    _ name: String, _ group: Group, _ dependencies: Dependencies
  ) throws(StylePartFault) -> StyleProperty<StyleColor?> {
    try property(StylePropertyDefinition(name, group, .color, dependencies), default: nil) { $0.styleColor }
  }

  mutating func word<Word: StyleEnumeration>(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: Word
  ) throws(StylePartFault) -> StyleProperty<Word> {
    try property(words(name, group, dependencies, Word.self), default: value) { $0.string.flatMap(Word.init) }
  }

  mutating func optionalWord<Word: StyleEnumeration>(
    _ name: String, _ group: Group, _ dependencies: Dependencies
  ) throws(StylePartFault) -> StyleProperty<Word?> {
    try property(words(name, group, dependencies, Word.self), default: nil) { $0.string.flatMap(Word.init) }
  }

  mutating func words<Word: StyleEnumeration>(
    _ name: String, _ group: Group, _ dependencies: Dependencies
  ) throws(StylePartFault) -> StyleProperty<[Word]?> {
    var definition = words(name, group, dependencies, Word.self)
    definition.type = .array(.string, nil)
    return try property(definition, default: nil) { value in
      guard let elements = value.array else { return nil }
      let words = elements.compactMap { $0.string.flatMap(Word.init) }
      return words.count == elements.count ? words : nil
    }
  }

  private func words<Word: StyleEnumeration>(
    _ name: String, _ group: Group, _ dependencies: Dependencies, _: Word.Type
  ) -> StylePropertyDefinition {
    var definition = StylePropertyDefinition(name, group, .string, dependencies)
    definition.words = Word.allCases.map(\.rawValue)
    return definition
  }

  mutating func image(
    _ name: String, _ group: Group, _ dependencies: Dependencies, hasTokens: Bool = false
  ) throws(StylePartFault) -> StyleProperty<StyleImage?> {
    var definition = StylePropertyDefinition(name, group, .image, dependencies.union(.images))
    definition.hasTokens = hasTokens
    return try property(definition, default: nil) { value in if case .image(let image) = value { image } else { nil } }
  }

  mutating func pair(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: SIMD2<Double> = .zero
  ) throws(StylePartFault) -> StyleProperty<SIMD2<Double>> {
    try property(StylePropertyDefinition(name, group, .array(.number, 2), dependencies), default: value) { value in
      guard let numbers = value.numbers, numbers.count == 2 else { return nil }
      return SIMD2(numbers[0], numbers[1])
    }
  }

  mutating func numbers(
    _ name: String, _ group: Group, _ dependencies: Dependencies, in range: ClosedRange<Double>
  ) throws(StylePartFault) -> StyleProperty<[Double]?> {
    var definition = StylePropertyDefinition(name, group, .array(.number, nil), dependencies)
    definition.range = range
    definition.isInterpolated = false
    return try property(definition, default: nil) { value in
      guard let numbers = value.numbers, numbers.allSatisfy(range.contains) else { return nil }
      return numbers
    }
  }

  mutating func strings(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: [String]
  ) throws(StylePartFault) -> StyleProperty<[String]> {
    try property(StylePropertyDefinition(name, group, .array(.string, nil), dependencies), default: value) { value in
      guard let elements = value.array else { return nil }
      let strings = elements.compactMap(\.string)
      return strings.count == elements.count ? strings : nil
    }
  }

  mutating func text(
    _ name: String, _ group: Group, _ dependencies: Dependencies
  ) throws(StylePartFault) -> StyleProperty<FormattedText> {
    var definition = StylePropertyDefinition(name, group, .formatted, dependencies)
    definition.hasTokens = true
    return try property(definition, default: FormattedText("")) { value in
      if case .formatted(let text) = value { text } else { nil }
    }
  }

  /// Four distances: of an array, or with `isPadding` also of fewer numbers.
  mutating func edges(
    _ name: String, _ group: Group, _ dependencies: Dependencies, default value: StyleEdges, isPadding: Bool = false
  ) throws(StylePartFault) -> StyleProperty<StyleEdges> {
    let type = isPadding ? StyleType.padding : .array(.number, 4)
    return try property(StylePropertyDefinition(name, group, type, dependencies), default: value) { value in
      guard let numbers = value.numbers, numbers.count == 4 else { return nil }
      return StyleEdges(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    }
  }

  mutating func anchorOffsets(
    _ name: String, _ group: Group, _ dependencies: Dependencies
  ) throws(StylePartFault) -> StyleProperty<[StyleAnchorOffset]?> {
    try property(StylePropertyDefinition(name, group, .anchorOffsets, dependencies), default: nil) { value in
      guard let elements = value.array, elements.count % 2 == 0 else { return nil }
      return stride(from: 0, to: elements.count, by: 2).compactMap { index in
        guard let anchor = elements[index].string.flatMap(StyleAnchor.init), let pair = elements[index + 1].numbers,
          pair.count == 2
        else { return nil }
        return StyleAnchorOffset(anchor, SIMD2(pair[0], pair[1]))
      }
    }
  }
}

extension StyleValue {
  fileprivate var styleColor: StyleColor? { if case .color(let color) = self { color } else { nil } }

  /// The elements, where all are numbers.
  fileprivate var numbers: [Double]? {
    guard let elements = array else { return nil }
    let numbers = elements.compactMap { $0.number?.cut(to: -.infinity...(.infinity)) }
    return numbers.count == elements.count ? numbers : nil
  }
}

extension Double {
  /// The number within a range, and within a thousand million either way; nil for NaN.
  ///
  /// Beyond that nothing is drawn, and painters need not fear that a sum does not fit.
  func cut(to range: ClosedRange<Double>) -> Double? {
    isNaN ? nil : Swift.min(Swift.max(self, range.lowerBound, -1e9), range.upperBound, 1e9)
  }
}
