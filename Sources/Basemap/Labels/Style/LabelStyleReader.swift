/// Answers what a symbol layer says of its features at one zoom.
///
/// What does not depend on the feature is answered once.
struct LabelStyleReader: Sendable {
  private typealias TextStep = @Sendable (inout LabelTextStyle, StyleContext) -> Void
  private typealias IconStep = @Sendable (inout LabelIconStyle, StyleContext) -> Void

  private let symbol: SymbolStyle
  private let base: StyleContext
  private let image: LabelLook.Images
  private let language: String?
  private let style: LabelStyle
  private let text: LabelTextStyle
  private let textSteps: [TextStep]
  private let icon: LabelIconStyle?
  private let iconSteps: [IconStep]
  private let font: LabelFont?

  /// What the layer puts labels at.
  var placement: StyleSymbolPlacement { style.placement }

  init(_ symbol: SymbolStyle, zoom: Double, state: StyleState, image: @escaping LabelLook.Images) {
    let context = StyleContext(zoom: zoom, state: state)
    (self.symbol, base, self.image) = (symbol, context, image)
    language = state["language"]?.string
    var style = LabelStyle()
    style.placement = symbol.symbolPlacement.value(in: context)
    let spacing = symbol.symbolSpacing.value(in: context)
    if spacing.isFinite { style.spacing = max(spacing, 1) }
    style.order = symbol.symbolZOrder.value(in: context)
    self.style = style
    font = symbol.textFont.dependsOnFeature ? nil : LabelFont(symbol.textFont.value(in: context))
    var reading = LabelReading(LabelTextStyle(""), context)
    reading.read(symbol, placement: style.placement)
    (text, textSteps) = (reading.value, reading.steps)
    var iconReading = LabelReading<LabelIconStyle>(LabelIconStyle(), context)
    iconReading.read(symbol, placement: style.placement)
    (icon, iconSteps) = (symbol.iconImage.isSet ? iconReading.value : nil, iconReading.steps)
  }

  /// The label of a feature, nil where it has neither text nor icon.
  func style(of feature: StyleFeature) -> LabelStyle? {
    var context = base
    context.feature = feature
    var style = style
    style.text = text(in: context)
    style.icon = icon(in: context)
    guard style.text != nil || style.icon != nil else { return nil }
    // What is no number has no place in an order.
    if let key = symbol.symbolSortKey.value(in: context), !key.isNaN { style.sortKey = key }
    return style
  }

  private func icon(in context: StyleContext) -> LabelIconStyle? {
    guard var icon, let name = symbol.iconImage.value(in: context)?.name, !name.isEmpty, let image = image(name) else {
      return nil
    }
    icon.image = image
    for step in iconSteps { step(&icon, context) }
    return icon.size > 0 && icon.size.isFinite ? icon : nil
  }

  private func text(in context: StyleContext) -> LabelTextStyle? {
    let content = symbol.textField.value(in: context)
    guard !content.isEmpty else { return nil }
    var text = text
    for step in textSteps { step(&text, context) }
    guard text.size > 0, text.size.isFinite else { return nil }
    let font = font ?? LabelFont(symbol.textFont.value(in: context))
    let transform = symbol.textTransform.value(in: context)
    text.runs = content.sections.compactMap { section in
      guard !section.text.isEmpty else { return nil }
      let own = section.fonts.map { LabelFont($0) } ?? font
      return LabelRun(
        text: transform.applied(to: section.text), weight: own.weight, isItalic: own.isItalic,
        scale: section.scale ?? 1, color: section.color, language: language)
    }
    // As far as the halos of other renderers of style sheets reach, too.
    text.haloWidth = min(text.haloWidth, text.size / 4, LabelBoard.drawingReach / 4)
    return text.runs.isEmpty ? nil : text
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
