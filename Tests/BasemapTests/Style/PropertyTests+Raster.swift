extension PropertyTests {
  // style: raster-opacity, raster-hue-rotate, raster-brightness-min, raster-brightness-max, raster-saturation,
  // style: raster-contrast, resampling, raster-resampling, raster-fade-duration
  static let raster = [
    PropertyRow(
      "raster-opacity", "paint", .camera, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "raster-hue-rotate", "paint", .camera, "0.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true"]),
    PropertyRow(
      "raster-brightness-min", "paint", .camera, "0.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "raster-brightness-max", "paint", .camera, "1.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-0.5", "1.5"]),
    PropertyRow(
      "raster-saturation", "paint", .camera, "0.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-1.5", "1.5"]),
    PropertyRow(
      "raster-contrast", "paint", .camera, "0.0", ("0.25", "0.25"),
      bad: [#""wide""#, "true", "-1.5", "1.5"]),
    PropertyRow(
      "resampling", "paint", .camera, "linear", (#""nearest""#, "nearest"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "raster-resampling", "paint", .camera, "linear", (#""nearest""#, "nearest"),
      bad: [#""nonsense""#, "7"]),
    PropertyRow(
      "raster-fade-duration", "paint", .camera, "300.0", ("1.5", "1.5"),
      bad: [#""wide""#, "true", "-0.5"]),
  ]
}
