extension PaintTableBuilder {
  /// Ways: in tunnels, on the ground, on bridges; at each level all edges, then all surfaces, the widest last.
  mutating func addRoads(_ palette: Palette) {
    addPiers(palette)
    for level in RoadClass.Level.nearby {
      if level == .ground { addRails(palette) }
      addPaths(palette, level)
      if level == .ground { addRoads(palette, .any) }
      addRoads(palette, level)
      if level == .bridge { addRailBridges(palette) }
    }
    stroke(
      .lines("transportation", ["ferry"]),
      PaintRule.Stroke(color: palette.ferry, width: ZoomCurve([8: 0.6, 14: 1.2]), dashes: [4, 3]), from: 8)
    stroke(
      .lines("transportation", ["aerialway", "cable_car", "gondola"]),
      PaintRule.Stroke(color: palette.rail, width: ZoomCurve([12: 0.5, 16: 1.2])), from: 12)
  }

  private mutating func addRoads(_ palette: Palette, _ level: RoadClass.Level) {
    let (first, last) = level == .any ? (0, RoadClass.Level.from) : (RoadClass.Level.from, .infinity)
    for rank in RoadClass.ranks where max(rank.edgeFrom, first) < last {
      stroke(rank.filter(level), edge(of: rank, palette, level), from: max(rank.edgeFrom, first), to: last)
    }
    for rank in RoadClass.ranks where max(rank.from, first) < last {
      var surface = PaintRule.Stroke(color: palette[keyPath: rank.fill], width: rank.width)
      if level == .tunnel { surface.color = surface.color.mixed(with: palette.land, share: 0.5) }
      var from = max(rank.from, first)
      // White on light land does not show without an edge: thin streets have the edge's colour.
      if rank.fill == \Palette.street, from < rank.edgeFrom {
        var thin = surface
        thin.color = palette[keyPath: rank.edge].mixed(with: palette.land, share: 0.25)
        stroke(rank.filter(level), thin, from: from, to: min(rank.edgeFrom, last))
        from = rank.edgeFrom
      }
      if from < last { stroke(rank.filter(level), surface, from: from, to: last) }
    }
  }

  private func edge(of rank: RoadClass, _ palette: Palette, _ level: RoadClass.Level) -> PaintRule.Stroke {
    var stroke = PaintRule.Stroke(
      color: palette[keyPath: rank.edge], width: rank.width,
      casing: ZoomCurve([8: 0.6, 12: 0.9, 14: 1.1, 16: 1.6, 18: 2.4]))
    switch level {
    case .ground, .any: break
    case .tunnel:
      stroke.dashes = [3, 2]
      stroke.opacity = .constant(0.7)
    case .bridge:
      // A bridge has an edge of its own: it crosses over other roads and shows that.
      stroke.isRound = false
      stroke.color = stroke.color.darkened(by: 0.08)
      stroke.casing = stroke.casing.scaled(by: 1.25)
    }
    return stroke
  }

  private mutating func addPaths(_ palette: Palette, _ level: RoadClass.Level) {
    let tracks = FeatureFilter.lines("transportation", ["track"], where: level.conditions)
    stroke(
      tracks,
      PaintRule.Stroke(
        color: palette.track, width: ZoomCurve([12.5: 0.4, 14: 0.8, 16: 1.6, 18: 4]), dashes: [6, 1.6]), from: 12.5)
    addPedestrians(palette, level)
    let paths = FeatureFilter.lines("transportation", ["path", "path_construction"], where: level.conditions)
    let width = ZoomCurve([14: 0.4, 15: 0.9, 16: 1.5, 18: 3, 20: 6])
    // From afar a thin line: the dashes of all the pavements of a town would be a grey haze.
    let dashesFrom = 15.0
    stroke(
      paths, PaintRule.Stroke(color: palette.pathEdge, width: width, opacity: ZoomCurve([14: 0.5, 15: 0.9])), from: 14,
      to: dashesFrom)
    stroke(
      paths,
      PaintRule.Stroke(
        color: palette.path, width: width, casing: ZoomCurve([15: 1, 16: 1.4, 18: 2.4]), opacity: .constant(0.8)),
      from: dashesFrom)
    stroke(
      paths,
      PaintRule.Stroke(
        color: palette.pathEdge, width: width, dashes: level == .tunnel ? [1, 1.5] : [2.2, 1],
        dashesFollowWidth: true), from: dashesFrom)
  }

  /// Streets for walking and, where their line is closed, squares: some writers keep only the outline of those.
  private mutating func addPedestrians(_ palette: Palette, _ level: RoadClass.Level) {
    let filter = FeatureFilter.lines(
      "transportation", ["pedestrian", "pedestrian_construction"], where: level.conditions)
    let street = ZoomCurve([13.5: 0.6, 14: 0.9, 15: 1.8, 16: 3.2, 18: 7, 20: 22])
    stroke(
      filter, PaintRule.Stroke(color: palette.pathEdge, width: street, casing: ZoomCurve([14: 0.6, 16: 1.2])),
      from: 13.5, parts: .open)
    stroke(
      filter, PaintRule.Stroke(color: palette.pathEdge, width: ZoomCurve([13.5: 0.8, 15: 1.2, 16: 1.6])),
      from: 13.5, parts: .closed)
    stroke(filter, PaintRule.Stroke(color: palette.square, width: street), from: 13.5, parts: .open)
    // As far as people walk along the outline: the holes of such places may be lost, and a way round a block be closed.
    band(filter, palette.square, breadth: 9, from: 14.25)
  }

  private mutating func addRails(_ palette: Palette) {
    addRails(palette, [], from: 9, to: RoadClass.Level.from)
    // Yards and sidings are many and close together: they come late, and stay thin lines.
    stroke(
      .lines("transportation", Self.rails, where: [.is("service", Self.sidings)]),
      PaintRule.Stroke(
        color: palette.rail, width: ZoomCurve([14: 0.4, 16: 0.8, 18: 1.4]), opacity: ZoomCurve([14: 0.5, 16: 1])),
      from: 14)
    addRails(palette, RoadClass.Level.ground.conditions, from: RoadClass.Level.from)
    addRails(palette, RoadClass.Level.tunnel.conditions, from: RoadClass.Level.from, opacity: 0.4)
  }

  private mutating func addRailBridges(_ palette: Palette) {
    let bridges = FeatureFilter.lines("transportation", Self.rails, where: RoadClass.Level.bridge.conditions)
    stroke(
      bridges,
      PaintRule.Stroke(color: palette.land, width: ZoomCurve([13: 3, 16: 6, 18: 9]), isRound: false), from: 13)
    addRails(palette, RoadClass.Level.bridge.conditions, from: RoadClass.Level.from)
  }

  private static let rails = ["rail", "transit", "narrow_gauge", "subway", "tram", "light_rail", "funicular"]

  private static let sidings = ["yard", "siding", "spur", "crossover"]

  /// A line with, from nearby, sleepers across it.
  private mutating func addRails(
    _ palette: Palette, _ conditions: [FeatureFilter.Condition], from first: Double, to last: Double = .infinity,
    opacity: Double = 1
  ) {
    let filter = FeatureFilter.lines(
      "transportation", Self.rails, where: conditions + [.isNot("service", Self.sidings)])
    stroke(
      filter,
      PaintRule.Stroke(
        color: palette.rail, width: ZoomCurve([9: 0.4, 12: 0.8, 15: 1.2, 18: 2]), opacity: .constant(opacity)),
      from: first, to: last)
    let sleepers = 14.5
    guard last > sleepers else { return }
    stroke(
      filter,
      PaintRule.Stroke(
        color: palette.rail, width: ZoomCurve([14: 2.8, 16: 4.4, 18: 7]), opacity: .constant(opacity),
        dashes: [1, 7]), from: max(first, sleepers), to: last)
  }

  private mutating func addPiers(_ palette: Palette) {
    fill(.areas("transportation"), palette.square, from: 13)
    stroke(
      .lines("transportation", ["pier", "platform"]),
      PaintRule.Stroke(color: palette.land, width: ZoomCurve([13: 1, 16: 4, 18: 10]), isRound: false), from: 13)
  }
}

extension CGColor {
  func mixed(with other: CGColor, share: Double) -> CGColor {
    func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a + (b - a) * share) }
    return CGColor(
      srgbRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }

  func darkened(by share: Double) -> CGColor { mixed(with: .black, share: share) }
}
