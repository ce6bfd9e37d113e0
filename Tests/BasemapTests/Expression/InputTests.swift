import Testing

@testable import Basemap

@Suite("Expressions: the feature and the view")
struct InputTests {
  // style: get, has, properties, id, feature-state, global-state, zoom
  @Test(
    "Tags, members, the identifier, the state and the zoom",
    arguments: [
      (#"["get", "name"]"#, #""Park""#), (#"["get", "missing"]"#, "null"), (#"["get", ["get", "key"]]"#, #""Park""#),
      (#"["get", ["to-string", ["get", "one"]]]"#, "null"), (#"["get", ["get", "one"]]"#, nil),
      (#"["get", "deep", ["get", "inner"]]"#, "5"), (#"["get", "flat", ["get", "inner"]]"#, "null"),
      (#"["get", "deep", ["get", "list"]]"#, nil), (#"["get", "a", ["literal", {"a": 1}]]"#, "1"),
      (#"["has", "name"]"#, "true"), (#"["has", "nothing"]"#, "true"), (#"["has", "missing"]"#, "false"),
      (#"["has", ["get", "key"]]"#, "true"), (#"["has", "deep", ["get", "inner"]]"#, "true"),
      (#"["has", "flat", ["get", "inner"]]"#, "false"), (#"["get", "inner", ["properties"]]"#, #"{"deep": 5}"#),
      (#"["id"]"#, "77"), (#"["feature-state", "hover"]"#, "null"), (#"["global-state", "language"]"#, #""de""#),
      (#"["global-state", "size"]"#, "null"), (#"["+", ["zoom"], 1]"#, "11"),
    ] as [Expressions.Case])
  func inputs(_ test: Expressions.Case) throws { try Expressions.check(test) }

  // style: geometry-type
  @Test("The kind of the geometry")
  func kinds() throws {
    for (kind, name) in [
      (VectorTileFeature.Kind.point, "Point"), (.line, "LineString"), (.polygon, "Polygon"), (.unknown, "Unknown"),
    ] {
      let context = StyleContext(zoom: 0, feature: try Expressions.feature(kind: kind))
      try Expressions.check((#"["geometry-type"]"#, "\"\(name)\""), in: context)
    }
  }

  // style: line-progress, accumulated
  @Test("The progress along a line, and what a cluster sums up")
  func others() throws {
    var context = StyleContext(zoom: 0)
    try Expressions.check((#"["line-progress"]"#, "0"), in: context)
    try Expressions.check((#"["accumulated"]"#, "null"), in: context)
    context.lineProgress = 0.25
    context.accumulated = .number(3)
    try Expressions.check((#"["line-progress"]"#, "0.25"), in: context)
    try Expressions.check((#"["+", ["accumulated"], 1]"#, "4"), in: context)
  }

  @Test("Without a feature there are no tags")
  func noFeature() throws {
    let context = StyleContext(zoom: 0)
    for json in [#"["get", "name"]"#, #"["get", ["to-string", ["zoom"]]]"#, #"["id"]"#, #"["geometry-type"]"#] {
      try Expressions.check((json, "null"), in: context)
    }
    try Expressions.check((#"["properties"]"#, "{}"), in: context)
    try Expressions.check((#"["has", "name"]"#, "false"), in: context)
  }

  @Test("What is not drawn here is refused, with the reason", arguments: ["heatmap-density", "elevation"])
  func refused(_ name: String) throws {
    #expect(try Expressions.fault("[\"\(name)\"]")?.reason.hasSuffix("not drawn here") == true)
  }

  @Test("Dependencies are told")
  func dependencies() throws {
    func dependencies(_ json: String) throws -> CompiledExpression.Dependencies {
      try Expressions.compile(json).dependencies
    }
    #expect(try dependencies("3") == [])
    #expect(try dependencies(#"["get", "a"]"#) == .feature)
    #expect(try dependencies(#"["+", ["zoom"], ["get", "a"]]"#) == [.feature, .zoom])
    #expect(try dependencies(#"["global-state", "a"]"#) == .state)
    #expect(try dependencies(#"["image", "a"]"#) == .images)
    #expect(try dependencies(#"["line-progress"]"#) == .lineProgress)
    #expect(try dependencies(#"["id"]"#) == [.feature, .identity])
    #expect(try dependencies(#"["accumulated"]"#) == .clusters)
    #expect(try Sheet.one("line", paint: #""line-width": ["to-number", ["id"], 1]"#).faults == [])
    #expect(try Sheet.fault("line", paint: #""line-width": ["number", ["accumulated"]]"#).property == "line-width")
    #expect(try Expressions.compile(#"["+", 1, ["*", 2, 3]]"#).constant == .number(7))
  }
}
