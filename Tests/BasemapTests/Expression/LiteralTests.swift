import Testing

@testable import Basemap

@Suite("Expressions: values, types and conversions")
struct LiteralTests {
  // style: literal, semiliteral
  @Test(
    "Literals",
    arguments: [
      ("3", "3"), ("true", "true"), ("null", "null"), (#""a""#, #""a""#),
      (#"["literal", [1, "a", null]]"#, #"[1, "a", null]"#),
      (#"["literal", {"a": [1]}]"#, #"{"a": [1]}"#), (#"["literal", []]"#, "[]"), (#"["literal", 4]"#, "4"),
      (#"["semiliteral", [1, ["get", "one"], ["literal", ["x"]]]]"#, #"[1, 1, ["x"]]"#),
      (#"["semiliteral", "a"]"#, #""a""#),
    ] as [Expressions.Case])
  func literals(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: array, string, number, boolean, object
  @Test(
    "Assertions answer the first operand of their type",
    arguments: [
      (#"["string", ["get", "name"]]"#, #""Park""#), (#"["string", ["get", "one"]]"#, nil),
      (#"["string", ["get", "one"], ["get", "name"]]"#, #""Park""#), (#"["number", ["get", "one"]]"#, "1"),
      (#"["number", ["get", "text"], 3]"#, "3"), (#"["boolean", ["get", "yes"]]"#, "true"),
      (#"["boolean", ["get", "one"]]"#, nil), (#"["object", ["get", "inner"]]"#, #"{"deep": 5}"#),
      (#"["object", ["get", "list"]]"#, nil), (#"["array", ["get", "list"]]"#, #"["a", "b", "c"]"#),
      (#"["array", "string", ["get", "list"]]"#, #"["a", "b", "c"]"#), (#"["array", "number", ["get", "list"]]"#, nil),
      (#"["array", "number", 2, ["get", "numbers"]]"#, "[3, 4]"), (#"["array", "number", 3, ["get", "numbers"]]"#, nil),
      (#"["array", "number", null, ["get", "numbers"]]"#, "[3, 4]"),
    ] as [Expressions.Case])
  func assertions(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: to-boolean, to-string, to-number, typeof
  @Test(
    "Conversions",
    arguments: [
      (#"["to-boolean", ["get", "empty"]]"#, "false"), (#"["to-boolean", ["get", "nothing"]]"#, "false"),
      (#"["to-boolean", ["get", "one"]]"#, "true"), (#"["to-boolean", 0]"#, "false"),
      (#"["to-boolean", ["/", 0, ["*", 0, ["get", "one"]]]]"#, "false"), (#"["to-boolean", ["get", "list"]]"#, "true"),
      (#"["to-string", ["get", "nothing"]]"#, #""""#), (#"["to-string", ["get", "yes"]]"#, #""true""#),
      (#"["to-string", ["get", "half"]]"#, #""0.5""#), (#"["to-string", ["get", "list"]]"#, #""[\"a\",\"b\",\"c\"]""#),
      (
        #"["to-string", ["literal", {"b": [1, null], "a": "x\n\u0001"}]]"#, #""{\"a\":\"x\\n\\u0001\",\"b\":[1,null]}""#
      ),
      (#"["to-string", ["rgba", 255, 0, 51, 0.5]]"#, #""rgba(255,0,51,0.5)""#),
      (#"["to-number", ["get", "text"]]"#, "7"),
      (#"["to-number", ["get", "name"], ["get", "half"]]"#, "0.5"), (#"["to-number", ["get", "name"]]"#, nil),
      (#"["to-number", ["get", "nothing"]]"#, "0"), (#"["to-number", ["get", "yes"]]"#, "1"),
      (#"["to-number", " 0x1F "]"#, "31"), (#"["to-number", "1e3"]"#, "1000"), (#"["to-number", ""]"#, "0"),
      (#"["typeof", ["get", "list"]]"#, #""array<string, 3>""#), (#"["typeof", ["get", "nothing"]]"#, #""null""#),
      (#"["typeof", ["literal", [1, "a"]]]"#, #""array<value, 2>""#), (#"["typeof", ["get", "inner"]]"#, #""object""#),
      (#"["typeof", ["rgb", 0, 0, 0]]"#, #""color""#), (#"["typeof", ["collator", {}]]"#, nil),
    ] as [Expressions.Case])
  func conversions(_ test: Expressions.Case) throws {
    guard test.json.contains("collator") else { return try Expressions.check(test) }
    #expect(try Expressions.fault(test.json)?.path == [1])
  }

  @Test(
    "Numbers are written as JavaScript writes them",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (100, "100"), (0.1, "0.1"), (123456.789, "123456.789"),
      (1e20, "100000000000000000000"), (1e21, "1e+21"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"), (-1.25e-9, "-1.25e-9"),
      (1.7976931348623157e308, "1.7976931348623157e+308"), (.infinity, "Infinity"), (.nan, "NaN"),
      (-.infinity, "-Infinity"), (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ text: String) { #expect(number.styleText == text) }

  @Test(
    "Words that are no numbers",
    arguments: ["nan", "inf", "infinity", "0x", "0x1p3", "1_000", "1,5", "--1", "e", "."])
  func noNumbers(_ text: String) {
    #expect(StyleValue.string(text).coerced(to: .number) == nil)
  }
}
