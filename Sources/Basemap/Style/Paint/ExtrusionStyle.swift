/// Buildings.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class ExtrusionStyle: Sendable {
  /// In metres, 0 or more.
  package let fillExtrusionRoundedCornerDistance: StyleProperty<Double>
  /// 0…1.
  package let fillExtrusionOpacity: StyleProperty<Double>
  package let fillExtrusionColor: StyleProperty<StyleColor>
  /// In points.
  package let fillExtrusionTranslate: StyleProperty<SIMD2<Double>>
  package let fillExtrusionTranslateAnchor: StyleProperty<StyleMapOrViewport>
  package let fillExtrusionPattern: StyleProperty<StyleImage?>
  /// In metres, 0 or more.
  package let fillExtrusionHeight: StyleProperty<Double>
  /// In metres, 0 or more.
  package let fillExtrusionBase: StyleProperty<Double>
  package let fillExtrusionVerticalGradient: StyleProperty<Bool>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    fillExtrusionRoundedCornerDistance = try reader.number(
      "fill-extrusion-rounded-corner-distance", .layout, [], default: 0, in: 0...(.infinity))
    fillExtrusionOpacity = try reader.number("fill-extrusion-opacity", .paint, .camera, default: 1, in: 0...1)
    fillExtrusionColor = try reader.color("fill-extrusion-color", .paint, .data)
    fillExtrusionTranslate = try reader.pair("fill-extrusion-translate", .paint, .camera)
    fillExtrusionTranslateAnchor = try reader.word("fill-extrusion-translate-anchor", .paint, .camera, default: .map)
    fillExtrusionPattern = try reader.image("fill-extrusion-pattern", .paint, .data)
    fillExtrusionHeight = try reader.number("fill-extrusion-height", .paint, .data, default: 0, in: 0...(.infinity))
    fillExtrusionBase = try reader.number("fill-extrusion-base", .paint, .data, default: 0, in: 0...(.infinity))
    fillExtrusionVerticalGradient = try reader.boolean(
      "fill-extrusion-vertical-gradient", .paint, .camera, default: true)
  }
}
