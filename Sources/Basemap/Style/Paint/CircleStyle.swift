/// Discs at points.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class CircleStyle: Sendable {
  package let circleSortKey: StyleProperty<Double?>
  /// In points, 0 or more.
  package let circleRadius: StyleProperty<Double>
  package let circleColor: StyleProperty<StyleColor>
  package let circleBlur: StyleProperty<Double>
  /// 0…1.
  package let circleOpacity: StyleProperty<Double>
  /// In points.
  package let circleTranslate: StyleProperty<SIMD2<Double>>
  package let circleTranslateAnchor: StyleProperty<StyleMapOrViewport>
  package let circlePitchScale: StyleProperty<StyleMapOrViewport>
  package let circlePitchAlignment: StyleProperty<StyleMapOrViewport>
  /// In points, 0 or more.
  package let circleStrokeWidth: StyleProperty<Double>
  package let circleStrokeColor: StyleProperty<StyleColor>
  /// 0…1.
  package let circleStrokeOpacity: StyleProperty<Double>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    circleSortKey = try reader.optionalNumber("circle-sort-key", .layout, .data)
    circleRadius = try reader.number("circle-radius", .paint, .data, default: 5, in: 0...(.infinity))
    circleColor = try reader.color("circle-color", .paint, .data)
    circleBlur = try reader.number("circle-blur", .paint, .data, default: 0)
    circleOpacity = try reader.number("circle-opacity", .paint, .data, default: 1, in: 0...1)
    circleTranslate = try reader.pair("circle-translate", .paint, .camera)
    circleTranslateAnchor = try reader.word("circle-translate-anchor", .paint, .camera, default: .map)
    circlePitchScale = try reader.word("circle-pitch-scale", .paint, .camera, default: .map)
    circlePitchAlignment = try reader.word("circle-pitch-alignment", .paint, .camera, default: .viewport)
    circleStrokeWidth = try reader.number("circle-stroke-width", .paint, .data, default: 0, in: 0...(.infinity))
    circleStrokeColor = try reader.color("circle-stroke-color", .paint, .data)
    circleStrokeOpacity = try reader.number("circle-stroke-opacity", .paint, .data, default: 1, in: 0...1)
  }
}
