/// Areas.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class FillStyle: Sendable {
  package let fillSortKey: StyleProperty<Double?>
  package let fillAntialias: StyleProperty<Bool>
  /// 0…1.
  package let fillOpacity: StyleProperty<Double>
  /// 0…1.
  package let fillLayerOpacity: StyleProperty<Double>
  package let fillColor: StyleProperty<StyleColor>
  package let fillOutlineColor: StyleProperty<StyleColor?>
  /// In points.
  package let fillTranslate: StyleProperty<SIMD2<Double>>
  package let fillTranslateAnchor: StyleProperty<StyleMapOrViewport>
  package let fillPattern: StyleProperty<StyleImage?>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    fillSortKey = try reader.optionalNumber("fill-sort-key", .layout, .data)
    fillAntialias = try reader.boolean("fill-antialias", .paint, .camera, default: true)
    fillOpacity = try reader.number("fill-opacity", .paint, .data, default: 1, in: 0...1)
    fillLayerOpacity = try reader.number("fill-layer-opacity", .paint, .camera, default: 1, in: 0...1)
    fillColor = try reader.color("fill-color", .paint, .data)
    fillOutlineColor = try reader.optionalColor("fill-outline-color", .paint, .data)
    fillTranslate = try reader.pair("fill-translate", .paint, .camera)
    fillTranslateAnchor = try reader.word("fill-translate-anchor", .paint, .camera, default: .map)
    fillPattern = try reader.image("fill-pattern", .paint, .data)
  }
}
