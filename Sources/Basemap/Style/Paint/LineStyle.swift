/// Lines.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class LineStyle: Sendable {
  package let lineCap: StyleProperty<StyleLineCap>
  package let lineJoin: StyleProperty<StyleLineJoin>
  package let lineMiterLimit: StyleProperty<Double>
  package let lineRoundLimit: StyleProperty<Double>
  package let lineSortKey: StyleProperty<Double?>
  /// 0…1.
  package let lineOpacity: StyleProperty<Double>
  /// 0…1.
  package let lineLayerOpacity: StyleProperty<Double>
  package let lineColor: StyleProperty<StyleColor>
  /// In points.
  package let lineTranslate: StyleProperty<SIMD2<Double>>
  package let lineTranslateAnchor: StyleProperty<StyleMapOrViewport>
  /// In points, 0 or more.
  package let lineWidth: StyleProperty<Double>
  /// In points, 0 or more.
  package let lineGapWidth: StyleProperty<Double>
  /// In points.
  package let lineOffset: StyleProperty<Double>
  /// In points, 0 or more.
  package let lineBlur: StyleProperty<Double>
  /// In line widths, 0 or more.
  package let lineDasharray: StyleProperty<[Double]?>
  package let linePattern: StyleProperty<StyleImage?>
  package let lineGradient: StyleProperty<StyleColor?>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    lineCap = try reader.word("line-cap", .layout, .data, default: .butt)
    lineJoin = try reader.word("line-join", .layout, .data, default: .miter)
    lineMiterLimit = try reader.number("line-miter-limit", .layout, .data, default: 2)
    lineRoundLimit = try reader.number("line-round-limit", .layout, .data, default: 1.05)
    lineSortKey = try reader.optionalNumber("line-sort-key", .layout, .data)
    lineOpacity = try reader.number("line-opacity", .paint, .data, default: 1, in: 0...1)
    lineLayerOpacity = try reader.number("line-layer-opacity", .paint, .camera, default: 1, in: 0...1)
    lineColor = try reader.color("line-color", .paint, .data)
    lineTranslate = try reader.pair("line-translate", .paint, .camera)
    lineTranslateAnchor = try reader.word("line-translate-anchor", .paint, .camera, default: .map)
    lineWidth = try reader.number("line-width", .paint, .data, default: 1, in: 0...(.infinity))
    lineGapWidth = try reader.number("line-gap-width", .paint, .data, default: 0, in: 0...(.infinity))
    lineOffset = try reader.number("line-offset", .paint, .data, default: 0)
    lineBlur = try reader.number("line-blur", .paint, .data, default: 0, in: 0...(.infinity))
    lineDasharray = try reader.numbers("line-dasharray", .paint, .data, in: 0...(.infinity))
    linePattern = try reader.image("line-pattern", .paint, .data)
    lineGradient = try reader.optionalColor("line-gradient", .paint, [.state, .lineProgress])
  }
}
