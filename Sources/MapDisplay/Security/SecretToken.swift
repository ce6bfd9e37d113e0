/// A name that nobody can guess: 192 bits from the system's random source.
struct SecretToken: Hashable, Sendable, CustomStringConvertible {
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<3).map { _ in String.hexadecimal(generator.next()) }.joined()
  }

  /// Reads a token; nil for anything that is not 48 hexadecimal digits in small letters.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 48, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
      return nil
    }
    self.text = String(text)
  }

  var description: String { text }
}

extension String {
  /// Sixteen hexadecimal digits of a number.
  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
