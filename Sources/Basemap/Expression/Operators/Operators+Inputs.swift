extension Operators {
  /// What comes from the feature and the view.
  static let inputs: Table = [
    "zoom": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return .zoom
    },
    "get": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.member(expression, of: .value) {
        .member($0, of: $1)
      } own: {
        .tag($0)
      }
    },
    "has": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.member(expression, of: .boolean) {
        .hasMember($0, of: $1)
      } own: {
        .hasTag($0)
      }
    },
    "properties": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(.object, of: [], .feature) { .object($0.feature?.values ?? [:]) }
    },
    "id": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(.value, of: [], [.feature, .identity]) { $0.feature?.id ?? .null }
    },
    "geometry-type": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(.string, of: [], .feature) { $0.feature.map { .string($0.kind.geometryType) } ?? .null }
    },
    // Nothing sets a feature's state here, so it has none.
    "feature-state": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .string)
      return CompiledExpression(.value, of: operands, .feature) { _ in .null }
    },
    "global-state": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      guard let key = expression[1].string else { throw compiler.fault("a name expected, written out", at: 1) }
      return CompiledExpression(.value, of: [], .state) { $0.state[key] ?? .null }
    },
    "line-progress": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(number: [], .lineProgress) { $0.lineProgress ?? 0 }
    },
    "accumulated": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(.value, of: [], .clusters) { $0.accumulated ?? .null }
    },
    "heatmap-density": { compiler, _, _ throws(ExpressionFault) in
      throw compiler.fault("heat maps are not drawn here", at: 0)
    },
    "elevation": { compiler, _, _ throws(ExpressionFault) in
      throw compiler.fault("heights of the ground are not drawn here", at: 0)
    },
  ]
}

extension ExpressionCompiler {
  /// An expression that looks for a name among the feature's tags, or in an object that is the second operand.
  fileprivate mutating func member(
    _ expression: [StyleValue], of type: StyleType,
    _ member: (_ key: CompiledExpression, _ object: CompiledExpression) -> CompiledExpression,
    own tag: (_ key: CompiledExpression) -> CompiledExpression
  ) throws(ExpressionFault) -> CompiledExpression {
    try expect(1...2, expression)
    let key = try compile(expression[1], at: 1, expecting: .string)
    guard expression.count > 2 else { return tag(key) }
    return member(key, try compile(expression[2], at: 2, expecting: .object))
  }
}

extension CompiledExpression {
  /// The zoom.
  static var zoom: CompiledExpression {
    var expression = CompiledExpression(number: [], .zoom) { $0.zoom }
    expression.zoomUse = .itself
    return expression
  }

  /// The feature's tag of a name; null where it has none.
  static func tag(_ key: CompiledExpression) -> CompiledExpression {
    if let name = key.constant?.string { return CompiledExpression(tag: StyleKey(name)) }
    let evaluate = key.evaluate
    return CompiledExpression(.value, of: [key], .feature) { context throws(EvaluationFailure) in
      guard case .string(let name) = try evaluate(context) else { throw EvaluationFailure("the name is no text") }
      return context.feature?.value(name) ?? .null
    }
  }

  /// Whether the feature has a tag of a name.
  static func hasTag(_ key: CompiledExpression) -> CompiledExpression {
    if let name = key.constant?.string {
      let key = StyleKey(name)
      return CompiledExpression(test: [], .feature) { $0.feature?.has(key) ?? false }
    }
    let evaluate = key.evaluate
    return CompiledExpression(test: [key], .feature) { context throws(EvaluationFailure) in
      guard case .string(let name) = try evaluate(context) else { throw EvaluationFailure("the name is no text") }
      return context.feature?.value(name) != nil
    }
  }

  fileprivate static func member(_ key: CompiledExpression, of object: CompiledExpression) -> CompiledExpression {
    let (name, members) = (key.evaluate, object.evaluate)
    return CompiledExpression(.value, of: [key, object]) { context throws(EvaluationFailure) in
      guard case .string(let name) = try name(context), case .object(let members) = try members(context) else {
        throw EvaluationFailure("a name and an object expected")
      }
      return members[name] ?? .null
    }
  }

  fileprivate static func hasMember(_ key: CompiledExpression, of object: CompiledExpression) -> CompiledExpression {
    let (name, members) = (key.evaluate, object.evaluate)
    return CompiledExpression(test: [key, object]) { context throws(EvaluationFailure) in
      guard case .string(let name) = try name(context), case .object(let members) = try members(context) else {
        throw EvaluationFailure("a name and an object expected")
      }
      return members[name] != nil
    }
  }
}

extension VectorTileFeature.Kind {
  /// The name of the geometry, as GeoJSON has it; parts are not counted.
  var geometryType: String {
    switch self {
    case .unknown: "Unknown"
    case .point: "Point"
    case .line: "LineString"
    case .polygon: "Polygon"
    }
  }
}
