/// A line whose colour changes along it, painted in short pieces of one colour each.
struct ColorStripe {
  let line: [CGPoint]
  let stops: ColorStops
  let width: CGFloat

  /// Paints the pieces that touch a part of the space, each over the lengthened end of the one before.
  ///
  /// The context's joins are kept. Lengthened, a piece fills the outside of a corner where the next one begins, and no
  /// gap shows between two pieces.
  func paint(in part: CGRect, pointsPerUnit: CGFloat, context: CGContext) {
    let corners = line.filter { $0.x.isFinite && $0.y.isFinite }
    let lengths = zip(corners, corners.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let length = lengths.reduce(0, +)
    guard length > 0, let first = corners.first else { return }
    context.setLineWidth(width)
    // Copied, so that a clear colour is not laid over the one before.
    context.setBlendMode(.copy)
    let places = stops.steps(points: length * pointsPerUnit)
    var (corner, before) = (0, CGFloat(0))
    var start = first
    for (index, place) in places.enumerated().dropFirst() {
      let end = place * length
      var piece = [start]
      while corner < lengths.count - 1, before + lengths[corner] <= end {
        before += lengths[corner]
        corner += 1
        piece.append(corners[corner])
      }
      let share = lengths[corner] > 0 ? min(max((end - before) / lengths[corner], 0), 1) : 1
      let (a, b) = (corners[corner], corners[corner + 1])
      start = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      piece.append(start)
      stroke(piece, reach: (index == 1 ? width / 2 : 0, width / 2), in: part, context: context) {
        stops.color(at: (places[index - 1] + place) / 2)
      }
    }
  }

  /// Strokes a piece, made longer at its ends.
  private func stroke(
    _ piece: [CGPoint], reach: (CGFloat, CGFloat), in part: CGRect, context: CGContext, color: () -> CGColor
  ) {
    var points: [CGPoint] = []
    for point in piece where point != points.last { points.append(point) }
    guard points.count > 1 else { return }
    points[0] = Self.point(beyond: points[0], from: points[1], by: reach.0)
    let last = points.count - 1
    points[last] = Self.point(beyond: points[last], from: points[last - 1], by: reach.1)
    let path = CGMutablePath()
    path.addLines(between: points)
    guard path.boundingBox.insetBy(dx: -width, dy: -width).intersects(part) else { return }
    context.setStrokeColor(color())
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  private static func point(beyond end: CGPoint, from start: CGPoint, by distance: CGFloat) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return end }
    return CGPoint(x: end.x + (end.x - start.x) / length * distance, y: end.y + (end.y - start.y) / length * distance)
  }
}
