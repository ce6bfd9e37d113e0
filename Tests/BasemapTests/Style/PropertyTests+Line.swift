extension PropertyTests {
  // style: line-cap, line-join, line-miter-limit, line-round-limit, line-sort-key, line-opacity, line-layer-opacity,
  // style: line-color, line-translate, line-translate-anchor, line-width, line-gap-width, line-offset, line-blur,
  // style: line-dasharray, line-pattern, line-gradient
  static let line = [
    PropertyRow(
      "line-cap", "layout", .data, "butt", (#""round""#, "round"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "line-join", "layout", .data, "miter", (#""bevel""#, "bevel"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "line-miter-limit", "layout", .data, "2.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "line-round-limit", "layout", .data, "1.05", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "line-sort-key", "layout", .data, "nil", ("1.5", "Optional(1.5)"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "line-opacity", "paint", .data, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "line-layer-opacity", "paint", .camera, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "line-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "line-translate", "paint", .camera, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "line-translate-anchor", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "line-width", "paint", .data, "1.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "line-gap-width", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "line-offset", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "line-blur", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "line-dasharray", "paint", .data, "nil", ("[2, 1]", "Optional([2.0, 1.0])"),
      bad: ["[2, -1]", #""dashed""#, #"["2"]"#]),
    PropertyRow(
      "line-pattern", "paint", .data, "nil",
      (#""park""#, #"Optional(Basemap.StyleImage(name: "park", isAvailable: true))"#),
      bad: ["3", "true"]),
    PropertyRow(
      "line-gradient", "paint", .gradient, "nil",
      (#""red""#, "Optional(Basemap.StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
  ]
}
