/// The text of a label and how it looks.
struct LabelTextStyle: Sendable {
  var runs: [LabelRun]
  /// In points.
  var size = 16.0
  /// In ems.
  var maximumWidth = 10.0
  /// In ems.
  var lineHeight = 1.2
  /// In ems.
  var letterSpacing = 0.0
  var justification = StyleTextJustify.center
  /// The places that are tried, in this order, and the distances from there in ems; never empty.
  var spots = [StyleAnchorOffset(.center, SIMD2())]
  /// The ways the text may run, the most wanted first; what cannot run down runs across.
  var writingModes = [StyleWritingMode.horizontal]
  var rotation = 0.0
  var padding = 2.0
  var maximumAngle = 45.0
  var staysUpright = true
  /// Whether the text lies along its line, or turns with the map.
  var followsMap = false
  var overlap = StyleOverlap.never
  /// Whether others may be placed over it.
  var ignoresPlacement = false
  /// Whether the icon may stand alone.
  var isOptional = false

  var color = StyleColor.black
  var haloColor = StyleColor.clear
  var haloWidth = 0.0
  var haloBlur = 0.0
  var opacity = 1.0
  var translation = SIMD2<Double>()
  /// Whether that shift turns with the map.
  var translationFollowsMap = false

  init(_ content: String) { runs = [LabelRun(text: content)] }
  init(runs: [LabelRun]) { self.runs = runs }

  /// All of the text.
  var content: String { runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text } }
}

/// A part of a label's text in one font.
struct LabelRun: Hashable, Sendable {
  var text: String
  /// 100 … 1000, as in `TextFont`.
  var weight = 400
  var isItalic = false
  /// Times the label's size.
  var scale = 1.0
  /// nil: the label's.
  var color: StyleColor?
  /// The language whose ideographs are drawn; nil: any.
  var language: String?
}
