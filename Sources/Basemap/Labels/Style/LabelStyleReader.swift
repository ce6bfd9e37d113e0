/// Answers what a symbol layer says of its features at one zoom.
struct LabelStyleReader: Sendable {
  let symbol: SymbolStyle
  let zoom: Double
  let state: StyleState
  /// The image of a name; nil where there is none.
  let image: @Sendable (String) -> LabelImage?

  /// The label of a feature, nil where it has neither text nor icon.
  func style(of feature: StyleFeature) -> LabelStyle? {
    let context = StyleContext(zoom: zoom, feature: feature, state: state)
    let text = text(in: context)
    let icon = icon(in: context)
    guard text != nil || icon != nil else { return nil }
    var style = LabelStyle()
    style.placement = symbol.symbolPlacement.value(in: context)
    style.spacing = symbol.symbolSpacing.value(in: context)
    style.sortKey = symbol.symbolSortKey.value(in: context) ?? 0
    (style.text, style.icon) = (text, icon)
    return style
  }

  private func icon(in context: StyleContext) -> LabelIconStyle? {
    guard let name = symbol.iconImage.value(in: context)?.name, !name.isEmpty, let image = image(name) else {
      return nil
    }
    var icon = LabelIconStyle(image)
    icon.size = symbol.iconSize.value(in: context)
    icon.opacity = symbol.iconOpacity.value(in: context)
    guard icon.size > 0, icon.size.isFinite else { return nil }
    icon.rotation = symbol.iconRotate.value(in: context)
    icon.offset = symbol.iconOffset.value(in: context)
    icon.anchor = symbol.iconAnchor.value(in: context)
    icon.padding = symbol.iconPadding.value(in: context)
    icon.staysUpright = symbol.iconKeepUpright.value(in: context)
    switch symbol.iconRotationAlignment.value(in: context) {
    case .map: icon.followsMap = true
    case .viewport: icon.followsMap = false
    case .auto: icon.followsMap = symbol.symbolPlacement.value(in: context) != .point
    }
    icon.textFit = symbol.iconTextFit.value(in: context)
    icon.textFitPadding = symbol.iconTextFitPadding.value(in: context)
    icon.overlap =
      symbol.iconOverlap.value(in: context) ?? (symbol.iconAllowOverlap.value(in: context) ? .always : .never)
    icon.ignoresPlacement = symbol.iconIgnorePlacement.value(in: context)
    icon.isOptional = symbol.iconOptional.value(in: context)
    icon.color = symbol.iconColor.value(in: context)
    icon.translation = symbol.iconTranslate.value(in: context).kept(within: LabelBoard.drawingReach / 2)
    return icon
  }

  private func text(in context: StyleContext) -> LabelTextStyle? {
    let content = symbol.textField.value(in: context)
    guard !content.isEmpty else { return nil }
    let font = LabelFont(symbol.textFont.value(in: context))
    let transform = symbol.textTransform.value(in: context)
    var text = LabelTextStyle(
      runs: content.sections.compactMap { section in
        guard !section.text.isEmpty else { return nil }
        let own = section.fonts.map { LabelFont($0) } ?? font
        return LabelRun(
          text: transform.applied(to: section.text), weight: own.weight, isItalic: own.isItalic,
          scale: section.scale ?? 1, color: section.color)
      })
    text.size = symbol.textSize.value(in: context)
    guard !text.runs.isEmpty, text.size > 0, text.size.isFinite else { return nil }
    text.maximumWidth = symbol.textMaxWidth.value(in: context)
    text.lineHeight = symbol.textLineHeight.value(in: context)
    text.letterSpacing = symbol.textLetterSpacing.value(in: context)
    text.justification = symbol.textJustify.value(in: context)
    text.spots = spots(in: context)
    text.rotation = symbol.textRotate.value(in: context)
    text.padding = symbol.textPadding.value(in: context)
    text.maximumAngle = symbol.textMaxAngle.value(in: context)
    text.staysUpright = symbol.textKeepUpright.value(in: context)
    switch symbol.textRotationAlignment.value(in: context) {
    case .map: text.followsMap = true
    case .viewport, .viewportGlyph: text.followsMap = false
    case .auto: text.followsMap = symbol.symbolPlacement.value(in: context) != .point
    }
    text.overlap =
      symbol.textOverlap.value(in: context) ?? (symbol.textAllowOverlap.value(in: context) ? .always : .never)
    text.ignoresPlacement = symbol.textIgnorePlacement.value(in: context)
    text.isOptional = symbol.textOptional.value(in: context)
    readPaint(of: &text, in: context)
    return text
  }

  private func readPaint(of text: inout LabelTextStyle, in context: StyleContext) {
    text.color = symbol.textColor.value(in: context)
    text.haloColor = symbol.textHaloColor.value(in: context)
    // As far as the halo of a picture of letters reaches elsewhere too.
    text.haloWidth = min(symbol.textHaloWidth.value(in: context), text.size / 4, LabelBoard.drawingReach / 4)
    text.haloBlur = min(symbol.textHaloBlur.value(in: context), LabelBoard.drawingReach / 4)
    text.opacity = symbol.textOpacity.value(in: context)
    text.translation = symbol.textTranslate.value(in: context).kept(within: LabelBoard.drawingReach / 2)
  }

  /// The anchors to be tried, and where the text lies from its place for each.
  private func spots(in context: StyleContext) -> [StyleAnchorOffset] {
    if let offsets = symbol.textVariableAnchorOffset.value(in: context), !offsets.isEmpty {
      return offsets.map { StyleAnchorOffset($0.anchor, $0.anchor.offset(from: $0.offset)) }
    }
    let radius = symbol.textRadialOffset.value(in: context)
    let offset = symbol.textOffset.value(in: context)
    if let anchors = symbol.textVariableAnchor.value(in: context), !anchors.isEmpty {
      return anchors.map { anchor in
        StyleAnchorOffset(
          anchor, symbol.textRadialOffset.isSet ? anchor.offset(radius: radius) : anchor.offset(sides: offset))
      }
    }
    let anchor = symbol.textAnchor.value(in: context)
    return [StyleAnchorOffset(anchor, radius != 0 ? anchor.offset(radius: radius) : offset)]
  }
}

extension SIMD2<Double> {
  /// The shift with both parts cut to a limit.
  fileprivate func kept(within limit: Double) -> SIMD2<Double> {
    SIMD2(Swift.min(Swift.max(x, -limit), limit), Swift.min(Swift.max(y, -limit), limit))
  }
}

extension StyleTextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
