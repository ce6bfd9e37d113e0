import Foundation
import Testing

@testable import Basemap

/// Expressions, and a feature to evaluate them for.
enum Expressions {
  /// A case: an expression, and its value in JSON; nil where it has none.
  typealias Case = (json: String, value: String?)

  static func json(_ text: String) throws -> StyleValue { try StyleJSON.value(of: Data(text.utf8)) }

  static func compile(
    _ text: String, as type: StyleType? = nil
  ) throws -> CompiledExpression {
    var compiler = ExpressionCompiler()
    return try compiler.compile(try json(text), at: 0, expecting: type)
  }

  /// The place and the reason for which an expression is refused.
  static func fault(_ text: String, as type: StyleType? = nil) throws -> ExpressionFault? {
    do {
      _ = try compile(text, as: type)
      return nil
    } catch let fault as ExpressionFault {
      return fault
    }
  }

  /// A feature with tags, in JSON.
  static func feature(
    _ tags: String = "{}", kind: VectorTileFeature.Kind = .point, id: StyleValue? = nil
  ) throws -> StyleFeature {
    let entry = FeatureLayer.Entry(kind: kind, tags: try #require(try json(tags).object), id: id)
    return FeatureLayer(name: "place", extent: 4096, geometry: VectorTileGeometry(), entries: [entry]).feature(0)
  }

  /// The feature of most cases.
  static func context() throws -> StyleContext {
    StyleContext(
      zoom: 10,
      feature: try feature(
        #"""
        {"name": "Park", "one": 1, "half": 0.5, "yes": true, "no": false, "empty": "", "nothing": null, "text": "7",
         "list": ["a", "b", "c"], "numbers": [3, 4], "inner": {"deep": 5}, "color": "red", "key": "name"}
        """#, id: .number(77)),
      state: StyleState(["language": .string("de")]), availableImages: ["park"])
  }

  /// Evaluates and compares.
  static func check(_ test: Case, as type: StyleType? = nil, in context: StyleContext? = nil) throws {
    let context = try context ?? self.context()
    let expression = try compile(test.json, as: type)
    guard let value = test.value else {
      #expect(throws: EvaluationFailure.self, "\(test.json)") { try expression.evaluate(context) }
      return
    }
    let result = try expression.evaluate(context)
    #expect(result == (try json(value)), "\(test.json)")
    // What goes without the detour over values answers the same.
    if case .bool(let flag) = result { #expect(try expression.test(context) == flag) }
    if case .number(let number) = result { #expect(try expression.number(context) == number) }
  }
}
