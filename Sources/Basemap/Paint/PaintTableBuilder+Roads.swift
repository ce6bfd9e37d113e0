extension PaintTableBuilder {
  /// Ways: in tunnels, on the ground, on bridges; at each level all edges, then all surfaces, the widest last.
  mutating func addRoads(_ palette: Palette) {
    addPiers(palette)
    for level in RoadClass.Level.allCases {
      if level == .ground { addRails(palette) }
      addPaths(palette, level)
      for rank in RoadClass.ranks { addEdge(of: rank, palette, level) }
      for rank in RoadClass.ranks { addSurface(of: rank, palette, level) }
      if level == .bridge { addRailBridges(palette) }
    }
    stroke(
      .lines("transportation", ["ferry"]),
      PaintRule.Stroke(
        color: palette.ferry, width: ZoomCurve([8: 0.6, 14: 1.2]), dashes: [4, 3]), from: 8)
    stroke(
      .lines("transportation", ["aerialway", "cable_car", "gondola"]),
      PaintRule.Stroke(color: palette.rail, width: ZoomCurve([12: 0.5, 16: 1.2])), from: 12)
  }

  private mutating func addEdge(of rank: RoadClass, _ palette: Palette, _ level: RoadClass.Level) {
    var stroke = PaintRule.Stroke(
      color: palette[keyPath: rank.edge], width: rank.width,
      casing: ZoomCurve([8: 0.6, 12: 0.9, 14: 1.1, 16: 1.6, 18: 2.4]))
    switch level {
    case .tunnel:
      stroke.dashes = [3, 2]
      stroke.opacity = .constant(0.7)
    case .ground: break
    case .bridge:
      // A bridge has an edge of its own: it crosses over other roads and shows that.
      stroke.isRound = false
      stroke.color = stroke.color.darkened(by: 0.08)
      stroke.casing = stroke.casing.scaled(by: 1.25)
    }
    self.stroke(rank.filter(level), stroke, from: level == .bridge ? max(rank.edgeFrom, 13) : rank.edgeFrom)
    // Where bridges have no edge of their own yet, they have the road's.
    if level == .bridge, rank.edgeFrom < 13 {
      stroke = PaintRule.Stroke(
        color: palette[keyPath: rank.edge], width: rank.width, casing: ZoomCurve([8: 0.6, 12: 0.9]))
      self.stroke(rank.filter(level), stroke, from: rank.edgeFrom, to: 13)
    }
  }

  private mutating func addSurface(of rank: RoadClass, _ palette: Palette, _ level: RoadClass.Level) {
    var stroke = PaintRule.Stroke(color: palette[keyPath: rank.fill], width: rank.width)
    // White on light land does not show without an edge: thin streets are drawn in the edge's colour, then fade over.
    if level == .tunnel { stroke.color = stroke.color.mixed(with: palette.land, share: 0.5) }
    let hasPaleFill = rank.fill == \Palette.street || rank.fill == \Palette.path
    if hasPaleFill, rank.from < rank.edgeFrom {
      var thin = stroke
      thin.color = palette[keyPath: rank.edge]
      self.stroke(rank.filter(level), thin, from: rank.from, to: rank.edgeFrom)
      self.stroke(rank.filter(level), stroke, from: rank.edgeFrom)
    } else {
      self.stroke(rank.filter(level), stroke, from: rank.from)
    }
  }

  private mutating func addPaths(_ palette: Palette, _ level: RoadClass.Level) {
    let road = RoadClass(
      classes: ["path", "path_construction"], isRamp: nil, from: 13.5, edgeFrom: 14,
      width: ZoomCurve([13.5: 0.5, 15: 1, 16: 1.5, 18: 3, 20: 6]), fill: \.path, edge: \.pathEdge)
    let track = FeatureFilter.lines(
      "transportation", ["track"], where: road.filter(level).conditions.filter { $0.key == "brunnel" })
    stroke(
      track,
      PaintRule.Stroke(
        color: palette.track, width: ZoomCurve([12.5: 0.4, 14: 0.8, 16: 1.6, 18: 4]), dashes: [6, 1.6]),
      from: 12.5)
    stroke(
      road.filter(level),
      PaintRule.Stroke(
        color: palette.path, width: road.width, casing: ZoomCurve([14: 0.6, 16: 1.4, 18: 2.4]),
        opacity: ZoomCurve([14: 0.5, 15: 0.8])), from: 14)
    stroke(
      road.filter(level),
      PaintRule.Stroke(
        color: palette.pathEdge, width: road.width, dashes: level == .tunnel ? [1, 1.5] : [2.2, 1],
        dashesFollowWidth: true),
      from: 13.5)
  }

  private mutating func addRails(_ palette: Palette) {
    addRails(palette, .isNot("brunnel", ["bridge", "tunnel"]), opacity: 1)
    addRails(palette, .is("brunnel", ["tunnel"]), opacity: 0.4)
  }

  private mutating func addRailBridges(_ palette: Palette) {
    let bridges = FeatureFilter.lines(
      "transportation", Self.rails, where: [.is("brunnel", ["bridge"])])
    stroke(
      bridges,
      PaintRule.Stroke(color: palette.land, width: ZoomCurve([13: 3, 16: 6, 18: 9]), isRound: false), from: 13)
    addRails(palette, .is("brunnel", ["bridge"]), opacity: 1)
  }

  private static let rails = ["rail", "transit", "narrow_gauge", "subway", "tram", "light_rail", "funicular"]

  /// A line with sleepers across it.
  private mutating func addRails(_ palette: Palette, _ condition: FeatureFilter.Condition, opacity: Double) {
    let filter = FeatureFilter.lines("transportation", Self.rails, where: [condition])
    stroke(
      filter,
      PaintRule.Stroke(
        color: palette.rail, width: ZoomCurve([9: 0.4, 12: 0.8, 15: 1.2, 18: 2]), opacity: .constant(opacity)), from: 9)
    stroke(
      filter,
      PaintRule.Stroke(
        color: palette.rail, width: ZoomCurve([13: 2.6, 16: 4.4, 18: 7]), opacity: .constant(opacity),
        dashes: [1, 7]), from: 13)
  }

  private mutating func addPiers(_ palette: Palette) {
    fill(.areas("transportation"), palette.path, from: 13)
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
