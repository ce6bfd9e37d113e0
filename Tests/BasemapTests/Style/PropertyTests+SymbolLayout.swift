extension PropertyTests {
  // style: symbol-placement, symbol-spacing, symbol-avoid-edges, symbol-sort-key, symbol-z-order, icon-allow-overlap,
  // style: icon-overlap, icon-ignore-placement, icon-optional, icon-rotation-alignment, icon-size, icon-text-fit,
  // style: icon-text-fit-padding, icon-image, icon-rotate, icon-padding, icon-keep-upright, icon-offset, icon-anchor,
  // style: icon-pitch-alignment, text-pitch-alignment, text-rotation-alignment, text-field, text-font, text-size,
  // style: text-max-width, text-line-height, text-letter-spacing, text-justify, text-radial-offset,
  // style: text-variable-anchor, text-variable-anchor-offset, text-anchor, text-max-angle, text-writing-mode,
  // style: text-rotate, text-padding, text-keep-upright, text-transform, text-offset, text-allow-overlap,
  // style: text-overlap, text-ignore-placement, text-optional
  static let symbolLayout = [
    PropertyRow(
      "symbol-placement", "layout", .camera, "point", (#""line""#, "line"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "symbol-spacing", "layout", .camera, "250.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "0.5"]),
    PropertyRow(
      "symbol-avoid-edges", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "symbol-sort-key", "layout", .data, "nil", ("1.5", "Optional(1.5)"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "symbol-z-order", "layout", .camera, "auto", (#""viewport-y""#, "viewportY"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "icon-allow-overlap", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "icon-overlap", "layout", .camera, "nil", (#""never""#, "Optional(Basemap.StyleOverlap.never)"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "icon-ignore-placement", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "icon-optional", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "icon-rotation-alignment", "layout", .camera, "auto", (#""map""#, "map"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "icon-size", "layout", .data, "1.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "icon-text-fit", "layout", .camera, "none", (#""width""#, "width"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "icon-text-fit-padding", "layout", .camera, "StyleEdges(top: 0.0, right: 0.0, bottom: 0.0, left: 0.0)",
      ("[1, 2, 3, 4]", "StyleEdges(top: 1.0, right: 2.0, bottom: 3.0, left: 4.0)"),
      bad: ["[1]", "3"]),
    PropertyRow(
      "icon-image", "layout", .data, "nil",
      (#""park""#, #"Optional(Basemap.StyleImage(name: "park", isAvailable: true))"#),
      bad: ["3", "true"]),
    PropertyRow(
      "icon-rotate", "layout", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "icon-padding", "layout", .data, "StyleEdges(top: 2.0, right: 2.0, bottom: 2.0, left: 2.0)",
      ("[1, 2]", "StyleEdges(top: 1.0, right: 2.0, bottom: 1.0, left: 2.0)"),
      bad: ["[]", "[1, 2, 3, 4, 5]", #""2""#]),
    PropertyRow(
      "icon-keep-upright", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "icon-offset", "layout", .data, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "icon-anchor", "layout", .data, "center", (#""left""#, "left"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "icon-pitch-alignment", "layout", .camera, "auto", (#""map""#, "map"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-pitch-alignment", "layout", .camera, "auto", (#""map""#, "map"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-rotation-alignment", "layout", .camera, "auto", (#""map""#, "map"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-field", "layout", .data, "FormattedText(sections: [])",
      (
        #""Park""#,
        #"FormattedText(sections: [Basemap.FormattedText.Section(text: "Park", image: nil, scale: nil, fonts: nil, color: nil, verticalAlign: nil)])"#
      ),
      bad: ["3", "true"]),
    PropertyRow(
      "text-font", "layout", .data, #"["Open Sans Regular", "Arial Unicode MS Regular"]"#,
      (#"["Noto Sans Bold"]"#, #"["Noto Sans Bold"]"#),
      bad: [#""Noto""#, "[1]"]),
    PropertyRow(
      "text-size", "layout", .data, "16.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "text-max-width", "layout", .data, "10.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "text-line-height", "layout", .camera, "1.2", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "text-letter-spacing", "layout", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "text-justify", "layout", .data, "center", (#""auto""#, "auto"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-radial-offset", "layout", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "text-variable-anchor", "layout", .camera, "nil", (#"["left"]"#, "Optional([Basemap.StyleAnchor.left])"),
      bad: [#"["up"]"#, #""left""#]),
    PropertyRow(
      "text-variable-anchor-offset", "layout", .data, "nil",
      (
        #"["top", [0, 1]]"#,
        "Optional([Basemap.StyleAnchorOffset(anchor: Basemap.StyleAnchor.top, offset: SIMD2<Double>(0.0, 1.0))])"
      ),
      bad: [#"["top"]"#, #"["up", [0, 1]]"#, #"["top", [0]]"#, "[]"]),
    PropertyRow(
      "text-anchor", "layout", .data, "center", (#""left""#, "left"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-max-angle", "layout", .camera, "45.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "text-writing-mode", "layout", .camera, "nil",
      (#"["vertical"]"#, "Optional([Basemap.StyleWritingMode.vertical])"),
      bad: [#"["up"]"#, #""vertical""#]),
    PropertyRow(
      "text-rotate", "layout", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "text-padding", "layout", .camera, "2.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "text-keep-upright", "layout", .camera, "true", ("false", "false"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "text-transform", "layout", .data, "none", (#""uppercase""#, "uppercase"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-offset", "layout", .data, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "text-allow-overlap", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "text-overlap", "layout", .camera, "nil", (#""never""#, "Optional(Basemap.StyleOverlap.never)"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-ignore-placement", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "text-optional", "layout", .camera, "false", ("true", "true"),
      bad: [#""yes""#, "1"]),
  ]
}
