extension PropertyTests {
  // style: circle-sort-key, circle-radius, circle-color, circle-blur, circle-opacity, circle-translate,
  // style: circle-translate-anchor, circle-pitch-scale, circle-pitch-alignment, circle-stroke-width,
  // style: circle-stroke-color, circle-stroke-opacity
  static let circle = [
    PropertyRow(
      "circle-sort-key", "layout", .data, "nil", ("1.5", "Optional(1.5)"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "circle-radius", "paint", .data, "5.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "circle-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "circle-blur", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "circle-opacity", "paint", .data, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "circle-translate", "paint", .camera, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "circle-translate-anchor", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "circle-pitch-scale", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "circle-pitch-alignment", "paint", .camera, "viewport", (#""map""#, "map"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "circle-stroke-width", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "circle-stroke-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "circle-stroke-opacity", "paint", .data, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
  ]
}
