/// How the features that pass a filter are painted, within a range of zooms.
///
/// Widths and dashes are in points; zooms count so that the world is 256 · 2^zoom points wide.
package struct PaintRule: Sendable {
  /// Which lines: those that end where they began, or the others.
  enum Parts: Sendable {
    case all, open, closed
  }

  enum Paint: Sendable {
    case fill(Fill)
    case stroke(Stroke)
    case band(Band)
  }

  struct Fill: Sendable {
    var color: CGColor
    var opacity = ZoomCurve.constant(1)
  }

  /// What lies inside a closed line, as far as it lies near that line.
  struct Band: Sendable {
    var color: CGColor
    /// From the line inward, in metres on the ground.
    var breadth: Double
  }

  struct Stroke: Sendable {
    var color: CGColor
    var width: ZoomCurve
    /// Added to the width on both sides together.
    var casing = ZoomCurve.constant(0)
    var opacity = ZoomCurve.constant(1)
    /// Painted and unpainted lengths in turn; empty for a solid line.
    var dashes: [Double] = []
    /// Whether dashes count in line widths rather than points.
    var dashesFollowWidth = false
    /// Whether solid lines end in a half circle.
    var isRound = true

    func fullWidth(at zoom: Double) -> Double { width.value(at: zoom) + casing.value(at: zoom) }
  }

  /// The index of the filter in the table.
  let filter: Int
  let zooms: Range<Double>
  let parts: Parts
  let paint: Paint
}

/// The rules of one look of the map, in the order they are painted in.
package struct PaintTable: Sendable {
  /// What lies beneath everything.
  package let ground: CGColor
  /// What goes on north and south of a drawn world; nil for the ground.
  let beyond: (north: CGColor, south: CGColor)?
  package let rules: [PaintRule]
  /// The opacity of all rules together.
  let opacity: CGFloat

  /// How far a stroke of any rule reaches from its line at a zoom, in points.
  func reach(atZoom zoom: Double) -> Double {
    rules.reduce(0) { reach, rule in
      guard case .stroke(let stroke) = rule.paint, rule.zooms.contains(zoom) else { return reach }
      return max(reach, stroke.fullWidth(at: zoom) / 2)
    }
  }
}
