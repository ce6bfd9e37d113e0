extension Operators {
  static let places: Table = [
    "within": { compiler, expression, _ throws(ExpressionFault) in
      let place = try compiler.place(expression)
      guard let area = StyleArea(place) else { throw compiler.fault("an area expected, as GeoJSON", at: 1) }
      return CompiledExpression(test: [], [.feature, .identity]) { context throws(EvaluationFailure) in
        try area.contains(try FeaturePlace(context))
      }
    },
    "distance": { compiler, expression, _ throws(ExpressionFault) in
      let distance = StyleDistance(try compiler.place(expression))
      return CompiledExpression(number: [], [.feature, .identity]) { context throws(EvaluationFailure) in
        try distance.meters(to: try FeaturePlace(context))
      }
    },
  ]
}

extension ExpressionCompiler {
  fileprivate func place(_ expression: [StyleValue]) throws(ExpressionFault) -> StylePlace {
    try expect(1...1, expression)
    guard let place = StylePlace(geoJSON: expression[1]) else {
      throw fault("a place expected, as GeoJSON of at most \(StylePlace.maximumCount) points", at: 1)
    }
    return place
  }
}
