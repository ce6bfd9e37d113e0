/// The lines and curves of a path as plain values: one verb for each element, and the points it needs in a row.
package struct PathElements: Sendable, Equatable {
  /// What an element does; the number of points it takes stands in `pointCount`.
  package enum Verb: UInt8, Sendable {
    case move, line, quadCurve, curve, close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  /// Where the subpath under way began; nil before the first `move`.
  private var subpathStart: CGPoint?
  /// Where the next element starts; nil before the first `move`.
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  package mutating func reserve(_ count: Int) {
    verbs.reserveCapacity(verbs.count + count)
    points.reserveCapacity(points.count + count)
  }

  package mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
    subpathStart = point
    currentPoint = point
  }

  /// Adds a straight line; with no current point it starts a subpath there instead.
  package mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    verbs.append(.line)
    points.append(point)
    currentPoint = point
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  /// Closes the subpath under way; nothing happens before the first `move`.
  package mutating func close() {
    guard let start = subpathStart, verbs.last != .close else { return }
    verbs.append(.close)
    currentPoint = start
  }

  package mutating func append(_ other: PathElements, transform: CGAffineTransform) {
    verbs.append(contentsOf: other.verbs)
    if transform.isIdentity {
      points.append(contentsOf: other.points)
    } else {
      points.append(contentsOf: other.points.lazy.map { $0.applying(transform) })
    }
    subpathStart = other.subpathStart?.applying(transform) ?? subpathStart
    currentPoint = other.currentPoint?.applying(transform) ?? currentPoint
  }

  package func applying(_ transform: CGAffineTransform) -> PathElements {
    var result = self
    if !transform.isIdentity {
      result.points = points.map { $0.applying(transform) }
      result.subpathStart = subpathStart?.applying(transform)
      result.currentPoint = currentPoint?.applying(transform)
    }
    return result
  }

  /// Calls `body` with each verb and the index of its first point.
  package func forEach(_ body: (Verb, Int) -> Void) {
    var index = 0
    for verb in verbs {
      body(verb, index)
      index += verb.pointCount
    }
  }
}
