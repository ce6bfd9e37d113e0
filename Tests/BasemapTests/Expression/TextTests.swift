import Testing

@testable import Basemap

@Suite("Expressions: texts")
struct TextTests {
  // style: upcase, downcase, concat, split, join, is-supported-script
  @Test(
    "Texts",
    arguments: [
      (#"["upcase", "Straße"]"#, #""STRASSE""#), (#"["downcase", ["get", "name"]]"#, #""park""#),
      (#"["upcase", ["get", "one"]]"#, nil),
      (#"["concat", ["get", "name"], " ", ["get", "half"], null, true]"#, #""Park 0.5true""#),
      (#"["concat"]"#, #""""#), (#"["split", "a, b,c", ","]"#, #"["a", " b", "c"]"#),
      (#"["split", "abc", ""]"#, #"["a", "b", "c"]"#),
      (#"["split", "abc", "x"]"#, #"["abc"]"#), (#"["split", "", ","]"#, #"[""]"#),
      (#"["join", ["get", "list"], "-"]"#, #""a-b-c""#), (#"["join", ["get", "numbers"], "-"]"#, nil),
      (#"["is-supported-script", "ประเทศ"]"#, "true"),
    ] as [Expressions.Case])
  func texts(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: collator, resolved-locale
  @Test(
    "Collators",
    arguments: [
      (#"["==", ["get", "name"], "PARK", ["collator", {}]]"#, "true"),
      (#"["==", ["get", "name"], "PARK", ["collator", {"case-sensitive": true}]]"#, "false"),
      (#"["==", "é", "e", ["collator", {}]]"#, "true"),
      (#"["==", "é", "e", ["collator", {"diacritic-sensitive": true}]]"#, "false"),
      (#"["!=", ["get", "name"], "PARK", ["collator", {"case-sensitive": ["get", "yes"]}]]"#, "true"),
      (#"["<", "a", "B", ["collator", {}]]"#, "true"), (#"[">=", "b", "B", ["collator", {}]]"#, "true"),
      (#"["<=", "b", "A", ["collator", {}]]"#, "false"), (#"[">", "b", "A", ["collator", {}]]"#, "true"),
      (#"["==", ["get", "one"], ["get", "one"], ["collator", {}]]"#, "true"),
      (#"["<", ["get", "one"], ["get", "half"], ["collator", {}]]"#, nil),
      (#"["resolved-locale", ["collator", {"locale": "de"}]]"#, #""de""#),
      (#"["resolved-locale", ["collator", {}]]"#, #""en""#),
    ] as [Expressions.Case])
  func collators(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: number-format
  @Test(
    "Numbers as people write them",
    arguments: [
      (#"["number-format", 1234567.8912, {}]"#, #""1,234,567.891""#),
      (#"["number-format", 1234.5, {"locale": "de-DE"}]"#, #""1.234,5""#),
      (#"["number-format", 1234.5, {"locale": "de-DE-x-own"}]"#, #""1.234,5""#),
      (#"["number-format", 1234.5, {"locale": "nonsense"}]"#, #""1,234.5""#),
      (#"["number-format", 1234.5, {"min-fraction-digits": 2}]"#, #""1,234.50""#),
      (#"["number-format", 1234.5678, {"max-fraction-digits": 1}]"#, #""1,234.6""#),
      (#"["number-format", 12.5, {"currency": "EUR", "locale": "en-US"}]"#, #""€12.50""#),
      (#"["number-format", 12.5, {"currency": "USD", "min-fraction-digits": 0, "max-fraction-digits": 0}]"#, #""$12""#),
      (#"["number-format", ["get", "half"], {"unit": "kilometer"}]"#, #""0.5 km""#),
      (#"["number-format", ["get", "half"], {"unit": ["get", "name"]}]"#, nil),
      (#"["number-format", ["get", "half"], {"max-fraction-digits": ["*", 1000, ["get", "one"]]}]"#, nil),
      (#"["number-format", ["get", "name"], {}]"#, nil),
    ] as [Expressions.Case])
  func numbers(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: image
  @Test("Pictures, and whether the sprite has them")
  func images() throws {
    let context = try Expressions.context()
    func value(_ json: String) throws -> StyleValue { try Expressions.compile(json, as: .image).evaluate(context) }
    #expect(try value(#"["image", "park"]"#) == .image(StyleImage("park")))
    #expect(try value(#"["image", "zoo"]"#) == .image(StyleImage("zoo", isAvailable: false)))
    #expect(try value(#"["coalesce", ["image", "zoo"], ["image", "park"]]"#) == .image(StyleImage("park")))
    #expect(
      try value(#"["coalesce", ["image", "zoo"], ["image", "den"]]"#) == .image(StyleImage("zoo", isAvailable: false)))
    #expect(try value(#"["get", "name"]"#) == .image(StyleImage("Park", isAvailable: false)))
    #expect(try value(#"["image", ["get", "empty"]]"#) == .null)
    #expect(try Expressions.compile(#"["image", "zoo"]"#).evaluate(StyleContext(zoom: 0)) == .image(StyleImage("zoo")))
  }

  // style: format
  @Test("Text in sections")
  func format() throws {
    let context = try Expressions.context()
    let expression = try Expressions.compile(
      """
      ["format", ["get", "name"], {"font-scale": 0.8, "text-color": "red", "text-font": ["literal", ["Bold"]]},
       "\\n", {}, ["get", "nothing"], ["image", "park"], {"vertical-align": "top"}, ["get", "half"]]
      """)
    #expect(
      try expression.evaluate(context)
        == .formatted(
          FormattedText(sections: [
            FormattedText.Section("Park", scale: 0.8, fonts: ["Bold"], color: StyleColor(0xFF0000)),
            FormattedText.Section("\n"), FormattedText.Section(""),
            FormattedText.Section("", image: StyleImage("park"), verticalAlign: .top), FormattedText.Section("0.5"),
          ])))
    #expect(try Expressions.compile(#"["to-string", ["format", "a", {}, "b"]]"#).constant == .string("ab"))
    for bad in [
      #"["format"]"#, #"["format", {}, "a"]"#, #"["format", "a", {}, {}]"#, #"["format", 3]"#,
      #"["format", "a", {"font-scale": "big"}]"#, #"["format", "a", {"vertical-align": "up"}]"#,
      #"["format", "a", {"text-font": "Bold"}]"#, #"["format", "a", {"text-color": 3}]"#,
    ] {
      #expect(try Expressions.fault(bad) != nil, "\(bad)")
    }
  }

  @Test("Texts do not grow without end")
  func growth() throws {
    // Each variable doubles the one before: 2^17 bytes, and then too many operators.
    func doubled(_ count: Int) -> String {
      (1...count).reversed().reduce(#"["var", "v\#(count)"]"#) { inner, index in
        #"["let", "v\#(index)", ["concat", ["var", "v\#(index - 1)"], ["var", "v\#(index - 1)"]], \#(inner)]"#
      }
    }
    let short = #"["let", "v0", ["to-string", ["get", "one"]], \#(doubled(10))]"#
    let context = try Expressions.context()
    #expect(try Expressions.compile(short).evaluate(context).string?.count == 1024)
    let long = #"["let", "v0", ["to-string", ["get", "one"]], \#(doubled(20))]"#
    #expect(try Expressions.fault(long)?.reason == "too many operators")
    var big = context
    big.feature = try Expressions.feature(#"{"one": "\#(String(repeating: "x", count: 4096))"}"#)
    #expect(throws: EvaluationFailure.self) { try Expressions.compile(short).evaluate(big) }
    #expect(throws: EvaluationFailure.self) {
      try Expressions.compile(#"["join", ["split", ["get", "one"], ""], ["get", "one"]]"#).evaluate(big)
    }
  }
}
