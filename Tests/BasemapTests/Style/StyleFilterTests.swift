import Testing

@testable import Basemap

@Suite("Filters")
struct StyleFilterTests {
  private static let tags = #"{"class": "park", "rank": 3, "name": "Wood", "oneway": true, "nothing": null}"#

  private static func passes(
    _ json: String, kind: VectorTileFeature.Kind = .polygon, id: StyleValue? = .number(9), zoom: Double = 10
  ) throws -> Bool {
    let filter = try StyleFilter(json: try Expressions.json(json))
    return filter.passes(
      StyleContext(zoom: zoom, feature: try Expressions.feature(tags, kind: kind, id: id)))
  }

  // style: filters
  @Test(
    "Filters of the earlier kind",
    arguments: [
      (#"["==", "class", "park"]"#, true), (#"["==", "class", "zoo"]"#, false), (#"["!=", "class", "zoo"]"#, true),
      (#"["!=", "missing", "zoo"]"#, true), (#"["==", "missing", null]"#, false), (#"["==", "nothing", null]"#, true),
      (#"["==", "rank", 3]"#, true), (#"["==", "rank", "3"]"#, false), (#"["==", "oneway", true]"#, true),
      (#"["<", "rank", 4]"#, true), (#"[">", "rank", 3]"#, false), (#"["<=", "rank", 3]"#, true),
      (#"[">=", "rank", 4]"#, false), (#"["<", "name", "Woods"]"#, true), (#"["<", "name", 4]"#, false),
      (#"[">", "missing", 1]"#, false), (#"["in", "class", "zoo", "park"]"#, true), (#"["in", "class", "zoo"]"#, false),
      (#"["in", "class"]"#, false), (#"["!in", "class"]"#, true), (#"["!in", "class", "zoo", "park"]"#, false),
      (#"["in", "rank", 1, 2, 3, 4, 5, 6, 7]"#, true), (#"["!in", "rank", 1, 2, 4, 5, 6, 7, 8]"#, true),
      (#"["!in", "missing", 1]"#, true), (#"["has", "name"]"#, true), (#"["has", "missing"]"#, false),
      (#"["!has", "name"]"#, false), (#"["!has", "missing"]"#, true), (#"["all"]"#, true), (#"["any"]"#, false),
      (#"["none"]"#, true), (#"["all", ["==", "class", "park"], ["<", "rank", 4]]"#, true),
      (#"["all", ["==", "class", "park"], [">", "rank", 4]]"#, false),
      (#"["any", ["==", "class", "zoo"], ["<", "rank", 4]]"#, true), (#"["none", ["==", "class", "zoo"]]"#, true),
      (#"["none", ["==", "class", "zoo"], ["has", "name"]]"#, false), (#"["==", "$type", "Polygon"]"#, true),
      (#"["in", "$type", "Point", "LineString"]"#, false), (#"["!=", "$type", "Point"]"#, true),
      (#"["==", "$id", 9]"#, true), (#"["has", "$id"]"#, true), (#"["in", "$id", 8, 9]"#, true), ("true", true),
      ("false", false), (#"["all", true, ["in", "class", "park"]]"#, true),
    ])
  func legacy(_ json: String, _ passes: Bool) throws { #expect(try Self.passes(json) == passes) }

  @Test(
    "Filters that are expressions",
    arguments: [
      (#"["==", ["get", "class"], "park"]"#, true),
      (#"["all", ["==", ["get", "class"], "park"], ["has", "name"]]"#, true),
      (#"["any", ["!", ["has", "name"]], [">", ["zoom"], 9]]"#, true),
      (#"["in", ["get", "class"], ["literal", ["park"]]]"#, true),
      (#"["in", "ar", ["get", "class"]]"#, true), (#"["match", ["get", "class"], ["zoo", "park"], true, false]"#, true),
      (#"["==", ["geometry-type"], "Polygon"]"#, true), (#"["has", "name", ["properties"]]"#, true),
      (#"["boolean", ["get", "oneway"]]"#, true), (#"["get", "oneway"]"#, true),
      // Where an expression fails, the feature does not pass.
      (#"["<", ["get", "name"], 4]"#, false), (#"["get", "name"]"#, false), (#"["!", ["get", "name"]]"#, false),
      (#"["step", ["zoom"], false, 10, true]"#, true), (#"["case", ["has", "name"], ["has", "rank"], false]"#, true),
    ])
  func expressions(_ json: String, _ passes: Bool) throws { #expect(try Self.passes(json) == passes) }

  @Test("The kind and the identifier of a feature")
  func kinds() throws {
    #expect(try Self.passes(#"["==", "$type", "LineString"]"#, kind: .line))
    #expect(try Self.passes(#"["==", "$type", "Point"]"#, kind: .point))
    #expect(try !Self.passes(#"["has", "$id"]"#, id: nil))
    #expect(try !Self.passes(#"["==", "$id", 0]"#, id: nil))
  }

  @Test(
    "Filters that cannot be",
    arguments: [
      #"["==", "$type", "Park"]"#, #"["in", "$type", "Point", "Park"]"#, #"["<", "$type", "Point"]"#, "3", "{}", "[]",
      #"["=="]"#, #"["==", "a"]"#, #"["==", 3, 4]"#, #"["==", "a", {}]"#, #"["<", "a", true]"#,
      #"["in"]"#, #"["none", 3]"#, #"["all", ["==", "a", 1], ["in"]]"#, #"["number", 3]"#, #"["unknown", "a"]"#,
      #"["all", ["==", ["get", "a"], 1], ["==", "a", 1]]"#,
    ])
  func faults(_ json: String) throws {
    #expect(throws: ExpressionFault.self) { try StyleFilter(json: try Expressions.json(json)) }
  }

  @Test("Dependencies are told")
  func dependencies() throws {
    func filter(_ json: String) throws -> StyleFilter { try StyleFilter(json: try Expressions.json(json)) }
    #expect(try !filter(#"["==", "a", 1]"#).dependsOnZoom && filter(#"[">", ["zoom"], 9]"#).dependsOnZoom)
    #expect(try filter(#"["==", ["get", "a"], ["global-state", "b"]]"#).dependsOnState)
    #expect(try !filter(#"["==", ["get", "a"], 1]"#).dependsOnState)
    for json in [
      #"["==", "$id", 1]"#, #"["any", ["in", "$id", 1], ["has", "a"]]"#, #"["!has", "$id"]"#, #"["<", "$id", 4]"#,
      #"["==", ["id"], 1]"#, #"["<", ["distance", {"type": "Point", "coordinates": [0, 0]}], 9]"#,
    ] {
      #expect(try !filter(json).dependsOnTagsAlone, "\(json)")
    }
    #expect(try filter(#"["all", ["==", "$type", "Point"], ["has", "a"]]"#).dependsOnTagsAlone)
    #expect(try filter(#"["==", ["geometry-type"], "Point"]"#).dependsOnTagsAlone)
  }

  @Test(
    "Evaluating a filter allocates nothing",
    arguments: [
      #"["all", ["==", "class", "a class whose name is longer than what fits into a word"], ["in", "rank", 1, 2, 3]]"#,
      #"["none", ["!has", "name"], ["<", "rank", 2], ["in", "class", "a", "b", "c", "d", "e", "f", "g", "h"]]"#,
      #"["any", ["==", "$type", "Point"], ["==", "$id", 7], [">", "name", "A"]]"#,
      #"["all", ["==", ["get", "class"], ["get", "subclass"]], [">", ["zoom"], 9], ["has", "name"]]"#,
      #"["match", ["get", "class"], ["a", "b", "c", "d", "e", "f", "g", "h"], true, ["has", "wood"]]"#,
      #"["match", ["get", "rank"], [1, 2, 3, 4, 5, 6, 7, 8], true, false]"#,
      #"["case", ["==", ["geometry-type"], "Polygon"], ["<", ["get", "name"], ["get", "class"]], ["==", ["id"], 9]]"#,
      #"["step", ["zoom"], false, 8, [">=", ["coalesce", ["get", "missing"], ["get", "rank"]], 3], 20, true]"#,
      #"["<", ["+", ["number", ["get", "rank"]], ["to-number", ["get", "missing"], 1]], ["^", 2, ["zoom"]]]"#,
      #"["<", 3, ["interpolate", ["exponential", 1.5], ["zoom"], 0, 0, 20, ["number", ["get", "rank"]]]]"#,
      #"["let", "a", ["get", "class"], ["any", ["==", ["var", "a"], "zoo"], ["!=", ["var", "a"], "park"]]]"#,
      #"["!=", ["global-state", "language"], ["get", "class"]]"#, #"["to-boolean", ["get", "name"]]"#,
    ])
  func allocations(_ json: String) throws {
    // Of failing expressions only the framework of the tests makes objects: it notes every error that is thrown.
    let filter = try StyleFilter(json: try Expressions.json(json))
    let long = #""a class whose name is longer than what fits into a word""#
    let features = try [
      Self.tags, #"{"class": \#(long), "subclass": \#(long), "rank": 3, "name": \#(long)}"#,
    ].map { try Expressions.feature($0, kind: .polygon, id: .number(9)) }
    var contexts = features.map { StyleContext(zoom: 10, feature: $0, state: StyleState(["language": .string("de")])) }
    var passed = 0
    let sizes = AllocationProbe.sizes {
      for _ in 0..<1000 {
        for index in 0..<contexts.count where filter.passes(contexts[index]) { passed += 1 }
      }
    }
    #expect(sizes == [] && passed % 1000 == 0)
    // The probe works: a feature's tags as a dictionary are an object.
    let others = AllocationProbe.sizes {
      contexts[0].feature = features[1]
      passed += features[1].values.count
    }
    #expect(others != [])
  }
}
