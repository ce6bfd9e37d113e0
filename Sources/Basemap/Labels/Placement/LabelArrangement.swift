/// One way to show a label: with the text at one of its anchors, with or without the icon.
struct LabelArrangement: Sendable {
  var text: ArrangedText?
  var icon: ArrangedIcon?
  /// The room it takes.
  var shapes: [CollisionShape] = []

  /// Around all of the room.
  var box: LabelBox { shapes.reduce(.null) { $0.union($1.box) } }

  /// Whether it may not be shown once the other one is.
  func yields(to other: LabelArrangement) -> Bool {
    shapes.contains { shape in other.shapes.contains { shape.yields(to: $0) } }
  }
}

/// A paragraph where it is drawn.
struct ArrangedText: Sendable {
  enum Course: Sendable {
    /// A block, its upper left corner relative to the label's place, turned about that place; lengths in points,
    /// degrees clockwise.
    case block(corner: SIMD2<Double>, justification: StyleTextJustify, rotation: Double)
    /// Lines that run down, the first on the right; the upper left corner relative to the label's place, in points.
    case columns(corner: SIMD2<Double>)
    /// One line along a curve.
    case curve(LabelCurve)
  }

  let paragraph: LabelParagraph
  let course: Course
}

/// An image where it is drawn.
struct ArrangedIcon: Sendable {
  /// Its rectangle relative to the label's place, in points, before it is turned about that place.
  let box: LabelBox
  /// Degrees clockwise.
  let rotation: Double
}
