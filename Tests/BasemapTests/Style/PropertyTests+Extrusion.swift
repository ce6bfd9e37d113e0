extension PropertyTests {
  // style: fill-extrusion-rounded-corner-distance, fill-extrusion-opacity, fill-extrusion-color,
  // style: fill-extrusion-translate, fill-extrusion-translate-anchor, fill-extrusion-pattern, fill-extrusion-height,
  // style: fill-extrusion-base, fill-extrusion-vertical-gradient
  static let extrusion = [
    PropertyRow(
      "fill-extrusion-rounded-corner-distance", "layout", .fixed, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "fill-extrusion-opacity", "paint", .camera, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "fill-extrusion-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "fill-extrusion-translate", "paint", .camera, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "fill-extrusion-translate-anchor", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "fill-extrusion-pattern", "paint", .data, "nil",
      (#""park""#, #"Optional(Basemap.StyleImage(name: "park", isAvailable: true))"#),
      bad: ["3", "true"]),
    PropertyRow(
      "fill-extrusion-height", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "fill-extrusion-base", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "fill-extrusion-vertical-gradient", "paint", .camera, "true", ("false", "false"),
      bad: [#""yes""#, "1"]),
  ]
}
