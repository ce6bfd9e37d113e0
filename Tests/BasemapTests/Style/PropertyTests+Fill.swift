extension PropertyTests {
  // style: fill-sort-key, fill-antialias, fill-opacity, fill-layer-opacity, fill-color, fill-outline-color,
  // style: fill-translate, fill-translate-anchor, fill-pattern
  static let fill = [
    PropertyRow(
      "fill-sort-key", "layout", .data, "nil", ("1.5", "Optional(1.5)"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "fill-antialias", "paint", .camera, "true", ("false", "false"),
      bad: [#""yes""#, "1"]),
    PropertyRow(
      "fill-opacity", "paint", .data, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "fill-layer-opacity", "paint", .camera, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "fill-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "fill-outline-color", "paint", .data, "nil",
      (#""red""#, "Optional(Basemap.StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0))"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "fill-translate", "paint", .camera, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "fill-translate-anchor", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "fill-pattern", "paint", .data, "nil",
      (#""park""#, #"Optional(Basemap.StyleImage(name: "park", isAvailable: true))"#),
      bad: ["3", "true"]),
  ]
}
