import Testing

@testable import Basemap

@Suite("Expressions: arithmetic and colours")
struct ArithmeticTests {
  // style: +, -, *, /, %, ^, min, max, round, abs, ceil, floor, sqrt, ln2, pi, e
  @Test(
    "Numbers",
    arguments: [
      (#"["+"]"#, "0"), (#"["*"]"#, "1"), (#"["+", 1, 2, 3, ["get", "half"]]"#, "6.5"),
      (#"["*", 2, 3, ["get", "half"]]"#, "3"),
      (#"["-", 5, ["get", "one"]]"#, "4"), (#"["-", ["get", "one"]]"#, "-1"), (#"["/", 5, 2]"#, "2.5"),
      (#"["%", 7, 3]"#, "1"), (#"["%", -7, 3]"#, "-1"), (#"["^", 2, 10]"#, "1024"),
      (#"["min", 3, ["get", "one"], 2]"#, "1"),
      (#"["max", 3, ["get", "one"], 2]"#, "3"), (#"["round", 2.5]"#, "3"), (#"["round", -2.5]"#, "-3"),
      (#"["abs", -3]"#, "3"), (#"["ceil", 1.2]"#, "2"), (#"["floor", -1.2]"#, "-2"), (#"["sqrt", 9]"#, "3"),
      (#"["ln2"]"#, "0.6931471805599453"), (#"["pi"]"#, "3.141592653589793"), (#"["e"]"#, "2.718281828459045"),
      (#"["+", ["get", "name"], 1]"#, nil), (#"["-", ["get", "nothing"], 1]"#, nil),
    ] as [Expressions.Case])
  func numbers(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: log10, ln, log2, sin, cos, tan, asin, acos, atan
  @Test(
    "Functions",
    arguments: [
      ("log10", 1000, 3), ("ln", 2.718281828459045, 1), ("log2", 8, 3), ("sin", 0.5235987755982988, 0.5),
      ("cos", 1.0471975511965976, 0.5), ("tan", 0.7853981633974483, 1), ("asin", 1, 1.5707963267948966), ("acos", 1, 0),
      ("atan", 1, 0.7853981633974483),
    ] as [(String, Double, Double)])
  func functions(_ name: String, _ input: Double, _ output: Double) throws {
    let value = try Expressions.compile("[\"\(name)\", \(input)]").number(StyleContext(zoom: 0))
    #expect(abs(value - output) < 1e-12)
  }

  @Test("What is no number stays none")
  func notANumber() throws {
    let context = try Expressions.context()
    for json in [
      #"["min", 1, ["sqrt", ["-", ["get", "one"]]]]"#, #"["max", ["sqrt", ["-", ["get", "one"]]], 1]"#,
      #"["/", ["-", 1, ["get", "one"]], 0]"#,
    ] {
      #expect(try Expressions.compile(json).number(context).isNaN)
    }
    // A property then has its default.
    guard case .line(let line) = try Sheet.paint("line", paint: #""line-width": ["sqrt", ["-", ["get", "one"]]]"#)
    else {
      Issue.record("another type")
      return
    }
    #expect(line.lineWidth.value(in: context) == 1)
  }

  @Test("Properties are finite numbers of a size that can be drawn")
  func sizes() throws {
    let context = try Expressions.context()
    func line(_ paint: String) throws -> LineStyle {
      guard case .line(let line) = try Sheet.paint("line", paint: paint) else {
        throw StyleSheetError.notAStyleSheet("another type")
      }
      return line
    }
    #expect(try line(#""line-width": ["/", ["get", "one"], 0]"#).lineWidth.value(in: context) == 1e9)
    #expect(try line(#""line-offset": ["/", ["-", ["get", "one"]], 0]"#).lineOffset.value(in: context) == -1e9)
    #expect(try line(#""line-width": 1e300"#).lineWidth.constant == 1e9)
    #expect(try line(#""line-width": ["-", ["get", "one"], 9]"#).lineWidth.value(in: context) == 0)
    #expect(try line(#""line-opacity": ["+", ["get", "one"], 9]"#).lineOpacity.value(in: context) == 1)
    let dashes = try line(#""line-dasharray": ["semiliteral", [["/", ["get", "one"], 0], ["number", ["get", "one"]]]]"#)
    #expect(dashes.lineDasharray.value(in: context) == [1e9, 1])
    let broken = try line(#""line-dasharray": ["semiliteral", [["sqrt", ["-", ["get", "one"]]], 1]]"#)
    #expect(broken.lineDasharray.value(in: context) == nil)
  }

  // style: rgb, rgba, to-rgba, to-color
  @Test(
    "Colours",
    arguments: [
      (#"["to-rgba", ["rgb", 255, 0, 51]]"#, "[255, 0, 51, 1]"),
      (#"["to-rgba", ["rgba", 255, 0, 51, 0.5]]"#, "[255, 0, 51, 0.5]"),
      (#"["to-rgba", ["rgb", 255, 0, ["*", ["get", "half"], 102]]]"#, "[255, 0, 51, 1]"),
      (#"["to-rgba", ["rgb", ["*", 300, ["get", "one"]], 0, 0]]"#, nil),
      (#"["to-rgba", ["rgba", 0, 0, 0, ["+", ["get", "one"], 1]]]"#, nil),
      (#"["to-rgba", ["to-color", ["get", "color"]]]"#, "[255, 0, 0, 1]"),
      (#"["to-rgba", ["to-color", ["get", "name"], "blue"]]"#, "[0, 0, 255, 1]"),
      (#"["to-rgba", ["to-color", ["get", "name"]]]"#, nil),
      (#"["to-rgba", ["to-color", ["literal", [255, 0, 51]]]]"#, "[255, 0, 51, 1]"),
      (#"["to-rgba", ["to-color", ["literal", [255, 0, 51, 0.5]]]]"#, "[255, 0, 51, 0.5]"),
      (#"["to-rgba", ["to-color", ["get", "numbers"]]]"#, nil), (#"["to-rgba", ["get", "color"]]"#, "[255, 0, 0, 1]"),
    ] as [Expressions.Case])
  func colors(_ test: Expressions.Case) throws { try Expressions.check(test) }

  @Test(
    "Operands that cannot be",
    arguments: [
      #"["rgb", 1, 2]"#, #"["rgb", 1, 2, 300]"#, #"["rgba", 1, 2, 3, 4]"#, #"["to-color", "reddish"]"#,
      #"["to-rgba", 3]"#,
      #"["+", "a"]"#, #"["/", 1]"#, #"["-"]"#, #"["-", 1, 2, 3]"#, #"["sqrt", 1, 2]"#, #"["pi", 1]"#,
    ])
  func faults(_ json: String) throws { #expect(try Expressions.fault(json) != nil) }
}
