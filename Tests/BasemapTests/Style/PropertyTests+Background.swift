extension PropertyTests {
  // style: background-color, background-pattern, background-opacity
  static let background = [
    PropertyRow(
      "background-color", "paint", .camera, "StyleColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0)",
      (#""red""#, "StyleColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"),
      bad: [#""reddish""#, "3", "[255, 0, 0]"]),
    PropertyRow(
      "background-pattern", "paint", .camera, "nil",
      (#""park""#, #"Optional(Basemap.StyleImage(name: "park", isAvailable: true))"#),
      bad: ["3", "true"]),
    PropertyRow(
      "background-opacity", "paint", .camera, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
  ]
}
