/// One element of a path, as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// The element's points: 1 for a move or a line, 2 for a quadratic curve (control, end), 3 for a cubic one
  /// (control 1, control 2, end), none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A curve with one control point.
  case addQuadCurveToPoint
  /// A curve with two control points.
  case addCurveToPoint
  /// Closes the subpath.
  case closeSubpath

  init(_ verb: PathElements.Verb) {
    switch verb {
    case .move: self = .moveToPoint
    case .line: self = .addLineToPoint
    case .quadCurve: self = .addQuadCurveToPoint
    case .curve: self = .addCurveToPoint
    case .close: self = .closeSubpath
    }
  }
}

/// Which points count as inside a shape whose outline crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the outline winds round the point.
  case winding
  /// Inside where a ray crosses the outline an odd number of times.
  case evenOdd
}

/// How `CGContext.drawPath(using:)` draws the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even–odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by the winding rule, then strokes.
  case fillStroke
  /// Fills by the even–odd rule, then strokes.
  case eoFillStroke
}

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle round the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Sendable {
  /// A point, or a bevel beyond the miter limit.
  case miter
  /// An arc.
  case round
  /// Cut off.
  case bevel
}
