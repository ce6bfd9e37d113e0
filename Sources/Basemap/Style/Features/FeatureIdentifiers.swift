/// The identifiers of a layer's features.
enum FeatureIdentifiers: Sendable {
  case none
  /// 0 for a feature without one, as vector tiles have it.
  case numbers([UInt64])
  case values([StyleValue?])

  init(_ numbers: [UInt64]) { self = numbers.contains { $0 != 0 } ? .numbers(numbers) : .none }

  init(_ values: [StyleValue?]) { self = values.contains { $0 != nil } ? .values(values) : .none }

  subscript(index: Int) -> StyleValue? {
    switch self {
    case .none: nil
    case .numbers(let numbers): numbers[index] == 0 ? nil : .number(Double(numbers[index]))
    case .values(let values): values[index]
    }
  }

  /// About how much memory they take, in bytes.
  var cost: Int {
    switch self {
    case .none: 0
    case .numbers(let numbers): numbers.count * MemoryLayout<UInt64>.stride
    case .values(let values): values.count * MemoryLayout<StyleValue?>.stride
    }
  }
}
