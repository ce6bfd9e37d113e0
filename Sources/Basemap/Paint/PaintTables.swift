/// The built-in looks of the map, and the filters they share.
package struct PaintTables: Sendable {
  package let filters: [FeatureFilter]
  private let tables: [BasemapType: PaintTable]
  /// The same without buildings.
  private let bareTables: [BasemapType: PaintTable]
  /// The index of the filter for oceans.
  let ocean: Int

  /// The looks that come with the program.
  package static let builtIn = PaintTables()

  private init() {
    var builder = PaintTableBuilder()
    var tables: [BasemapType: PaintTable] = [:]
    for (type, palette) in [(BasemapType.standard, Palette.standard), (.mutedStandard, .muted)] {
      builder.addLand(palette)
      builder.addWater(palette)
      builder.addBuildings(palette)
      builder.addRoads(palette)
      builder.addBoundaries(palette)
      tables[type] = builder.finish(ground: palette.land, beyond: (palette.water, palette.ice))
    }
    tables[.satellite] = builder.finish(ground: .hex(0x16202E))
    builder.addRoadsOnImagery()
    builder.addBoundaries(.overImagery, casing: .hex(0x000000, alpha: 0.35))
    tables[.hybrid] = builder.finish(ground: .hex(0x16202E), opacity: 0.85)
    ocean = builder.index(of: PaintTableBuilder.ocean)
    let filters = builder.filters
    self.filters = filters
    self.tables = tables
    bareTables = tables.mapValues { table in
      PaintTable(
        ground: table.ground, beyond: table.beyond,
        rules: table.rules.filter { filters[$0.filter].layer != "building" }, opacity: table.opacity)
    }
  }

  /// The table of a look, with buildings or without.
  package func table(for type: BasemapType, showsBuildings: Bool = true) -> PaintTable {
    (showsBuildings ? tables : bareTables)[type] ?? PaintTable(ground: .white, beyond: nil, rules: [], opacity: 1)
  }
}

extension Palette {
  /// Light lines that show on pictures of the ground.
  static let overImagery: Palette = {
    var palette = standard
    palette.motorway = .hex(0xFFD580)
    palette.trunk = .hex(0xFFE3A3)
    palette.primary = .hex(0xFFF1C9)
    palette.country = .hex(0xFFFFFF)
    palette.province = .hex(0xE8E4EA)
    return palette
  }()
}

extension PaintTableBuilder {
  /// Roads alone, with a thin dark edge.
  mutating func addRoadsOnImagery() {
    let palette = Palette.overImagery
    let edge = CGColor.hex(0x1E1E1E, alpha: 0.45)
    for level in [RoadClass.Level.any] + RoadClass.Level.nearby {
      let (first, last) = level == .any ? (8, RoadClass.Level.from) : (RoadClass.Level.from, .infinity)
      for rank in RoadClass.ranks where max(rank.from, first) < last {
        stroke(
          rank.filter(level),
          PaintRule.Stroke(
            color: edge, width: rank.width, casing: ZoomCurve([8: 0.8, 16: 1.4, 18: 2]), isRound: level != .bridge),
          from: max(rank.from, first), to: last)
      }
      for rank in RoadClass.ranks where max(rank.from, first) < last {
        stroke(
          rank.filter(level), PaintRule.Stroke(color: palette[keyPath: rank.fill], width: rank.width),
          from: max(rank.from, first), to: last)
      }
    }
  }
}
