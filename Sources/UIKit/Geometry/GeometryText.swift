/// Reads and writes the text forms of geometry, and can tell a bad text from zero.
package enum GeometryText {
  /// How the numbers are bracketed.
  package enum Nesting {
    /// `{a,b}` with a number of members.
    case flat(Int)
    /// `{{a,b},{c,d}}`.
    case pairs
    /// `[a,b,…]` with a number of members.
    case bracketed(Int)
  }

  /// Answers the finite numbers of a text of the given form, white space allowed between its parts; nil for any other.
  package static func numbers(in text: String, nesting: Nesting) -> [CGFloat]? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    switch nesting {
    case .flat(let count): return list(trimmed, open: "{", close: "}", count: count)
    case .bracketed(let count): return list(trimmed, open: "[", close: "]", count: count)
    case .pairs:
      guard trimmed.hasPrefix("{"), trimmed.hasSuffix("}"), trimmed.count > 2 else { return nil }
      let inner = trimmed.dropFirst().dropLast()
      guard let end = inner.firstIndex(of: "}") else { return nil }
      let rest = inner[inner.index(after: end)...].drop(while: { $0 == " " })
      guard rest.hasPrefix(","), let first = numbers(in: String(inner[...end]), nesting: .flat(2)),
        let second = numbers(in: String(rest.dropFirst()), nesting: .flat(2))
      else { return nil }
      return first + second
    }
  }

  private static func list(_ text: String, open: Character, close: Character, count: Int) -> [CGFloat]? {
    guard text.first == open, text.last == close, text.count > 2 else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == count else { return nil }
    let numbers = parts.compactMap { part -> CGFloat? in
      let digits = part.trimmingCharacters(in: .whitespaces)
      guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
        let value = Double(digits), value.isFinite
      else { return nil }
      return CGFloat(value)
    }
    return numbers.count == count ? numbers : nil
  }

  static func text(_ numbers: [CGFloat]) -> String {
    let parts = numbers.map { number in
      let double = Double(number)
      return double == double.rounded() && abs(double) < 1e15 ? String(Int(double)) : "\(double)"
    }
    return "{\(parts.joined(separator: ", "))}"
  }
}
