import Testing

@testable import Basemap

@Suite("Properties of layers")
struct PropertyTests {
  private static let types: [(type: String, rows: [PropertyRow])] = [
    ("background", background), ("fill", fill), ("line", line), ("symbol", symbolLayout + symbolPaint),
    ("circle", circle), ("raster", raster), ("fill-extrusion", extrusion),
  ]

  private func sheet(_ type: String, _ row: PropertyRow, _ json: String) throws -> StyleSheet {
    let member = #""\#(row.name)": \#(json)"#
    return row.group == "layout" ? try Sheet.one(type, layout: member) : try Sheet.one(type, paint: member)
  }

  private func property(_ sheet: StyleSheet, _ row: PropertyRow) throws -> any DescribedProperty {
    let paint = try #require(sheet.layers.first).paint
    let style: Any =
      switch paint {
      case .background(let style): style
      case .fill(let style): style
      case .line(let style): style
      case .symbol(let style): style
      case .circle(let style): style
      case .raster(let style): style
      case .extrusion(let style): style
      }
    let child = Mirror(reflecting: style).children.first { $0.label == row.swiftName }
    return try #require(child?.value as? any DescribedProperty, "\(row.name)")
  }

  @Test("Every property of a layer type has a row", arguments: types.map(\.type))
  func completeness(_ type: String) throws {
    let rows = try #require(Self.types.first { $0.type == type }).rows
    let paint = try Sheet.paint(type)
    guard let style = Mirror(reflecting: paint).children.first?.value else {
      Issue.record("no style")
      return
    }
    #expect(Set(Mirror(reflecting: style).children.compactMap(\.label)) == Set(rows.map(\.swiftName)))
  }

  @Test("Defaults, values and refusals", arguments: types.flatMap { type, rows in rows.map { (type, $0) } })
  func values(_ type: String, _ row: PropertyRow) throws {
    let context = StyleContext(zoom: 5)
    let unset = try property(try Sheet.one(type), row)
    #expect(unset.text(in: context) == row.standard && !unset.isSet)
    let set = try property(try sheet(type, row, row.sample.json), row)
    #expect(set.text(in: context) == row.sample.text && set.isSet)
    for bad in row.bad + ["{}", #"["get"]"#] + (row.name == "text-font" ? [] : [#"["nothing"]"#]) {
      let faulty = try sheet(type, row, bad)
      #expect(faulty.layers.isEmpty && faulty.faults.first?.property?.hasPrefix(row.name) == true, "\(bad)")
    }
  }

  @Test(
    "What expressions depend on, and functions of the zoom",
    arguments: types.flatMap { type, rows in rows.map { (type, $0) } })
  func expressions(_ type: String, _ row: PropertyRow) throws {
    let ofZoom = try sheet(type, row, #"["step", ["zoom"], \#(row.expression), 9, \#(row.expression)]"#)
    let ofFeature = try sheet(type, row, #"["case", ["has", "a"], \#(row.expression), \#(row.expression)]"#)
    let ofState = try sheet(
      type, row, #"["case", ["==", ["global-state", "a"], 1], \#(row.expression), \#(row.expression)]"#)
    #expect(try property(ofState, row).dependsOnState)
    let ofProgress = try sheet(type, row, #"["step", ["line-progress"], \#(row.expression), 1, \#(row.expression)]"#)
    #expect(ofZoom.faults.isEmpty == (row.kind == .data || row.kind == .camera))
    #expect(ofFeature.faults.isEmpty == (row.kind == .data))
    #expect(ofProgress.faults.isEmpty == (row.kind == .gradient))
    for good in [ofZoom, ofFeature, ofProgress] where good.faults.isEmpty {
      #expect(try property(good, row).text(in: StyleContext(zoom: 5)) == row.sample.text)
    }
    guard row.kind == .data || row.kind == .camera else { return }
    let function = try sheet(type, row, #"{"stops": [[3, \#(row.sample.json)], [9, \#(row.sample.json)]]}"#)
    #expect(try property(function, row).text(in: StyleContext(zoom: 20)) == row.sample.text)
  }
}
