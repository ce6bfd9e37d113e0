/// Imagery.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class RasterStyle: Sendable {
  /// 0…1.
  package let rasterOpacity: StyleProperty<Double>
  /// In degrees.
  package let rasterHueRotate: StyleProperty<Double>
  /// 0…1.
  package let rasterBrightnessMin: StyleProperty<Double>
  /// 0…1.
  package let rasterBrightnessMax: StyleProperty<Double>
  /// -1…1.
  package let rasterSaturation: StyleProperty<Double>
  /// -1…1.
  package let rasterContrast: StyleProperty<Double>
  package let resampling: StyleProperty<StyleResampling>
  package let rasterResampling: StyleProperty<StyleResampling>
  /// In milliseconds, 0 or more.
  package let rasterFadeDuration: StyleProperty<Double>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    rasterOpacity = try reader.number("raster-opacity", .paint, .camera, default: 1, in: 0...1)
    rasterHueRotate = try reader.number("raster-hue-rotate", .paint, .camera, default: 0)
    rasterBrightnessMin = try reader.number("raster-brightness-min", .paint, .camera, default: 0, in: 0...1)
    rasterBrightnessMax = try reader.number("raster-brightness-max", .paint, .camera, default: 1, in: 0...1)
    rasterSaturation = try reader.number("raster-saturation", .paint, .camera, default: 0, in: -1...1)
    rasterContrast = try reader.number("raster-contrast", .paint, .camera, default: 0, in: -1...1)
    resampling = try reader.word("resampling", .paint, .camera, default: .linear)
    rasterResampling = try reader.word("raster-resampling", .paint, .camera, default: .linear)
    rasterFadeDuration = try reader.number("raster-fade-duration", .paint, .camera, default: 300, in: 0...(.infinity))
  }
}
