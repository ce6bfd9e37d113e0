import Testing

@testable import Basemap

@Suite("Functions of the earlier kind, and tokens")
struct StyleFunctionTests {
  private func line(_ paint: String) throws -> LineStyle {
    guard case .line(let line) = try Sheet.paint("line", paint: paint) else { throw StyleSheetError.notAStyleSheet("") }
    return line
  }

  private func symbol(_ layout: String) throws -> SymbolStyle {
    guard case .symbol(let symbol) = try Sheet.paint("symbol", layout: layout) else {
      throw StyleSheetError.notAStyleSheet("")
    }
    return symbol
  }

  private func context(_ tags: String = "{}", zoom: Double = 10) throws -> StyleContext {
    StyleContext(zoom: zoom, feature: try Expressions.feature(tags))
  }

  // style: functions
  @Test("Of the zoom")
  func zoom() throws {
    let width = try line(#""line-width": {"base": 2, "stops": [[10, 1], [12, 7]]}"#).lineWidth
    #expect(width.dependsOnZoom && !width.dependsOnFeature)
    for (zoom, value) in [(9.0, 1.0), (10, 1), (11, 3), (12, 7), (20, 7)] {
      #expect(width.value(in: try context(zoom: zoom)) == value)
    }
    let steps = try line(#""line-width": {"type": "interval", "stops": [[10, 1], [12, 7]]}"#).lineWidth
    for (zoom, value) in [(9.0, 1.0), (11.9, 1), (12, 7)] { #expect(steps.value(in: try context(zoom: zoom)) == value) }
    let color = try line(#""line-color": {"stops": [[10, "red"], [12, "blue"]], "colorSpace": "lab"}"#).lineColor
    #expect(
      color.value(in: try context(zoom: 11))
        == StyleColorSpace.lab.mix(StyleColor(0xFF0000), StyleColor(0x0000FF), 0.5))
    // What does not interpolate goes in steps.
    let dashes = try line(#""line-dasharray": {"stops": [[10, [1, 2]], [12, [3, 4]]]}"#).lineDasharray
    #expect(dashes.value(in: try context(zoom: 11.9)) == [1, 2])
    let single = try line(#""line-width": {"stops": [[10, 4], [10, 5]]}"#).lineWidth
    #expect(single.value(in: try context(zoom: 11)) == 4)
  }

  @Test("Of a tag")
  func tag() throws {
    let width = try line(#""line-width": {"property": "lanes", "stops": [[1, 2], [3, 6]], "default": 9}"#).lineWidth
    #expect(width.dependsOnFeature && !width.dependsOnZoom)
    for (tags, value) in [(#"{"lanes": 2}"#, 4.0), (#"{"lanes": 8}"#, 6), ("{}", 9), (#"{"lanes": "2"}"#, 9)] {
      #expect(width.value(in: try context(tags)) == value)
    }
    let plain = try line(#""line-width": {"property": "lanes", "stops": [[1, 2], [3, 6]]}"#).lineWidth
    #expect(plain.value(in: try context()) == 1)
    let category = try line(
      #""line-color": {"property": "class", "type": "categorical", "stops": [["a", "red"], [2, "blue"], [true, "lime"]]}"#
    ).lineColor
    for (tags, value) in [
      (#"{"class": "a"}"#, 0xFF0000), (#"{"class": 2}"#, 0x0000FF), (#"{"class": true}"#, 0x00FF00), ("{}", 0),
    ] as [(String, UInt32)] {
      #expect(category.value(in: try context(tags)) == StyleColor(value))
    }
    let identity = try line(#""line-width": {"property": "lanes", "type": "identity"}"#).lineWidth
    #expect(identity.value(in: try context(#"{"lanes": 5}"#)) == 5)
    #expect(identity.value(in: try context(#"{"lanes": "5"}"#)) == 1)
    let colors = try line(#""line-color": {"property": "colour", "type": "identity", "default": "lime"}"#).lineColor
    #expect(colors.value(in: try context(#"{"colour": "red"}"#)) == StyleColor(0xFF0000))
    #expect(colors.value(in: try context(#"{"colour": "rot"}"#)) == StyleColor(0x00FF00))
    let words = try symbol(#""text-anchor": {"property": "side", "type": "identity"}"#).textAnchor
    #expect(words.value(in: try context(#"{"side": "left"}"#)) == .left)
    #expect(words.value(in: try context(#"{"side": "beside"}"#)) == .center)
  }

  @Test("Of both")
  func both() throws {
    let width = try line(
      """
      "line-width": {"property": "lanes", "default": 9,
        "stops": [[{"zoom": 10, "value": 1}, 2], [{"zoom": 10, "value": 3}, 6],
                  [{"zoom": 12, "value": 1}, 4], [{"zoom": 12, "value": 3}, 12]]}
      """
    ).lineWidth
    #expect(width.dependsOnFeature && width.dependsOnZoom)
    #expect(width.value(in: try context(#"{"lanes": 2}"#, zoom: 10)) == 4)
    #expect(width.value(in: try context(#"{"lanes": 2}"#, zoom: 11)) == 6)
    #expect(width.value(in: try context(#"{"lanes": 3}"#, zoom: 20)) == 12)
    #expect(width.value(in: try context(zoom: 11)) == 9)
  }

  @Test(
    "Functions that cannot be",
    arguments: [
      "{}", #"{"stops": []}"#, #"{"stops": [[1]]}"#, #"{"stops": [3]}"#, #"{"stops": [[2, 1], [1, 2]]}"#,
      #"{"stops": [["a", 1]]}"#, #"{"stops": [[1, "a"]]}"#, #"{"type": "nonsense", "stops": [[1, 1]]}"#,
      #"{"type": "identity"}"#, #"{"base": 0, "stops": [[1, 1], [2, 2]]}"#,
      #"{"base": "2", "stops": [[1, 1], [2, 2]]}"#,
      #"{"colorSpace": "xyz", "stops": [[1, 1]]}"#,
      #"{"stops": [[{"zoom": 1, "value": 1}, 1]]}"#, #"{"property": "a", "stops": [[{"zoom": 1}, 1]]}"#,
      #"{"property": "a", "stops": [[{"zoom": 2, "value": 1}, 1], [{"zoom": 1, "value": 1}, 1]]}"#,
      #"{"stops": [[1, 1]], "default": "a"}"#,
    ])
  func faults(_ json: String) throws {
    #expect(try Sheet.fault("line", paint: "\"line-width\": \(json)").property?.hasPrefix("line-width") == true)
  }

  // style: {token}
  @Test("Names in braces stand for tags")
  func tokens() throws {
    let context = try context(#"{"name": "Park", "ref": 5, "name:en": "The park"}"#)
    for (text, value) in [
      ("{name}", "Park"), ("{name} ({ref})", "Park (5)"), ("{missing}", ""), ("a{name:en}b", "aThe parkb"),
      ("{}", "{}"), ("{}{ref}", "{}5"),
      ("{name", "{name"), ("}{ref}{", "}5{"), ("{a{ref}}", "{a5}"), ("plain", "plain"),
    ] {
      let field = try symbol("\"text-field\": \"\(text)\"").textField
      #expect(field.value(in: context).text == value)
      #expect(field.dependsOnFeature == (value != text))
    }
    let image = try symbol(#""icon-image": "{name}_11""#).iconImage
    #expect(image.value(in: context) == StyleImage("Park_11"))
    let zoomed = try symbol(#""text-field": {"stops": [[0, "{ref}"], [12, "{name}"]]}"#).textField
    #expect(zoomed.value(in: context).text == "5" && zoomed.dependsOnZoom && zoomed.dependsOnFeature)
    // Only where text is written out.
    let expression = try symbol(#""text-field": ["concat", "{name}", ""]"#).textField
    #expect(expression.value(in: context).text == "{name}")
  }
}
