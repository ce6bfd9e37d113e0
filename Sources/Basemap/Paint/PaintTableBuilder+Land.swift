extension PaintTableBuilder {
  /// The ocean, which lends itself to tiles that should have some and do not.
  static let ocean = FeatureFilter.areas("water", "ocean")

  /// Land cover and land use: wide washes first, then what people made of them.
  mutating func addLand(_ palette: Palette) {
    fill(.areas("landcover", "farmland"), palette.farmland)
    fill(.areas("landcover", "sand"), palette.sand)
    fill(.areas("landcover", "rock"), palette.rock)
    fill(
      .areas("landuse", "residential", "suburb", "neighbourhood", "quarter"), palette.residential, from: 4,
      opacity: ZoomCurve([4: 0.4, 6: 1, 11: 1, 14: 0.7]))
    fill(.areas("landuse", "commercial", "retail"), palette.commerce, from: 10)
    fill(.areas("landuse", "industrial", "railway", "quarry", "garages", "dam"), palette.industry, from: 10)
    fill(.areas("landuse", "military"), palette.military, from: 9)
    fill(.areas("landuse", "school", "university", "college", "kindergarten", "library"), palette.campus, from: 11)
    fill(.areas("landuse", "hospital"), palette.hospital, from: 11)
    fill(.areas("landuse", "theme_park", "zoo", "stadium"), palette.leisure, from: 10)
    fill(.areas("landcover", "grass", where: [.isNot("subclass", Self.parks)]), palette.grass)
    fill(.areas("landcover", "wood", "forest"), palette.wood)
    fill(.areas("landcover", "wetland"), palette.wetland)
    fill(.areas("landuse", "cemetery"), palette.cemetery, from: 11)
    fill(.areas("landcover", "grass", where: [.is("subclass", Self.parks)]), palette.park)
    fill(.areas("landuse", "pitch", "playground", "track"), palette.pitch, from: 13)
    fill(.areas("landcover", "ice"), palette.ice)
    // Protected land is an outline and a breath of green: it often holds towns and water.
    fill(.areas("park"), palette.park, from: 6, opacity: ZoomCurve([6: 0.25, 9: 0.45, 13: 0.3, 15: 0.2]))
    stroke(
      .areas("park"),
      PaintRule.Stroke(
        color: palette.parkEdge, width: ZoomCurve([8: 0.5, 14: 1.2]), opacity: ZoomCurve([9: 0.5, 14: 0.8])), from: 9)
  }

  /// The subclasses of grass that are gardens of the public.
  private static let parks = ["park", "golf_course", "recreation_ground", "village_green", "garden", "playground"]

  mutating func addWater(_ palette: Palette) {
    let wet = FeatureFilter.Condition.isNot("intermittent", ["1"])
    let dry = FeatureFilter.Condition.is("intermittent", ["1"])
    let rivers = FeatureFilter.lines("waterway", ["river"], where: [wet])
    stroke(
      rivers,
      PaintRule.Stroke(
        color: palette.stream, width: ZoomCurve([2: 0.4, 5: 0.7, 8: 1, 11: 1.6, 14: 3, 17: 8, 20: 24])), from: 2.5)
    stroke(
      .lines("waterway", ["canal"], where: [wet]),
      PaintRule.Stroke(color: palette.stream, width: ZoomCurve([8: 0.5, 12: 1, 14: 2, 17: 5])), from: 8)
    stroke(
      .lines("waterway", ["stream", "ditch", "drain"], where: [wet, .isNot("brunnel", ["tunnel"])]),
      PaintRule.Stroke(color: palette.stream, width: ZoomCurve([12: 0.4, 14: 0.9, 17: 2.5])), from: 12)
    stroke(
      .lines("waterway", ["river", "canal", "stream", "ditch", "drain"], where: [dry]),
      PaintRule.Stroke(
        color: palette.stream, width: ZoomCurve([6: 0.4, 11: 0.7, 14: 0.9, 17: 2.4]), dashes: [5, 3]), from: 6)
    fill(Self.ocean, palette.water)
    fill(.areas("water", where: [wet, .isNot("class", ["ocean"])]), palette.water)
    fill(.areas("water", where: [dry, .isNot("class", ["ocean"])]), palette.intermittentWater)
  }

  mutating func addBuildings(_ palette: Palette) {
    fill(
      .areas("aeroway", "aerodrome", "heliport", "apron", "helipad", "gate"), palette.apron, from: 11)
    fill(.areas("aeroway", "runway", "taxiway"), palette.runway, from: 11)
    stroke(
      .lines("aeroway", ["runway"]),
      PaintRule.Stroke(
        color: palette.runway, width: ZoomCurve([10: 1, 12: 4, 14: 14, 16: 50, 18: 180]), isRound: false), from: 10)
    stroke(
      .lines("aeroway", ["taxiway"]),
      PaintRule.Stroke(color: palette.runway, width: ZoomCurve([12: 0.6, 14: 3, 16: 14, 18: 50])), from: 12)
    fill(.areas("building"), palette.building, from: 14, opacity: ZoomCurve([14: 0.5, 15.5: 1]))
    stroke(
      .areas("building"),
      PaintRule.Stroke(
        color: palette.buildingEdge, width: ZoomCurve([15: 0.4, 17: 0.8, 19: 1.2]),
        opacity: ZoomCurve([14.5: 0, 15.5: 1])), from: 14.5)
  }

  mutating func addBoundaries(_ palette: Palette, casing: CGColor? = nil) {
    let drawn = FeatureFilter.Condition.isNot("maritime", ["1"])
    let settled = FeatureFilter.Condition.isNot("disputed", ["1"])
    let provinces = FeatureFilter.lines("boundary", where: [.is("admin_level", ["3", "4"]), drawn])
    let countries = FeatureFilter.lines("boundary", where: [.is("admin_level", ["2"]), drawn, settled])
    let disputed = FeatureFilter.lines("boundary", where: [.is("admin_level", ["2"]), drawn, .is("disputed", ["1"])])
    let provinceWidth = ZoomCurve([3: 0.4, 6: 0.8, 10: 1.2, 14: 1.6])
    let countryWidth = ZoomCurve([0: 0.4, 3: 0.8, 6: 1.3, 10: 2, 14: 2.4])
    if let casing {
      for (filter, width) in [(countries, countryWidth), (provinces, provinceWidth)] {
        stroke(filter, PaintRule.Stroke(color: casing, width: width, casing: .constant(1.6)), from: 3)
      }
    }
    stroke(
      provinces,
      PaintRule.Stroke(
        color: palette.province, width: provinceWidth, opacity: ZoomCurve([3: 0.3, 4: 0.7, 6: 1]),
        dashes: [4, 2.2]), from: 3)
    stroke(countries, PaintRule.Stroke(color: palette.country, width: countryWidth))
    stroke(disputed, PaintRule.Stroke(color: palette.country, width: countryWidth, dashes: [3, 2.5]))
  }
}
