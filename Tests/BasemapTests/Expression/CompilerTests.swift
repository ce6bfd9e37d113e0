import Testing

@testable import Basemap

@Suite("Expressions: what is refused")
struct CompilerTests {
  @Test(
    "The place of a fault is told",
    arguments: [
      ("[]", [Int]()), ("[3]", [0]), (#"[["get", "a"]]"#, [0]), ("{}", []), (#"["nonsense", 1]"#, [0]),
      (#"["+", 1, ["-", ["nonsense"], 3]]"#, [2, 1, 0]), (#"["+", 1, {"a": 1}]"#, [2]), (#"["literal"]"#, []),
      (#"["get"]"#, []), (#"["get", 3]"#, [1]), (#"["get", "a", "b"]"#, [2]), (#"["all", true, 3]"#, [2]),
      (#"["global-state", ["get", "a"]]"#, [1]), (#"["array", "color", ["get", "a"]]"#, [1]),
      (#"["array", "string", -1, ["get", "a"]]"#, [2]), (#"["array", "string", 1.5, ["get", "a"]]"#, [2]),
      (#"["number", "a"]"#, []), (#"["+", ["number", "a"], 1]"#, [1]), (#"["id", 1]"#, []), (#"["zoom", 1]"#, []),
      (#"["collator", 3]"#, [1]), (#"["number-format", 3, 4]"#, [2]), (#"["to-boolean"]"#, []), (#"["coalesce"]"#, []),
      (#"["number-format", 3, {"currency": "EUR", "unit": "meter"}]"#, [2]), (#"["case", true, 1]"#, []),
      (#"["case", 3, 1, 2]"#, [1]), (#"["case", true, 1, "a"]"#, [3]), (#"["case", true, 1, false, 2]"#, []),
    ])
  func places(_ json: String, _ place: [Int]) throws { #expect(try Expressions.fault(json)?.path == place, "\(json)") }

  @Test(
    "An expression has the type that is wanted, or may have it",
    arguments: [
      (StyleType.number, #"["get", "a"]"#, true), (.number, #""a""#, false), (.string, "3", false),
      (.boolean, #"["has", "a"]"#, true), (.boolean, #"["zoom"]"#, false), (.color, #""red""#, true),
      (.color, #""rot""#, false),
      (.color, "3", false), (.color, #"["get", "a"]"#, true), (.formatted, #""a""#, true), (.formatted, "3", false),
      (.formatted, #"["get", "a"]"#, true), (.image, #""a""#, true), (.padding, "3", true), (.padding, #""a""#, false),
      (.padding, #"["get", "a"]"#, true), (.array(.number, 2), #"["literal", [1, 2]]"#, true),
      (.array(.number, 2), #"["literal", [1]]"#, false), (.array(.number, nil), #"["literal", []]"#, true),
      (.array(.number, nil), #"["literal", [1, 2]]"#, true), (.array(.string, nil), #"["literal", [1]]"#, false),
      (.array(.string, nil), #"["get", "a"]"#, true), (.value, #"["collator", {}]"#, false),
      (.object, #"["literal", {}]"#, true),
      (.anchorOffsets, #"["literal", ["top", [0, 0]]]"#, true),
      (.anchorOffsets, #"["literal", ["up", [0, 0]]]"#, false),
      (.colors, #""red""#, true), (.colors, #"["literal", ["red", "blue"]]"#, true), (.numbers, "3", true),
    ])
  func types(_ type: StyleType, _ json: String, _ isGood: Bool) throws {
    #expect((try Expressions.fault(json, as: type) == nil) == isGood)
  }

  @Test("What is large is read in time in keeping with its size", .timeLimit(.minutes(1)))
  func size() throws {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(try Expressions.compile(#"["literal", \#(deep)]"#).type.isArray)
    #expect(try Expressions.compile(#"["typeof", ["literal", \#(deep)]]"#).constant != nil)
    let names = (0..<300).map { #""v\#($0)", 1, "# }.joined()
    #expect(try Expressions.fault(#"["let", \#(names) 2]"#)?.reason == "too many variables")
    let stops = (0..<7_000).map { #"[{"zoom": \#($0), "value": 1}, 1]"# }.joined(separator: ",")
    let function = #""line-width": {"property": "a", "stops": [\#(stops)]}"#
    #expect(try Sheet.fault("line", paint: function).reason == "too many operators")
    let tokens = String(repeating: "{a}", count: 20_001)
    #expect(try Sheet.fault("symbol", layout: #""text-field": "\#(tokens)""#).reason == "too many operators")
    let tests = [String](repeating: #"["has", "a"]"#, count: 20_001).joined(separator: ",")
    let filter = #"["none", \#(tests)]"#
    #expect(throws: ExpressionFault(path: [], reason: "too many operators")) {
      try StyleFilter(json: try Expressions.json(filter))
    }
  }

  @Test("Operators within each other, and operators in all, are counted")
  func limits() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "[\"-\",", count: count) + "[\"get\",\"a\"]" + String(repeating: "]", count: count)
    }
    #expect(try Expressions.fault(nested(100)) == nil)
    // Through variables the depth grows beyond that of the document.
    func chained(_ count: Int) -> String {
      (1...count).reversed().reduce(#"["var", "v\#(count)"]"#) { inner, index in
        let own = (0..<30).reduce("[\"var\",\"v\(index - 1)\"]") { operand, _ in "[\"-\",\(operand)]" }
        return #"["let", "v\#(index)", \#(own), \#(inner)]"#
      }
    }
    #expect(try Expressions.fault(#"["let", "v0", ["get", "a"], \#(chained(5))]"#) == nil)
    #expect(
      try Expressions.fault(#"["let", "v0", ["get", "a"], \#(chained(20))]"#)?.reason
        == "too many operators within each other")
  }
}
