extension Operators {
  static let colors: Table = [
    "rgb": { compiler, expression, _ throws(ExpressionFault) in
      .color(try compiler.operands(of: expression, .number, .number, .number))
    },
    "rgba": { compiler, expression, _ throws(ExpressionFault) in
      .color(try compiler.operands(of: expression, .number, .number, .number, .number))
    },
    "to-rgba": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .color)
      let evaluate = operands[0].evaluate
      return CompiledExpression(.array(.number, 4), of: operands) { context throws(EvaluationFailure) in
        guard case .color(let color) = try evaluate(context) else { throw EvaluationFailure("no colour") }
        return .array([color.red * 255, color.green * 255, color.blue * 255, color.alpha].map(StyleValue.number))
      }
    },
  ]
}

extension CompiledExpression {
  /// A colour of red, green and blue, 0…255, and perhaps opacity, 0…1.
  fileprivate static func color(_ operands: [CompiledExpression]) -> CompiledExpression {
    let numbers = operands.map(\.number)
    return CompiledExpression(.color, of: operands) { context throws(EvaluationFailure) in
      let alpha = numbers.count > 3 ? try numbers[3](context) : 1
      guard
        let color = StyleColor(
          bytes: try numbers[0](context), try numbers[1](context), try numbers[2](context), alpha: alpha)
      else { throw EvaluationFailure("a part of the colour is out of range") }
      return .color(color)
    }
  }
}

extension StyleColor {
  /// Makes a colour of components 0…255 and an opacity 0…1; nil for values beyond.
  init?(bytes red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    guard (0...255).contains(red), (0...255).contains(green), (0...255).contains(blue), (0...1).contains(alpha) else {
      return nil
    }
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
