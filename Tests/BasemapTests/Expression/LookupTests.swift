import Testing

@testable import Basemap

@Suite("Expressions: variables, texts and arrays")
struct LookupTests {
  // style: let, var
  @Test(
    "Variables",
    arguments: [
      (#"["let", "a", 3, ["*", ["var", "a"], ["var", "a"]]]"#, "9"),
      (#"["let", "a", ["get", "one"], "b", 2, ["+", ["var", "a"], ["var", "b"]]]"#, "3"),
      (#"["let", "a", 1, ["let", "a", 2, "b", ["var", "a"], ["var", "b"]]]"#, "1"),
      (
        #"["let", "a_1", "x", ["concat", ["var", "a_1"], ["let", "a_1", "y", ["var", "a_1"]], ["var", "a_1"]]]"#,
        #""xyx""#
      ),
    ] as [Expressions.Case])
  func variables(_ test: Expressions.Case) throws { try Expressions.check(test) }

  @Test(
    "Variables that cannot be",
    arguments: [
      (#"["var", "a"]"#, [1]), (#"["let", "a", 1, "b", ["var", "a"], ["var", "c"]]"#, [4, 1]),
      (#"["let", "a-b", 1, 2]"#, [1]), (#"["let", 1, 1, 2]"#, [1]), (#"["let", "a", 1]"#, []),
      (#"["let", "a", 1, "b", 2]"#, []), (#"["+", ["let", "a", 1, 2], ["var", "a"]]"#, [2, 1]),
    ])
  func badVariables(_ json: String, _ place: [Int]) throws {
    #expect(try Expressions.fault(json)?.path == place, "\(json)")
  }

  // style: at, length, in, index-of, slice
  @Test(
    "Looking into texts and arrays",
    arguments: [
      (#"["at", 1, ["get", "list"]]"#, #""b""#), (#"["at", 3, ["get", "list"]]"#, nil),
      (#"["at", -1, ["get", "list"]]"#, nil),
      (#"["at", 0.5, ["get", "list"]]"#, nil), (#"["at", 0, ["get", "name"]]"#, nil),
      (#"["+", 1, ["at", 0, ["literal", [5]]]]"#, "6"), (#"["length", ["get", "list"]]"#, "3"),
      (#"["length", "a😀é"]"#, "3"), (#"["length", ["get", "one"]]"#, nil), (#"["in", "b", ["get", "list"]]"#, "true"),
      (#"["in", "z", ["get", "list"]]"#, "false"), (#"["in", "ar", ["get", "name"]]"#, "true"),
      (#"["in", 1, ["get", "list"]]"#, "false"), (#"["in", "a", ["get", "nothing"]]"#, "false"),
      (#"["in", "a", ["get", "one"]]"#, nil), (#"["in", ["get", "list"], ["get", "list"]]"#, nil),
      (#"["in", null, ["literal", [1, null]]]"#, "true"), (#"["index-of", "b", ["get", "list"]]"#, "1"),
      (#"["index-of", "z", ["get", "list"]]"#, "-1"), (#"["index-of", "k", ["get", "name"]]"#, "3"),
      (#"["index-of", "a", "aXaXa", 1]"#, "2"), (#"["index-of", "a", "aXaXa", -3]"#, "0"),
      (#"["index-of", "a", ["get", "list"], 1]"#, "-1"), (#"["index-of", "c", ["get", "list"], -1]"#, "2"),
      (#"["index-of", "é", "😀é"]"#, "1"), (#"["index-of", "abcdef", "abc"]"#, "-1"),
      (#"["index-of", "a", ["get", "one"]]"#, nil), (#"["slice", ["get", "name"], 1]"#, #""ark""#),
      (#"["slice", ["get", "name"], 1, 3]"#, #""ar""#), (#"["slice", ["get", "name"], -2]"#, #""rk""#),
      (#"["slice", ["get", "name"], 0, -1]"#, #""Par""#), (#"["slice", ["get", "name"], 3, 1]"#, #""""#),
      (#"["slice", ["get", "name"], 1e300, 2e300]"#, #""""#), (#"["slice", "😀é", 1, 2]"#, #""é""#),
      (#"["slice", ["get", "list"], 1, 2]"#, #"["b"]"#), (#"["slice", ["get", "list"], -9, 9]"#, #"["a", "b", "c"]"#),
      (#"["slice", ["get", "one"], 1]"#, nil),
    ] as [Expressions.Case])
  func lookups(_ test: Expressions.Case) throws { try Expressions.check(test) }

  @Test(
    "Types that cannot be looked into, or for",
    arguments: [
      #"["at", "a", ["literal", []]]"#, #"["at", 1, "abc"]"#, #"["length", 3]"#, #"["length", null]"#,
      #"["in", ["literal", []], "a"]"#, #"["index-of", ["rgb", 0, 0, 0], "a"]"#, #"["slice", 3, 1]"#,
      #"["slice", "a"]"#,
      #"["in", "a"]"#, #"["index-of", "a", "b", "c"]"#,
    ])
  func badLookups(_ json: String) throws { #expect(try Expressions.fault(json) != nil) }
}
