extension Operators {
  static let formats: Table = [
    "image": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .string)
      let evaluate = operands[0].evaluate
      return CompiledExpression(.image, of: operands, .images) { context throws(EvaluationFailure) in
        guard case .string(let name) = try evaluate(context), !name.isEmpty else { return .null }
        return .image(StyleImage(name, isAvailable: context.availableImages?.contains(name) ?? true))
      }
    },
    "format": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(atLeast: 1, expression)
      if case .object = expression[1] { throw compiler.fault("a text or a picture expected first", at: 1) }
      var sections: [FormatSection] = []
      for index in expression.indices.dropFirst() {
        if case .object(let options) = expression[index], index > 1 {
          if case .object = expression[index - 1] { throw compiler.fault("two looks in a row", at: index) }
          try sections[sections.count - 1].read(options, &compiler, at: index)
        } else {
          let content = try compiler.compile(expression[index], at: index, expecting: .value)
          guard [.string, .value, .null, .image].contains(content.type) else {
            throw compiler.fault("a text or a picture expected, but this is \(content.type)", at: index)
          }
          sections.append(FormatSection(content: content))
        }
      }
      let parts = sections
      return CompiledExpression(.formatted, of: parts.flatMap(\.operands)) { context throws(EvaluationFailure) in
        var text = FormattedText(sections: [])
        text.sections.reserveCapacity(parts.count)
        for part in parts { text.sections.append(try part.section(in: context)) }
        return .formatted(text)
      }
    },
    "number-format": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(2...2, expression)
      let number = try compiler.compile(expression[1], at: 1, expecting: .number)
      guard case .object(let options) = expression[2] else { throw compiler.fault("an object expected", at: 2) }
      if options["currency"] != nil, options["unit"] != nil {
        throw compiler.fault("a currency and a unit exclude each other", at: 2)
      }
      var operands = [number]
      var evaluates: [String: ValueEvaluator] = [:]
      for (name, type) in [
        ("locale", StyleType.string), ("currency", .string), ("unit", .string), ("min-fraction-digits", .number),
        ("max-fraction-digits", .number),
      ] {
        guard let option = options[name], option != .null else { continue }
        let operand = try compiler.compile(option, at: 2, expecting: type)
        operands.append(operand)
        evaluates[name] = operand.evaluate
      }
      let (evaluate, settings) = (number.number, evaluates)
      return CompiledExpression(.string, of: operands) { context throws(EvaluationFailure) in
        let format = NumberText(
          locale: try settings["locale"]?(context).string, currency: try settings["currency"]?(context).string,
          unit: try settings["unit"]?(context).string,
          leastDigits: try settings["min-fraction-digits"]?(context).number,
          mostDigits: try settings["max-fraction-digits"]?(context).number)
        guard let text = format.text(of: try evaluate(context)) else { throw EvaluationFailure("no such format") }
        return .string(text)
      }
    },
  ]
}

/// A section of `format`: what it shows, and its look.
private struct FormatSection: Sendable {
  let content: CompiledExpression
  var scale: CompiledExpression?
  var fonts: CompiledExpression?
  var color: CompiledExpression?
  var verticalAlign: CompiledExpression?

  init(content: CompiledExpression) { self.content = content }

  var operands: [CompiledExpression] { [content] + [scale, fonts, color, verticalAlign].compactMap { $0 } }

  mutating func read(
    _ options: [String: StyleValue], _ compiler: inout ExpressionCompiler, at index: Int
  ) throws(ExpressionFault) {
    func option(
      _ name: String, _ type: StyleType, _ compiler: inout ExpressionCompiler
    ) throws(ExpressionFault) -> CompiledExpression? {
      guard let option = options[name], option != .null else { return nil }
      return try compiler.compile(option, at: index, expecting: type)
    }
    scale = try option("font-scale", .number, &compiler)
    fonts = try option("text-font", .array(.string, nil), &compiler)
    color = try option("text-color", .color, &compiler)
    verticalAlign = try option("vertical-align", .string, &compiler)
    if let word = verticalAlign?.constant?.string, FormattedText.Section.VerticalAlign(rawValue: word) == nil {
      throw compiler.fault("vertical-align is \"bottom\", \"center\" or \"top\"", at: index)
    }
  }

  func section(in context: StyleContext) throws(EvaluationFailure) -> FormattedText.Section {
    let align = try verticalAlign?.evaluate(context).string.flatMap(FormattedText.Section.VerticalAlign.init)
    let value = try content.evaluate(context)
    if case .image(let image) = value { return FormattedText.Section("", image: image, verticalAlign: align) }
    var ownColor: StyleColor?
    if case .color(let value)? = try color?.evaluate(context) { ownColor = value }
    return FormattedText.Section(
      value.text, scale: try scale?.number(context).cut(to: 0...100),
      fonts: try fonts?.evaluate(context).array?.compactMap(\.string),
      color: ownColor, verticalAlign: align)
  }
}
