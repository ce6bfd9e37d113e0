/// Values among which others are looked for.
struct ValueTable: Sendable {
  /// All of them, where there are a few: looking at these is quicker than a table.
  private let few: [StyleValue]
  private let table: Set<StyleValue>

  init(_ values: [StyleValue]) {
    few = values.count <= 6 ? values : []
    table = values.count <= 6 ? [] : Set(values)
  }

  func contains(_ value: StyleValue) -> Bool {
    for index in 0..<few.count where few[index] == value { return true }
    return !table.isEmpty && table.contains(value)
  }
}
