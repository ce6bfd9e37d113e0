import Testing

@testable import Basemap

@Suite("The built-in looks")
struct PaintTablesTests {
  private let tables = PaintTables.builtIn

  @Test("Each look has a ground of its own, satellite no rules, the others share filters")
  func looks() {
    #expect(Set([BasemapType.standard, .mutedStandard, .hybrid].map { tables.table(for: $0).ground.hex }).count == 3)
    #expect(tables.table(for: .satellite).rules.isEmpty)
    #expect(tables.table(for: .standard).rules.count == tables.table(for: .mutedStandard).rules.count)
    #expect(Set(tables.filters).count == tables.filters.count)
    for type in BasemapType.allCases {
      #expect(tables.table(for: type).rules.allSatisfy { tables.filters.indices.contains($0.filter) })
    }
    #expect(tables.filters[tables.ocean] == PaintTableBuilder.ocean)
  }

  @Test("Without buildings a look has all its rules but theirs")
  func bare() {
    for type in BasemapType.allCases {
      let (all, bare) = (tables.table(for: type), tables.table(for: type, showsBuildings: false))
      let buildings = all.rules.filter { tables.filters[$0.filter].layer == "building" }
      #expect(bare.rules.count == all.rules.count - buildings.count && bare.ground == all.ground)
      #expect(!bare.rules.contains { tables.filters[$0.filter].layer == "building" })
      #expect(buildings.isEmpty == (type == .satellite || type == .hybrid))
    }
  }

  @Test("Muted is greyer: every colour that both looks fill with is less saturated or equal")
  func muted() {
    func saturation(_ color: CGColor) -> Double {
      max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
    }
    for (ours, muted) in zip(tables.table(for: .standard).rules, tables.table(for: .mutedStandard).rules) {
      if case .fill(let a) = ours.paint, case .fill(let b) = muted.paint {
        #expect(saturation(b.color) <= saturation(a.color) + 0.01)
      }
    }
    #expect(saturation(Palette.muted.water) < saturation(Palette.standard.water) / 2)
  }

  @Test("Land, water, woods and buildings can be told apart in both looks")
  func hierarchy() {
    for palette in [Palette.standard, .muted] {
      #expect(distance(palette.land.hex, palette.water.hex) >= 40)
      #expect(distance(palette.land.hex, palette.wood.hex) >= 10)
      #expect(distance(palette.land.hex, palette.building.hex) >= 10)
      #expect(distance(palette.street.hex, palette.streetEdge.hex) >= 20)
    }
  }

  @Test("Roads grow with the zoom and with their rank")
  func widths() {
    for rank in RoadClass.ranks {
      #expect(rank.from <= rank.edgeFrom)
      for zoom in stride(from: rank.from, to: 20, by: 0.5) {
        #expect(rank.width.value(at: zoom) <= rank.width.value(at: zoom + 0.5))
      }
    }
    let through = RoadClass.ranks.filter { $0.isRamp != true }
    for (narrow, wide) in zip(through, through.dropFirst()) {
      #expect(narrow.width.value(at: 16) <= wide.width.value(at: 16))
    }
  }

  @Test("The reach is half the widest stroke")
  func reach() {
    let table = tables.table(for: .standard)
    #expect(table.reach(atZoom: 20) == 90)
    #expect(table.reach(atZoom: 4) < 2)
  }
}
