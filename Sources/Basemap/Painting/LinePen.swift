/// How lines are drawn; lengths are in pixels.
struct LinePen: Equatable {
  var color: StyleColor
  /// 0…1.
  var opacity: Double
  var width: Double
  /// Left free between two lines, each of the width; 0 for one line.
  var gap: Double
  /// To the right.
  var offset: Double
  /// How far the edges fade inward.
  var blur: Double
  /// Painted and unpainted lengths in turn.
  var dashes: [Double]
  var cap: StyleLineCap
  var join: StyleLineJoin
  var miterLimit: Double
  var pattern: StyleImage?

  /// From edge to edge.
  var fullWidth: Double { gap > 0 ? gap + 2 * width : width }
  /// How far the drawing reaches from the line.
  var reach: Double { fullWidth / 2 + abs(offset) }

  /// The most points a line is wide, and lies beside its place.
  static let widest = 4096.0

  /// Answers how a style draws the lines of a context; nil for not at all.
  init?(_ line: LineStyle, in context: StyleContext, pixelsPerPoint scale: Double) {
    opacity = line.lineOpacity.value(in: context)
    width = min(line.lineWidth.value(in: context), Self.widest) * scale
    guard opacity > 0, width > 0 else { return nil }
    color = line.lineColor.value(in: context)
    gap = min(max(line.lineGapWidth.value(in: context), 0), Self.widest) * scale
    offset = min(max(line.lineOffset.value(in: context), -Self.widest), Self.widest) * scale
    blur = min(max(line.lineBlur.value(in: context), 0), Self.widest) * scale
    let width = width
    dashes = (line.lineDasharray.value(in: context) ?? []).map { $0 * width }
    cap = line.lineCap.value(in: context)
    join = line.lineJoin.value(in: context)
    miterLimit = line.lineMiterLimit.value(in: context)
    pattern = line.linePattern.value(in: context)
  }
}

extension LineStyle {
  /// Whether all features are drawn alike.
  var isUniform: Bool {
    let properties: [any DependentProperty] = [
      lineOpacity, lineWidth, lineColor, lineGapWidth, lineOffset, lineBlur, lineDasharray, lineCap, lineJoin,
      lineMiterLimit, linePattern,
    ]
    return !properties.contains(where: \.dependsOnFeature)
  }
}
