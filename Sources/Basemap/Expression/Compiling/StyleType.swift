/// What kind of value an expression answers with.
indirect enum StyleType: Hashable, Sendable {
  case null, number, string, boolean, color, object
  /// Anything that a tag or JSON may hold.
  case value
  /// Elements of one type, a fixed number of them or any.
  case array(StyleType, Int?)
  case collator, formatted, image
  /// Four distances, from one to four numbers.
  case padding
  /// One number, or several.
  case numbers
  /// One colour, or several.
  case colors
  /// Anchors and their offsets in turn.
  case anchorOffsets

  static let values = StyleType.array(.value, nil)

  /// Whether every value of another type is one of this type.
  func accepts(_ other: StyleType) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.value, .collator): return false
    case (.value, .array(let item, _)): return StyleType.value.accepts(item)
    case (.value, _): return true
    case (.array(let item, let count), .array(let otherItem, let otherCount)):
      guard count == nil || count == otherCount else { return false }
      return otherCount == 0 && otherItem == .value || item.accepts(otherItem)
    default: return false
    }
  }

  var isArray: Bool { if case .array = self { true } else { false } }

  /// Whether there are values between two values.
  var isInterpolatable: Bool {
    switch self {
    case .number, .color, .padding, .numbers, .colors, .anchorOffsets, .array(.number, _?): true
    default: false
    }
  }
}

extension StyleType: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .color: "color"
    case .object: "object"
    case .value: "value"
    case .array(let item, let count?): "array<\(item), \(count)>"
    case .array(.value, nil): "array"
    case .array(let item, nil): "array<\(item)>"
    case .collator: "collator"
    case .formatted: "formatted"
    case .image: "resolvedImage"
    case .padding: "padding"
    case .numbers: "numberArray"
    case .colors: "colorArray"
    case .anchorOffsets: "variableAnchorOffsetCollection"
    }
  }
}

extension StyleValue {
  /// The type of the value; arrays have the type of their elements where all have the same.
  var type: StyleType {
    switch self {
    case .null: return .null
    case .bool: return .boolean
    case .number: return .number
    case .string: return .string
    case .color: return .color
    case .object: return .object
    case .image: return .image
    case .formatted: return .formatted
    case .collator: return .collator
    case .array(let values):
      guard let first = values.first?.type, values.dropFirst().allSatisfy({ $0.type == first }) else {
        return .array(.value, values.count)
      }
      return .array(first, values.count)
    }
  }
}
