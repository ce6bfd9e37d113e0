extension VectorTileGeometry {
  /// The places of labels at points: the points themselves, where lines begin, and a place inside of each area.
  func labelPlaces(of shape: Shape, _ kind: VectorTileFeature.Kind) -> [SIMD2<Double>] {
    switch kind {
    case .unknown: []
    case .point: shape.parts.flatMap { points[part($0)].map(\.place) }
    case .line: shape.parts.compactMap { part($0).first.map { points[$0].place } }
    case .polygon: polygons(of: shape).compactMap { place(inside: $0) }
    }
  }

  /// The middle of the widest piece of an area at half its height.
  private func place(inside rings: [Int]) -> SIMD2<Double>? {
    guard let outer = rings.first else { return nil }
    var box = TileBox()
    for index in part(outer) { box.extend(points[index]) }
    guard box.minY <= box.maxY else { return nil }
    // Half a unit off the grid, so that no corner lies on the line.
    let y = ((Double(box.minY) + Double(box.maxY)) / 2).rounded(.down) + 0.5
    var crossings: [Double] = []
    for ring in rings {
      let range = part(ring)
      guard var previous = range.last.map({ points[$0].place }) else { continue }
      for index in range {
        let point = points[index].place
        if (previous.y < y) != (point.y < y) {
          crossings.append(previous.x + (point.x - previous.x) * (y - previous.y) / (point.y - previous.y))
        }
        previous = point
      }
    }
    crossings.sort()
    var widest: (from: Double, to: Double)?
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      let piece = (from: crossings[index], to: crossings[index + 1])
      if piece.to - piece.from > (widest.map { $0.to - $0.from } ?? -1) { widest = piece }
    }
    return widest.map { SIMD2(($0.from + $0.to) / 2, y) }
  }
}
