extension StyleValue {
  /// The value as text, as `to-string` has it: null is empty; arrays and objects are JSON, members by their names.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.styleText
    case .string(let text): text
    case .color(let color): color.text
    case .image(let image): image.name
    case .formatted(let text): text.text
    case .collator, .array, .object: json
    }
  }

  /// The value as JSON.
  private var json: String {
    switch self {
    case .null, .collator: "null"
    case .bool: text
    case .number(let number): number.isFinite ? text : "null"
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",")
        + "}"
    case .string, .color, .image, .formatted: Self.quoted(text)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension StyleColor {
  /// The colour as CSS: `rgba(255,0,0,0.5)`.
  fileprivate var text: String {
    func byte(_ part: Double) -> String { (part * 255).rounded().styleText }
    return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(alpha.styleText))"
  }
}

extension Double {
  /// The number as JavaScript writes it: the fewest digits that tell it from all others, 1 for 1.0, and powers of ten
  /// from 1e21 up and below 1e-6.
  var styleText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    if self == 0 { return "0" }
    // Swift finds the same digits, and sets them elsewhere.
    let parts = magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    var digits = String(mantissa[0] + fraction)
    var point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let zeros = digits.prefix { $0 == "0" }.count
    digits = String(digits.dropFirst(zeros))
    point -= zeros
    digits = String(digits.reversed().drop { $0 == "0" }.reversed())
    return (self < 0 ? "-" : "") + Self.text(digits, point)
  }

  /// Sets a decimal point after a number of digits.
  private static func text(_ digits: String, _ point: Int) -> String {
    switch point {
    case digits.count...21: return digits + String(repeating: "0", count: point - digits.count)
    case 1..<Swift.max(digits.count, 1): return digits.prefix(point) + "." + digits.dropFirst(point)
    case -5...0: return "0." + String(repeating: "0", count: -point) + digits
    default:
      let exponent = point - 1
      let mantissa = digits.count > 1 ? digits.prefix(1) + "." + digits.dropFirst() : digits
      return mantissa + "e" + (exponent < 0 ? "-" : "+") + String(exponent.magnitude)
    }
  }
}
