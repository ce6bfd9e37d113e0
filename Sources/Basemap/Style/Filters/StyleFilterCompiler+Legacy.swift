extension StyleFilterCompiler {
  /// Makes the test of a filter of the earlier kind, in which values of different types are only different.
  mutating func legacy(_ json: StyleValue) throws(ExpressionFault) -> CompiledExpression {
    if case .bool(let flag) = json { return CompiledExpression(.bool(flag)) }
    guard case .array(let filter) = json, case .string(let name)? = filter.first else {
      throw fault("a filter expected")
    }
    switch name {
    case "all": return .all(try filters(filter))
    case "any": return .any(try filters(filter))
    case "none": return .not(.any(try filters(filter)))
    case "==": return try equality(filter)
    case "!=": return .not(try equality(filter))
    case "<": return try order(filter, .below)
    case "<=": return try order(filter, .notAbove)
    case ">": return try order(filter, .above)
    case ">=": return try order(filter, .notBelow)
    case "in": return try membership(filter)
    case "!in": return .not(try membership(filter))
    case "has": return try presence(filter)
    case "!has": return .not(try presence(filter))
    default: throw fault("there is no filter \"\(name)\"", at: 0)
    }
  }

  private mutating func filters(_ filter: [StyleValue]) throws(ExpressionFault) -> [CompiledExpression] {
    var tests: [CompiledExpression] = []
    for index in filter.indices.dropFirst() {
      tests.append(try at(index) { (compiler) throws(ExpressionFault) in try compiler.legacy(filter[index]) })
    }
    return tests
  }

  /// What a filter looks at: a tag, the identifier, or the kind of the geometry; nil where there is none.
  private typealias Subject = @Sendable (StyleContext) -> StyleValue?

  private func subject(_ filter: [StyleValue]) throws(ExpressionFault) -> Subject {
    guard filter.count > 1, let name = filter[1].string else { throw fault("the name of a tag expected", at: 1) }
    switch name {
    case "$type": return { $0.feature.map { .string($0.kind.geometryType) } }
    case "$id": return { $0.feature?.id }
    default:
      let key = StyleKey(name)
      return { $0.feature?.value(key) }
    }
  }

  private func dependencies(of filter: [StyleValue]) -> CompiledExpression.Dependencies {
    filter[1] == .string("$id") ? [.feature, .identity] : .feature
  }

  /// The tag that a filter looks at.
  private func tag(_ filter: [StyleValue]) -> StyleKey? {
    guard let name = filter[1].string, name != "$type", name != "$id" else { return nil }
    return StyleKey(name)
  }

  /// The value that is compared with.
  private func value(_ filter: [StyleValue]) throws(ExpressionFault) -> StyleValue {
    guard filter.count == 3 else { throw fault("a tag and a value expected") }
    try check(filter[2], filter, at: 2)
    switch filter[2] {
    case .null, .bool, .number, .string: return filter[2]
    default: throw fault("a value expected that tags have", at: 2)
    }
  }

  /// Checks that a value can be that of the geometry's kind, where that is what a filter looks at.
  private func check(_ value: StyleValue, _ filter: [StyleValue], at index: Int) throws(ExpressionFault) {
    guard filter[1] == .string("$type") else { return }
    guard let word = value.string, ["Point", "LineString", "Polygon"].contains(word) else {
      throw fault("\"Point\", \"LineString\" or \"Polygon\" expected", at: index)
    }
  }

  private func equality(_ filter: [StyleValue]) throws(ExpressionFault) -> CompiledExpression {
    let (subject, value) = (try subject(filter), try value(filter))
    if case .string(let text) = value {
      if let key = tag(filter) {
        return CompiledExpression(test: [], dependencies(of: filter)) { $0.feature?.has(key, text) ?? false }
      }
      return CompiledExpression(test: [], dependencies(of: filter)) { context in
        if case .string(let own)? = subject(context) { own == text } else { false }
      }
    }
    return CompiledExpression(test: [], dependencies(of: filter)) { subject($0) == value }
  }

  private func order(_ filter: [StyleValue], _ order: StyleOrder) throws(ExpressionFault) -> CompiledExpression {
    let (subject, value) = (try subject(filter), try value(filter))
    guard filter[1] != .string("$type") else { throw fault("kinds of geometry have no order", at: 1) }
    switch value {
    case .number(let number):
      return CompiledExpression(test: [], dependencies(of: filter)) { context in
        if case .number(let own)? = subject(context) { order.holds(own, number) } else { false }
      }
    case .string(let text):
      return CompiledExpression(test: [], dependencies(of: filter)) { context in
        if case .string(let own)? = subject(context) { order.holds(own, text) } else { false }
      }
    default: throw fault("a number or a text expected", at: 2)
    }
  }

  private func membership(_ filter: [StyleValue]) throws(ExpressionFault) -> CompiledExpression {
    let subject = try subject(filter)
    for index in filter.indices.dropFirst(2) { try check(filter[index], filter, at: index) }
    let values = ValueTable(Array(filter.dropFirst(2)))
    return CompiledExpression(test: [], dependencies(of: filter)) { context in
      guard let own = subject(context) else { return false }
      return values.contains(own)
    }
  }

  private func presence(_ filter: [StyleValue]) throws(ExpressionFault) -> CompiledExpression {
    let subject = try subject(filter)
    return CompiledExpression(test: [], dependencies(of: filter)) { subject($0) != nil }
  }
}
