extension PathElements {
  private var isWithinReach: Bool {
    let box = controlBounds
    return box.isNull
      || (box.minX > -Self.reach && box.minY > -Self.reach && box.maxX < Self.reach && box.maxY < Self.reach)
  }

  /// The path with the same inside near the origin and no point out of Cairo's reach.
  func confinedForFilling() -> PathElements {
    guard !isWithinReach else { return self }
    let limit = Self.reach * 3 / 4
    var result = PathElements()
    for (line, _) in flattened(tolerance: 0.05, reach: limit) {
      let ring = RingClipper.clip(line.compactMap(\.workable), reach: limit)
      guard let first = ring.first else { continue }
      result.move(to: first)
      for point in ring.dropFirst() { result.addLine(to: point) }
      result.close()
    }
    return result
  }

  /// The parts of the path near the origin, each with the length of line before it in units of 1 ÷ `scale`.
  ///
  /// - Parameters:
  ///   - reach: How far from its path a stroke can leave ink, in pixels.
  ///   - scale: Pixels per unit of the pen.
  ///   - isDashed: Whether dashes count from the start of each subpath, so that its ends must not grow together.
  /// - Returns: The parts, in the order of the path.
  func confinedForStroking(
    reach: CGFloat, scale: CGFloat, isDashed: Bool = false
  ) -> [(path: PathElements, distance: CGFloat)] {
    guard !isWithinReach else { return [(self, 0)] }
    let limit = Self.reach * 3 / 4 + min(reach, Self.reach / 4)
    var runs: [(path: PathElements, distance: CGFloat)] = []
    for (points, isClosed) in flattened(tolerance: 0.05, reach: limit) {
      let line = (isClosed ? points + points.prefix(1) : points).compactMap(\.workable)
      var parts = Self.runs(of: line, limit: limit, scale: scale)
      if isClosed, let first = parts.first, let last = parts.last, first.distance == 0,
        let corner = line.first, first.path.points.first == corner, last.path.currentPoint == corner
      {
        // The ring's first corner is in sight: a corner, not two ends.
        if parts.count == 1 {
          parts[0].path.close()
        } else if !isDashed {
          var joined = last
          for point in first.path.points.dropFirst() { joined.path.addLine(to: point) }
          parts[0] = joined
          parts.removeLast()
        }
      }
      runs += parts
    }
    return runs
  }

  private static func runs(
    of line: [CGPoint], limit: CGFloat, scale: CGFloat
  ) -> [(path: PathElements, distance: CGFloat)] {
    var runs: [(path: PathElements, distance: CGFloat)] = []
    var run = PathElements()
    var runStart: CGFloat = 0
    var distance: CGFloat = 0
    for (p, q) in zip(line, line.dropFirst()) {
      if let part = SegmentClipper.clip(p, q, reach: limit) {
        if run.currentPoint != part.from {
          if !run.isEmpty { runs.append((run, runStart)) }
          run = PathElements()
          run.move(to: part.from)
          runStart = (distance + hypot(part.from.x - p.x, part.from.y - p.y)) / scale
        }
        run.addLine(to: part.to)
      }
      distance += hypot(q.x - p.x, q.y - p.y)
    }
    if !run.isEmpty { runs.append((run, runStart)) }
    return runs
  }
}

extension CGPoint {
  /// The point where it can be reckoned with: within 10^15 pixels, beyond which differences would overflow; nil
  /// where it is not finite.
  fileprivate var workable: CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    let far: CGFloat = 1e15
    return CGPoint(x: min(max(x, -far), far), y: min(max(y, -far), far))
  }
}
