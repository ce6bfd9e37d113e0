extension PropertyTests {
  // style: icon-opacity, icon-color, icon-halo-color, icon-halo-width, icon-halo-blur, icon-translate,
  // style: icon-translate-anchor, text-opacity, text-color, text-halo-color, text-halo-width, text-halo-blur,
  // style: text-translate, text-translate-anchor
  static let symbolPaint = [
    PropertyRow(
      "icon-opacity", "paint", .data, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "icon-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "icon-halo-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "icon-halo-width", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "icon-halo-blur", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "icon-translate", "paint", .camera, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "icon-translate-anchor", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "text-opacity", "paint", .data, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "text-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "text-halo-color", "paint", .data, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "text-halo-width", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "text-halo-blur", "paint", .data, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
    PropertyRow(
      "text-translate", "paint", .camera, "SIMD2<Double>(0.0, 0.0)", ("[1, 2]", "SIMD2<Double>(1.0, 2.0)"),
      bad: ["[1]", "[1, 2, 3]", #"["1", 2]"#, "3"]),
    PropertyRow(
      "text-translate-anchor", "paint", .camera, "map", (#""viewport""#, "viewport"),
      bad: [#""nonsense""#, "7"]),
  ]
}
