import Testing

@testable import Basemap

@Suite("Expressions: logic and decisions")
struct LogicTests {
  // style: all, any, !
  @Test(
    "All, any and not stop where the answer is known",
    arguments: [
      (#"["all"]"#, "true"), (#"["any"]"#, "false"), (#"["all", true, ["get", "yes"]]"#, "true"),
      (#"["all", ["get", "yes"], ["get", "no"]]"#, "false"), (#"["any", ["get", "no"], ["get", "yes"]]"#, "true"),
      (#"["any", ["get", "no"], ["get", "no"]]"#, "false"), (#"["!", ["get", "no"]]"#, "true"),
      (#"["all", ["get", "no"], ["get", "name"]]"#, "false"), (#"["any", ["get", "yes"], ["get", "name"]]"#, "true"),
      (#"["all", ["get", "name"], ["get", "no"]]"#, nil), (#"["!", ["get", "one"]]"#, nil),
    ] as [Expressions.Case])
  func logic(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: ==, !=, <, >, <=, >=
  @Test(
    "Comparisons",
    arguments: [
      (#"["==", ["get", "name"], "Park"]"#, "true"), (#"["==", "Park", ["get", "name"]]"#, "true"),
      (#"["==", ["get", "one"], "1"]"#, "false"), (#"["!=", ["get", "one"], "1"]"#, "true"),
      (#"["==", ["get", "nothing"], null]"#, "true"), (#"["==", ["get", "missing"], null]"#, "true"),
      (#"["!=", ["get", "name"], "Park"]"#, "false"), (#"["==", ["get", "yes"], true]"#, "true"),
      (#"["==", ["get", "one"], ["get", "half"]]"#, "false"), (#"["<", ["get", "half"], 1]"#, "true"),
      (#"["<", 1, ["get", "half"]]"#, "false"), (#"["<=", ["get", "one"], 1]"#, "true"),
      (#"[">", ["get", "one"], ["get", "half"]]"#, "true"), (#"[">=", ["get", "half"], ["get", "one"]]"#, "false"),
      (#"["<", ["get", "name"], "Parking"]"#, "true"), (#"[">", ["get", "name"], "Par"]"#, "true"),
      (#"[">=", "Park", ["get", "name"]]"#, "true"), (#"["<=", ["get", "name"], "Pa"]"#, "false"),
      (#"["<", ["get", "name"], 1]"#, nil), (#"["<", ["get", "name"], ["get", "one"]]"#, nil),
      (#"["<", ["get", "yes"], ["get", "no"]]"#, nil), (#"["<", "b", "\uD83D\uDE00"]"#, "true"),
      (#"["<", "\uFFFD", "\uD83D\uDE00"]"#, "true"),
    ] as [Expressions.Case])
  func comparisons(_ test: Expressions.Case) throws { try Expressions.check(test) }

  @Test(
    "Comparisons that cannot be",
    arguments: [
      #"["==", 1, "1"]"#, #"["<", true, false]"#, #"["<", null, 1]"#, #"["==", ["literal", [1]], ["get", "a"]]"#,
      #"["==", 1]"#, #"["<", 1, 2, 3]"#, #"["==", 1, 2, ["collator", {}]]"#, #"["==", ["rgb", 1, 2, 3], "a"]"#,
    ])
  func incomparable(_ json: String) throws { #expect(try Expressions.fault(json) != nil) }

  // style: case, coalesce
  @Test(
    "Cases, and the first value that is there",
    arguments: [
      (#"["case", ["get", "no"], 1, ["get", "yes"], 2, 3]"#, "2"), (#"["case", ["get", "no"], "a", "b"]"#, #""b""#),
      (#"["case", ["get", "yes"], ["get", "name"], "b"]"#, #""Park""#), (#"["case", ["get", "name"], 1, 2]"#, nil),
      (#"["case", ["get", "no"], true, ["get", "yes"]]"#, "true"),
      (#"["coalesce", ["get", "nothing"], ["get", "missing"], ["get", "name"]]"#, #""Park""#),
      (#"["coalesce", ["get", "missing"]]"#, "null"), (#"["+", ["coalesce", ["get", "missing"], 4], 1]"#, "5"),
      (#"["+", ["coalesce", ["get", "name"], 4], 1]"#, nil),
    ] as [Expressions.Case])
  func cases(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: match
  @Test(
    "Labels",
    arguments: [
      (#"["match", ["get", "name"], "Zoo", 1, "Park", 2, 3]"#, "2"),
      (#"["match", ["get", "name"], ["Zoo", "Park"], 1, 3]"#, "1"),
      (#"["match", ["get", "missing"], "Zoo", 1, 3]"#, "3"),
      (#"["match", ["get", "one"], [0, 1, 2], "few", 5, "five", "many"]"#, #""few""#),
      (#"["match", ["get", "half"], 0, "a", "b"]"#, #""b""#), (#"["match", ["get", "text"], 7, "a", "b"]"#, #""b""#),
      (#"["match", ["get", "name"], ["1", "2", "3", "4", "5", "6", "Park"], true, false]"#, "true"),
      (#"["match", ["get", "name"], ["1", "2", "3", "4", "5", "6", "7"], true, false]"#, "false"),
      (#"["match", ["get", "name"], "Park", ["get", "one"], ["get", "half"]]"#, "1"),
    ] as [Expressions.Case])
  func labels(_ test: Expressions.Case) throws { try Expressions.check(test) }

  @Test(
    "Labels that cannot be",
    arguments: [
      (#"["match", ["get", "a"], "x", 1]"#, [Int]()), (#"["match", ["get", "a"], "x", 1, 2, 3, 4]"#, [4]),
      (#"["match", ["get", "a"], [], 1, 2]"#, [2]), (#"["match", ["get", "a"], true, 1, 2]"#, [2]),
      (#"["match", ["get", "a"], 1.5, 1, 2]"#, [2]), (#"["match", ["get", "a"], 1e17, 1, 2]"#, [2]),
      (#"["match", ["get", "a"], ["x", "x"], 1, 2]"#, [2]), (#"["match", ["get", "a"], 3, 1, 3, 1, 2]"#, [4]),
      (#"["match", ["get", "a"], ["x", 3], 1, 2]"#, [2]), (#"["match", 3, "x", 1, 2]"#, [1]),
      (#"["match", ["get", "a"], "x", 1, "y"]"#, [4]), (#"["match", ["get", "a"], "x", 1, "y", 2]"#, []),
    ])
  func badLabels(_ json: String, _ place: [Int]) throws { #expect(try Expressions.fault(json)?.path == place) }
}
