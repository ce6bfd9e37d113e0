/// The labels of `match`, and which output each of them leads to.
struct MatchLabels: Sendable {
  struct Fault: Error { let reason: String }

  private var texts: [String: Int] = [:]
  private var numbers: [Double: Int] = [:]
  /// The first labels in a row: looking at a few is quicker than a table.
  private var few: [(label: String, output: Int)] = []
  private static let fewCount = 6

  /// The type of the labels.
  var type: StyleType { numbers.isEmpty ? .string : .number }

  /// Adds a label, or an array of labels, that leads to an output.
  mutating func add(_ value: StyleValue, _ output: Int) throws(Fault) {
    let labels = value.array ?? [value]
    guard !labels.isEmpty else { throw Fault(reason: "no label") }
    for label in labels {
      switch label {
      case .string(let text):
        guard numbers.isEmpty else { throw Fault(reason: "a number expected, as the other labels are") }
        guard texts.updateValue(output, forKey: text) == nil else { throw Fault(reason: "a label that comes twice") }
        few.append((text, output))
      case .number(let number):
        guard texts.isEmpty else { throw Fault(reason: "a text expected, as the other labels are") }
        guard number == number.rounded(), abs(number) <= 9_007_199_254_740_991 else {
          throw Fault(reason: "a label that is no whole number")
        }
        guard numbers.updateValue(output, forKey: number) == nil else {
          throw Fault(reason: "a label that comes twice")
        }
      default: throw Fault(reason: "labels are texts or numbers")
      }
    }
  }

  /// The output that a value leads to.
  func output(for value: StyleValue) -> Int? {
    switch value {
    case .string(let text):
      guard few.count <= Self.fewCount else { return texts[text] }
      for index in 0..<few.count where few[index].label == text { return few[index].output }
      return nil
    case .number(let number): return numbers.isEmpty ? nil : numbers[number]
    default: return nil
    }
  }
}
