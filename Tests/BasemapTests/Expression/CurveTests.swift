import Testing

@testable import Basemap

@Suite("Expressions: curves")
struct CurveTests {
  // style: step, interpolate
  @Test(
    "Steps and interpolation",
    arguments: [
      (#"["step", ["get", "one"], "a", 1, "b", 2, "c"]"#, #""b""#), (#"["step", ["get", "half"], 1, 1, 2]"#, "1"),
      (#"["step", ["zoom"], true, 10, false, 11, true]"#, "false"),
      (#"["step", ["sqrt", ["-", 0, ["get", "one"]]], 1, 2, 3]"#, nil),
      (#"["interpolate", ["linear"], ["zoom"], 8, 0, 12, 100]"#, "50"),
      (#"["interpolate", ["linear"], ["zoom"], 11, 3, 12, 4]"#, "3"),
      (#"["interpolate", ["linear"], ["zoom"], 1, 3, 2, 4]"#, "4"),
      (#"["interpolate", ["linear"], ["zoom"], 1, 3]"#, "3"),
      (#"["interpolate", ["exponential", 2], ["zoom"], 9, 0, 11, 3]"#, "1"),
      (#"["interpolate", ["exponential", 1], ["zoom"], 9, 0, 11, 3]"#, "1.5"),
      (#"["interpolate", ["linear"], ["get", "half"], 0, ["literal", [0, 4]], 1, ["literal", [2, 8]]]"#, "[1, 6]"),
      (#"["interpolate", ["linear"], ["get", "name"], 0, 1, 1, 2]"#, nil),
      (#"["interpolate", ["linear"], ["sqrt", ["-", 0, ["get", "one"]]], 0, 1, 1, 2]"#, nil),
      (#"["interpolate", ["linear"], ["zoom"], 9, ["number", ["get", "one"]], 11, ["get", "half"]]"#, "0.75"),
    ] as [Expressions.Case])
  func curves(_ test: Expressions.Case) throws { try Expressions.check(test) }

  @Test("A cubic Bézier curve goes as CSS says")
  func bezier() throws {
    let ease = UnitBezier(SIMD2(0.25, 0.1), SIMD2(0.25, 1))
    // Values of the curve that CSS calls "ease".
    #expect(abs(ease.y(at: 0.5) - 0.8024) < 1e-4 && abs(ease.y(at: 0.25) - 0.4085) < 1e-4)
    #expect(ease.y(at: 0) == 0 && ease.y(at: 1) == 1)
    let straight = UnitBezier(SIMD2(0.5, 0.5), SIMD2(0.5, 0.5))
    #expect(abs(straight.y(at: 0.3) - 0.3) < 1e-9)
    let curve = try Expressions.compile(
      #"["interpolate", ["cubic-bezier", 0.25, 0.1, 0.25, 1], ["zoom"], 0, 0, 10, 100]"#)
    #expect(abs(try curve.number(StyleContext(zoom: 5)) - 80.24) < 1e-2)
  }

  // style: interpolate-hcl, interpolate-lab
  @Test("Colours between colours, in three spaces")
  func colors() throws {
    for (name, space) in [("interpolate", StyleColorSpace.rgb), ("interpolate-hcl", .hcl), ("interpolate-lab", .lab)] {
      let expression = try Expressions.compile(
        #"["\#(name)", ["linear"], ["zoom"], 5, "red", 15, ["to-color", "blue"]]"#, as: .color)
      let value = try expression.evaluate(StyleContext(zoom: 7.5))
      #expect(value == .color(space.mix(StyleColor(0xFF0000), StyleColor(0x0000FF), 0.25)))
    }
  }

  @Test("Values of several parts")
  func compounds() throws {
    let context = StyleContext(zoom: 5)
    try Expressions.check(
      (#"["interpolate", ["linear"], ["zoom"], 0, 2, 10, ["literal", [4, 8]]]"#, "[3, 5, 3, 5]"), as: .padding,
      in: context)
    try Expressions.check(
      (
        #"["interpolate", ["linear"], ["zoom"], 0, ["literal", ["top", [0, 0]]], 10, ["literal", ["top", [2, 4]]]]"#,
        #"["top", [1, 2]]"#
      ), as: .anchorOffsets, in: context)
    try Expressions.check(
      (
        #"["interpolate", ["linear"], ["zoom"], 0, ["literal", ["top", [0, 0]]], 10, ["literal", ["left", [2, 4]]]]"#,
        nil
      ),
      as: .anchorOffsets, in: context)
    try Expressions.check(
      (#"["interpolate", ["linear"], ["zoom"], 0, 2, 10, ["literal", [4]]]"#, "[3]"), as: .numbers, in: context)
    let colors = try Expressions.compile(
      #"["interpolate-lab", ["linear"], ["zoom"], 0, "red", 10, ["literal", ["red"]]]"#, as: .colors)
    #expect(try colors.evaluate(StyleContext(zoom: 0)) == .array([.color(StyleColor(0xFF0000))]))
  }

  @Test(
    "Curves that cannot be",
    arguments: [
      (#"["step", ["zoom"], 1]"#, [Int]()), (#"["step", ["zoom"], 1, 2]"#, []), (#"["step", "a", 1, 2, 3]"#, [1]),
      (#"["step", ["zoom"], 1, ["get", "a"], 3]"#, [3]), (#"["step", ["zoom"], 1, 5, 2, 5, 3]"#, [5]),
      (#"["step", ["zoom"], 1, 5, "a"]"#, [4]), (#"["interpolate", "linear", ["zoom"], 0, 1, 1, 2]"#, [1]),
      (#"["interpolate", ["cubic"], ["zoom"], 0, 1, 1, 2]"#, [1, 0]),
      (#"["interpolate", ["exponential"], ["zoom"], 0, 1, 1, 2]"#, [1, 1]),
      (#"["interpolate", ["cubic-bezier", 0, 0, 2, 0], ["zoom"], 0, 1, 1, 2]"#, [1]),
      (#"["interpolate", ["linear"], ["zoom"], 0, "a", 1, "b"]"#, []),
      (#"["interpolate", ["linear"], ["zoom"], 0]"#, []),
      (#"["interpolate", ["linear"], ["zoom"], 2, 1, 1, 2]"#, [5]),
      (#"["interpolate", ["linear"], ["zoom"], 2, 1, 3]"#, []),
      (#"["interpolate-hcl", ["linear"], ["zoom"], 2, 1, 3, 4]"#, [4]),
      (#"["interpolate", ["linear"], ["zoom"], 2, ["literal", [1]], 3, ["literal", [1, 2]]]"#, [6]),
    ])
  func faults(_ json: String, _ place: [Int]) throws { #expect(try Expressions.fault(json)?.path == place, "\(json)") }

  // style: zoom
  @Test("Properties take the zoom as the input of one outermost curve")
  func zoom() throws {
    func isGood(_ json: String) throws -> Bool {
      try Sheet.one("line", paint: "\"line-width\": \(json)").faults.isEmpty
    }
    let curve = #"["interpolate", ["linear"], ["zoom"], 0, 1, 9, 2]"#
    #expect(try isGood(curve))
    #expect(try isGood(#"["let", "a", 3, ["step", ["zoom"], 1, 5, ["var", "a"]]]"#))
    #expect(try isGood(#"["coalesce", \#(curve), 3]"#))
    #expect(try isGood(#"["step", ["zoom"], ["get", "a"], 5, ["*", ["get", "a"], 2]]"#))
    #expect(try !isGood(#"["zoom"]"#))
    #expect(try !isGood(#"["+", 1, \#(curve)]"#))
    #expect(try !isGood(#"["step", ["+", ["zoom"], 1], 1, 5, 2]"#))
    #expect(try !isGood(#"["step", ["zoom"], 1, 5, \#(curve)]"#))
    #expect(try !isGood(#"["coalesce", \#(curve), \#(curve)]"#))
    #expect(try !isGood(#"["case", ["has", "a"], \#(curve), 1]"#))
    #expect(try !isGood(#"["let", "z", ["zoom"], ["step", ["var", "z"], 1, 5, 2]]"#))
    #expect(
      try Sheet.fault(
        "line",
        paint:
          #""line-dasharray": ["interpolate", ["linear"], ["zoom"], 0, ["literal", [1, 2]], 5, ["literal", [2, 3]]]"#
      ).property?.hasPrefix("line-dasharray") == true)
    #expect(try Sheet.fault("line", layout: #""line-sort-key": \#(curve)"#).reason.contains("steps"))
  }
}
