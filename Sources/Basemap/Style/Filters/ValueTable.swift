/// Values among which others are looked for.
struct ValueTable: Sendable {
  /// All texts, where there are a few: looking at these is quicker than a table.
  private let fewTexts: [String]
  private let texts: Set<String>
  /// What is no text.
  private let others: Set<StyleValue>

  init(_ values: [StyleValue]) {
    let texts = values.compactMap(\.string)
    fewTexts = texts.count <= 6 ? texts : []
    self.texts = texts.count <= 6 ? [] : Set(texts)
    others = Set(values.filter { $0.string == nil })
  }

  func contains(_ value: StyleValue) -> Bool {
    guard case .string(let text) = value else { return !others.isEmpty && others.contains(value) }
    for index in 0..<fewTexts.count where fewTexts[index] == text { return true }
    return !texts.isEmpty && texts.contains(text)
  }
}
