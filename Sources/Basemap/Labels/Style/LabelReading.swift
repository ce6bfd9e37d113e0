/// Reads properties: those that are the same for all features at once, the others step by step for each.
struct LabelReading<Value: Sendable> {
  private(set) var value: Value
  private(set) var steps: [@Sendable (inout Value, StyleContext) -> Void] = []
  private let context: StyleContext

  init(_ value: Value, _ context: StyleContext) { (self.value, self.context) = (value, context) }

  mutating func add<Property: Sendable>(
    _ property: StyleProperty<Property>, _ set: @escaping @Sendable (inout Value, Property) -> Void
  ) {
    if property.dependsOnFeature {
      steps.append { set(&$0, property.value(in: $1)) }
    } else {
      set(&value, property.value(in: context))
    }
  }

  mutating func add(dependsOnFeature: Bool, _ step: @escaping @Sendable (inout Value, StyleContext) -> Void) {
    if dependsOnFeature { steps.append(step) } else { step(&value, context) }
  }
}

extension LabelReading where Value == LabelTextStyle {
  mutating func read(_ symbol: SymbolStyle, placement: StyleSymbolPlacement) {
    add(symbol.textSize) { $0.size = $1 }
    add(symbol.textMaxWidth) { $0.maximumWidth = $1 }
    add(symbol.textLineHeight) { $0.lineHeight = $1 }
    add(symbol.textLetterSpacing) { $0.letterSpacing = $1 }
    add(symbol.textJustify) { $0.justification = $1 }
    add(symbol.textWritingMode) { $0.writingModes = $1 ?? [.horizontal] }
    add(symbol.textRotate) { $0.rotation = $1 }
    add(symbol.textPadding) { $0.padding = $1 }
    add(symbol.textMaxAngle) { $0.maximumAngle = $1 }
    add(symbol.textKeepUpright) { $0.staysUpright = $1 }
    add(symbol.textRotationAlignment) { $0.followsMap = $1 == .map || $1 == .auto && placement != .point }
    add(symbol.textAllowOverlap) { $0.overlap = $1 ? .always : .never }
    add(symbol.textOverlap) { if let overlap = $1 { $0.overlap = overlap } }
    add(symbol.textIgnorePlacement) { $0.ignoresPlacement = $1 }
    add(symbol.textOptional) { $0.isOptional = $1 }
    add(symbol.textColor) { $0.color = $1 }
    add(symbol.textHaloColor) { $0.haloColor = $1 }
    add(symbol.textHaloWidth) { $0.haloWidth = $1 }
    add(symbol.textHaloBlur) { $0.haloBlur = min($1, LabelBoard.drawingReach / 4) }
    add(symbol.textOpacity) { $0.opacity = $1 }
    add(symbol.textTranslate) { $0.translation = $1.kept(within: LabelBoard.drawingReach / 2) }
    add(symbol.textTranslateAnchor) { $0.translationFollowsMap = $1 == .map }
    let dependsOnFeature =
      symbol.textVariableAnchorOffset.dependsOnFeature || symbol.textVariableAnchor.dependsOnFeature
      || symbol.textAnchor.dependsOnFeature || symbol.textOffset.dependsOnFeature
      || symbol.textRadialOffset.dependsOnFeature
    add(dependsOnFeature: dependsOnFeature) { $0.spots = symbol.spots(in: $1) }
  }
}

extension LabelReading where Value == LabelIconStyle {
  mutating func read(_ symbol: SymbolStyle, placement: StyleSymbolPlacement) {
    add(symbol.iconSize) { $0.size = $1 }
    add(symbol.iconRotate) { $0.rotation = $1 }
    add(symbol.iconOffset) { $0.offset = $1 }
    add(symbol.iconAnchor) { $0.anchor = $1 }
    add(symbol.iconPadding) { $0.padding = $1 }
    add(symbol.iconKeepUpright) { $0.staysUpright = $1 }
    add(symbol.iconRotationAlignment) { $0.followsMap = $1 == .map || $1 == .auto && placement != .point }
    add(symbol.iconTextFit) { $0.textFit = $1 }
    add(symbol.iconTextFitPadding) { $0.textFitPadding = $1 }
    add(symbol.iconAllowOverlap) { $0.overlap = $1 ? .always : .never }
    add(symbol.iconOverlap) { if let overlap = $1 { $0.overlap = overlap } }
    add(symbol.iconIgnorePlacement) { $0.ignoresPlacement = $1 }
    add(symbol.iconOptional) { $0.isOptional = $1 }
    add(symbol.iconColor) { $0.color = $1 }
    add(symbol.iconHaloColor) { $0.haloColor = $1 }
    add(symbol.iconHaloWidth) { $0.haloWidth = min($1, LabelBoard.drawingReach / 4) }
    add(symbol.iconHaloBlur) { $0.haloBlur = min($1, LabelBoard.drawingReach / 4) }
    add(symbol.iconTranslateAnchor) { $0.translationFollowsMap = $1 == .map }
    add(symbol.iconOpacity) { $0.opacity = $1 }
    add(symbol.iconTranslate) { $0.translation = $1.kept(within: LabelBoard.drawingReach / 2) }
  }
}

extension SymbolStyle {
  /// The anchors to be tried, and where the text lies from its place for each, in ems.
  fileprivate func spots(in context: StyleContext) -> [StyleAnchorOffset] {
    if let offsets = textVariableAnchorOffset.value(in: context), !offsets.isEmpty {
      return offsets.map { StyleAnchorOffset($0.anchor, $0.anchor.offset(from: $0.offset)) }
    }
    let radius = textRadialOffset.value(in: context)
    let offset = textOffset.value(in: context)
    if let anchors = textVariableAnchor.value(in: context), !anchors.isEmpty {
      return anchors.map { anchor in
        StyleAnchorOffset(anchor, textRadialOffset.isSet ? anchor.offset(radius: radius) : anchor.offset(sides: offset))
      }
    }
    let anchor = textAnchor.value(in: context)
    return [StyleAnchorOffset(anchor, radius != 0 ? anchor.offset(radius: radius) : offset)]
  }
}

extension SIMD2<Double> {
  /// The shift with both parts cut to a limit.
  fileprivate func kept(within limit: Double) -> SIMD2<Double> {
    guard x.isFinite, y.isFinite else { return SIMD2() }
    return SIMD2(Swift.min(Swift.max(x, -limit), limit), Swift.min(Swift.max(y, -limit), limit))
  }
}
