/// The name of a tag that a style asks for, with a number by which a layer finds its own index of that name.
struct StyleKey: Hashable, Sendable {
  let name: String
  /// −1 for a name without a number.
  let number: Int

  init(_ name: String) {
    self.name = name
    number = StyleKeys.shared.number(of: name)
  }
}

/// The numbers of the names that styles ask for; they last as long as the program.
///
/// `@unchecked Sendable`: the lock guards what changes.
final class StyleKeys: @unchecked Sendable {
  static let shared = StyleKeys()
  /// Styles ask for a few dozen names; names beyond this many are looked for as text.
  static let limit = 4096

  private let lock = NSLock()
  private var numbers: [String: Int] = [:]

  /// The number of a name, a new one where it has none yet; −1 beyond the limit.
  func number(of name: String) -> Int {
    lock.withLock {
      if let number = numbers[name] { return number }
      guard numbers.count < Self.limit else { return -1 }
      let number = numbers.count
      numbers[name] = number
      return number
    }
  }

  /// For each number given so far the index of its name among a layer's keys, −1 where it is not among them.
  func indices(in keys: [String]) -> [Int32] {
    lock.withLock {
      var indices = [Int32](repeating: -1, count: numbers.count)
      // Of several keys with one name the first stands for all: see `FeatureTags`.
      for (index, key) in keys.enumerated().reversed() {
        if let number = numbers[key] { indices[number] = Int32(truncatingIfNeeded: index) }
      }
      return indices
    }
  }
}
