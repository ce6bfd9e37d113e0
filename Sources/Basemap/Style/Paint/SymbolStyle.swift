/// Labels: text, icons, or both.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class SymbolStyle: Sendable {
  package let symbolPlacement: StyleProperty<StyleSymbolPlacement>
  /// In points, 1 or more.
  package let symbolSpacing: StyleProperty<Double>
  package let symbolAvoidEdges: StyleProperty<Bool>
  package let symbolSortKey: StyleProperty<Double?>
  package let symbolZOrder: StyleProperty<StyleSymbolOrder>
  package let iconAllowOverlap: StyleProperty<Bool>
  package let iconOverlap: StyleProperty<StyleOverlap?>
  package let iconIgnorePlacement: StyleProperty<Bool>
  package let iconOptional: StyleProperty<Bool>
  package let iconRotationAlignment: StyleProperty<StyleAlignment>
  /// In times the size of the picture, 0 or more.
  package let iconSize: StyleProperty<Double>
  package let iconTextFit: StyleProperty<StyleIconTextFit>
  /// In points.
  package let iconTextFitPadding: StyleProperty<StyleEdges>
  package let iconImage: StyleProperty<StyleImage?>
  /// In degrees.
  package let iconRotate: StyleProperty<Double>
  /// In points.
  package let iconPadding: StyleProperty<StyleEdges>
  package let iconKeepUpright: StyleProperty<Bool>
  package let iconOffset: StyleProperty<SIMD2<Double>>
  package let iconAnchor: StyleProperty<StyleAnchor>
  package let iconPitchAlignment: StyleProperty<StyleAlignment>
  package let textPitchAlignment: StyleProperty<StyleAlignment>
  package let textRotationAlignment: StyleProperty<StyleTextAlignment>
  package let textField: StyleProperty<FormattedText>
  package let textFont: StyleProperty<[String]>
  /// In points, 0 or more.
  package let textSize: StyleProperty<Double>
  /// In ems, 0 or more.
  package let textMaxWidth: StyleProperty<Double>
  /// In ems.
  package let textLineHeight: StyleProperty<Double>
  /// In ems.
  package let textLetterSpacing: StyleProperty<Double>
  package let textJustify: StyleProperty<StyleTextJustify>
  /// In ems.
  package let textRadialOffset: StyleProperty<Double>
  package let textVariableAnchor: StyleProperty<[StyleAnchor]?>
  package let textVariableAnchorOffset: StyleProperty<[StyleAnchorOffset]?>
  package let textAnchor: StyleProperty<StyleAnchor>
  /// In degrees.
  package let textMaxAngle: StyleProperty<Double>
  package let textWritingMode: StyleProperty<[StyleWritingMode]?>
  /// In degrees.
  package let textRotate: StyleProperty<Double>
  /// In points, 0 or more.
  package let textPadding: StyleProperty<Double>
  package let textKeepUpright: StyleProperty<Bool>
  package let textTransform: StyleProperty<StyleTextTransform>
  /// In ems.
  package let textOffset: StyleProperty<SIMD2<Double>>
  package let textAllowOverlap: StyleProperty<Bool>
  package let textOverlap: StyleProperty<StyleOverlap?>
  package let textIgnorePlacement: StyleProperty<Bool>
  package let textOptional: StyleProperty<Bool>
  /// 0…1.
  package let iconOpacity: StyleProperty<Double>
  package let iconColor: StyleProperty<StyleColor>
  package let iconHaloColor: StyleProperty<StyleColor>
  /// In points, 0 or more.
  package let iconHaloWidth: StyleProperty<Double>
  /// In points, 0 or more.
  package let iconHaloBlur: StyleProperty<Double>
  /// In points.
  package let iconTranslate: StyleProperty<SIMD2<Double>>
  package let iconTranslateAnchor: StyleProperty<StyleMapOrViewport>
  /// 0…1.
  package let textOpacity: StyleProperty<Double>
  package let textColor: StyleProperty<StyleColor>
  package let textHaloColor: StyleProperty<StyleColor>
  /// In points, 0 or more.
  package let textHaloWidth: StyleProperty<Double>
  /// In points, 0 or more.
  package let textHaloBlur: StyleProperty<Double>
  /// In points.
  package let textTranslate: StyleProperty<SIMD2<Double>>
  package let textTranslateAnchor: StyleProperty<StyleMapOrViewport>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    symbolPlacement = try reader.word("symbol-placement", .layout, .camera, default: .point)
    symbolSpacing = try reader.number("symbol-spacing", .layout, .camera, default: 250, in: 1...(.infinity))
    symbolAvoidEdges = try reader.boolean("symbol-avoid-edges", .layout, .camera, default: false)
    symbolSortKey = try reader.optionalNumber("symbol-sort-key", .layout, .data)
    symbolZOrder = try reader.word("symbol-z-order", .layout, .camera, default: .auto)
    iconAllowOverlap = try reader.boolean("icon-allow-overlap", .layout, .camera, default: false)
    iconOverlap = try reader.optionalWord("icon-overlap", .layout, .camera)
    iconIgnorePlacement = try reader.boolean("icon-ignore-placement", .layout, .camera, default: false)
    iconOptional = try reader.boolean("icon-optional", .layout, .camera, default: false)
    iconRotationAlignment = try reader.word("icon-rotation-alignment", .layout, .camera, default: .auto)
    iconSize = try reader.number("icon-size", .layout, .data, default: 1, in: 0...(.infinity))
    iconTextFit = try reader.word("icon-text-fit", .layout, .camera, default: .none)
    iconTextFitPadding = try reader.edges("icon-text-fit-padding", .layout, .camera, default: StyleEdges(0))
    iconImage = try reader.image("icon-image", .layout, .data, hasTokens: true)
    iconRotate = try reader.number("icon-rotate", .layout, .data, default: 0)
    iconPadding = try reader.edges("icon-padding", .layout, .data, default: StyleEdges(2), isPadding: true)
    iconKeepUpright = try reader.boolean("icon-keep-upright", .layout, .camera, default: false)
    iconOffset = try reader.pair("icon-offset", .layout, .data)
    iconAnchor = try reader.word("icon-anchor", .layout, .data, default: .center)
    iconPitchAlignment = try reader.word("icon-pitch-alignment", .layout, .camera, default: .auto)
    textPitchAlignment = try reader.word("text-pitch-alignment", .layout, .camera, default: .auto)
    textRotationAlignment = try reader.word("text-rotation-alignment", .layout, .camera, default: .auto)
    textField = try reader.text("text-field", .layout, .data)
    textFont = try reader.strings(
      "text-font", .layout, .data, default: ["Open Sans Regular", "Arial Unicode MS Regular"])
    textSize = try reader.number("text-size", .layout, .data, default: 16, in: 0...(.infinity))
    textMaxWidth = try reader.number("text-max-width", .layout, .data, default: 10, in: 0...(.infinity))
    textLineHeight = try reader.number("text-line-height", .layout, .camera, default: 1.2)
    textLetterSpacing = try reader.number("text-letter-spacing", .layout, .data, default: 0)
    textJustify = try reader.word("text-justify", .layout, .data, default: .center)
    textRadialOffset = try reader.number("text-radial-offset", .layout, .data, default: 0)
    textVariableAnchor = try reader.words("text-variable-anchor", .layout, .camera)
    textVariableAnchorOffset = try reader.anchorOffsets("text-variable-anchor-offset", .layout, .data)
    textAnchor = try reader.word("text-anchor", .layout, .data, default: .center)
    textMaxAngle = try reader.number("text-max-angle", .layout, .camera, default: 45)
    textWritingMode = try reader.words("text-writing-mode", .layout, .camera)
    textRotate = try reader.number("text-rotate", .layout, .data, default: 0)
    textPadding = try reader.number("text-padding", .layout, .camera, default: 2, in: 0...(.infinity))
    textKeepUpright = try reader.boolean("text-keep-upright", .layout, .camera, default: true)
    textTransform = try reader.word("text-transform", .layout, .data, default: .none)
    textOffset = try reader.pair("text-offset", .layout, .data)
    textAllowOverlap = try reader.boolean("text-allow-overlap", .layout, .camera, default: false)
    textOverlap = try reader.optionalWord("text-overlap", .layout, .camera)
    textIgnorePlacement = try reader.boolean("text-ignore-placement", .layout, .camera, default: false)
    textOptional = try reader.boolean("text-optional", .layout, .camera, default: false)
    iconOpacity = try reader.number("icon-opacity", .paint, .data, default: 1, in: 0...1)
    iconColor = try reader.color("icon-color", .paint, .data)
    iconHaloColor = try reader.color("icon-halo-color", .paint, .data, default: .clear)
    iconHaloWidth = try reader.number("icon-halo-width", .paint, .data, default: 0, in: 0...(.infinity))
    iconHaloBlur = try reader.number("icon-halo-blur", .paint, .data, default: 0, in: 0...(.infinity))
    iconTranslate = try reader.pair("icon-translate", .paint, .camera)
    iconTranslateAnchor = try reader.word("icon-translate-anchor", .paint, .camera, default: .map)
    textOpacity = try reader.number("text-opacity", .paint, .data, default: 1, in: 0...1)
    textColor = try reader.color("text-color", .paint, .data)
    textHaloColor = try reader.color("text-halo-color", .paint, .data, default: .clear)
    textHaloWidth = try reader.number("text-halo-width", .paint, .data, default: 0, in: 0...(.infinity))
    textHaloBlur = try reader.number("text-halo-blur", .paint, .data, default: 0, in: 0...(.infinity))
    textTranslate = try reader.pair("text-translate", .paint, .camera)
    textTranslateAnchor = try reader.word("text-translate-anchor", .paint, .camera, default: .map)
  }
}
