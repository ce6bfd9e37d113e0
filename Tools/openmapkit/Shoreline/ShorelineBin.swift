/// What the shorelines are in one square of GSHHG's grid.
struct ShorelineBin: Sendable {
  /// In how many shorelines each corner lies: 0 in the sea, 1 on land, 2 in a lake, and so on; from the south-western
  /// corner counterclockwise.
  let cornerLevels: [Int]
  let segments: [ShorelineSegment]
}

/// A part of the sea within a bin.
struct SeaArea: Equatable, Sendable {
  /// Its edge, clockwise, without a closing point.
  let outline: [ShorelinePoint]
  /// The islands in it, each counterclockwise.
  var islands: [[ShorelinePoint]] = []
}

extension ShorelineBin {
  /// The parts of the sea within the bin.
  ///
  /// Lakes are not among them: OpenStreetMap's own are better. The Caspian Sea is a lake here.
  func sea() -> [SeaArea] {
    let coast = segments.filter { $0.level == .coast }
    let outlines: [[ShorelinePoint]]
    if coast.contains(where: { $0.crossing != nil }) {
      outlines = SeaOutlines(coast).rings()
    } else if cornerLevels.allSatisfy({ $0 == 0 }) {
      outlines = [[.west, .north, .east, .south].map(\ShorelineSegment.Side.corner)]
    } else {
      return []
    }
    var areas = outlines.filter { $0.count > 2 }.map { SeaArea(outline: $0) }
    let reaches = areas.map { Reach($0.outline) }
    for segment in coast where segment.crossing == nil {
      var island = segment.points
      if island.count > 1, island.first == island.last { island.removeLast() }
      guard island.count > 2 else { continue }
      let place = areas.indices.first { reaches[$0].contains(island[0]) && areas[$0].outline.encloses(island[0]) }
      if let place { areas[place].islands.append(island) }
    }
    return areas
  }
}

/// The rectangle around points.
private struct Reach {
  private let low: ShorelinePoint
  private let high: ShorelinePoint

  init(_ points: [ShorelinePoint]) {
    var (low, high) = (ShorelinePoint(repeating: .max), ShorelinePoint(repeating: .min))
    for point in points { (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point)) }
    (self.low, self.high) = (low, high)
  }

  func contains(_ point: ShorelinePoint) -> Bool {
    point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y
  }
}
