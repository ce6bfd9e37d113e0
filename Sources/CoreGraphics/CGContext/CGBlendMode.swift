/// How drawing mixes with what is already there.
///
/// R, S and D are result, source and destination, Sa and Da their alphas, all premultiplied.
///
/// On Apple's framework there is also `plusDarker`, which the drawing library below has no operator for.
public enum CGBlendMode: Int32, Sendable {
  /// R = S + D·(1 − Sa).
  case normal = 0
  /// Darkens: the product of both.
  case multiply
  /// Lightens: the product of both complements.
  case screen
  /// Multiplies or screens, by the destination.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens the destination towards the source.
  case colorDodge
  /// Darkens the destination towards the source.
  case colorBurn
  /// Darkens or lightens softly, by the source.
  case softLight
  /// Multiplies or screens, by the source.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The source's hue.
  case hue
  /// The source's saturation.
  case saturation
  /// The source's hue and saturation.
  case color
  /// The source's luminosity.
  case luminosity
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S·Da.
  case sourceIn
  /// R = S·(1 − Da).
  case sourceOut
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// R = S·(1 − Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 − Sa).
  case destinationOut
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// R = min(1, S + D).
  case plusLighter = 27
}

/// How carefully an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `medium`.
  case `default` = 0
  /// The nearest pixel: hard edges.
  case none = 1
  /// Linear between pixels.
  case low = 2
  /// Linear between pixels of a copy already scaled near the wanted size.
  case medium = 4
  /// As `medium`.
  case high = 3
}
