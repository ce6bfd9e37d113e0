/// Makes an expression of a property's value in any of its spellings: written out, a function of the earlier kind, or an
/// expression.
struct StylePropertyCompiler {
  let definition: StylePropertyDefinition

  init(_ definition: StylePropertyDefinition) { self.definition = definition }

  func compile(_ json: StyleValue) throws(StylePartFault) -> CompiledExpression {
    do throws(ExpressionFault) {
      let expression = try compiled(json)
      try check(expression)
      return expression
    } catch { throw StylePartFault(definition.name + error.place, error.reason) }
  }

  private func compiled(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    if case .object(let members) = json { return try function(members) }
    if case .array(let elements) = json, case .string(let name)? = elements.first, Operators.all[name] != nil {
      var compiler = ExpressionCompiler()
      return try compiler.compile(json, at: 0, expecting: definition.type)
    }
    return try definition.hasTokens ? tokens(json) : constant(json)
  }

  private func check(_ expression: CompiledExpression) throws(ExpressionFault) {
    func fault(_ reason: String) -> ExpressionFault { ExpressionFault(path: [], reason: reason) }
    if let reason = expression.excess { throw fault(reason) }
    let rest = expression.dependencies.subtracting(definition.dependencies)
    if rest.contains(.feature) { throw fault("it cannot depend on the feature") }
    if rest.contains(.zoom) { throw fault("it cannot depend on the zoom") }
    if rest.contains(.lineProgress) { throw fault("it cannot depend on the progress along a line") }
    if rest.contains(.clusters) { throw fault("it cannot depend on what clusters sum up") }
    switch expression.zoomUse {
    case .none: break
    case .curve(let interpolates):
      if interpolates, !definition.isInterpolated { throw fault("it goes in steps, not by interpolation") }
    case .itself, .elsewhere:
      throw fault("\"zoom\" stands only as the input of one outermost \"step\" or \"interpolate\"")
    }
  }

  /// A value that is written out.
  func constant(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    let fault = ExpressionFault(path: [], reason: "\(definition.type) expected")
    guard definition.type.isWritten(as: json), let value = json.coerced(to: definition.type) else { throw fault }
    for element in value.array ?? [value] {
      if let number = element.number, !definition.range.contains(number) {
        throw ExpressionFault(path: [], reason: "\(number.styleText) lies beyond \(definition.rangeText)")
      }
      if !definition.words.isEmpty, let word = element.string, !definition.words.contains(word) {
        throw ExpressionFault(path: [], reason: "\"\(word)\" is none of \(definition.words.joined(separator: ", "))")
      }
    }
    return CompiledExpression(value, definition.type)
  }

  /// A text with the names of tags in braces, `{name}`, in place of their values; a missing tag gives no text.
  func tokens(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    guard case .string(let text) = json, text.utf8.contains(UInt8(ascii: "{")) else { return try constant(json) }
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> CompiledExpression {
      CompiledExpression(.string(String(decoding: bytes[range], as: UTF8.self)))
    }
    var parts: [CompiledExpression] = []
    /// Where what is not taken yet begins, and where the last brace opened after it.
    var (start, open) = (0, Int?.none)
    for (index, byte) in bytes.enumerated() {
      // The innermost braces count, and only with a name in them.
      if byte == UInt8(ascii: "{") { open = index }
      guard byte == UInt8(ascii: "}"), let brace = open else { continue }
      open = nil
      if brace + 1 == index { continue }
      if start < brace { parts.append(part(start..<brace)) }
      parts.append(.tag(part((brace + 1)..<index)))
      start = index + 1
    }
    if start < bytes.count { parts.append(part(start..<bytes.count)) }
    guard parts.contains(where: { $0.tag != nil }) else { return try constant(json) }
    return .coercion([.concatenation(parts)], definition.type)
  }
}

extension StyleType {
  /// Whether a value of this type may be written out as a value of JSON.
  fileprivate func isWritten(as json: StyleValue) -> Bool {
    switch self {
    case .color, .formatted, .image: json.string != nil
    case .padding, .numbers: json.number != nil || json.array != nil
    case .colors: json.string != nil || json.array != nil
    case .anchorOffsets: json.array != nil
    default: holds(json)
    }
  }
}
