import Foundation
import Testing

@testable import Basemap

/// Style sheets of a few layers.
enum Sheet {
  /// A sheet of layers.
  static func of(_ layers: String) throws -> StyleSheet {
    try StyleSheet(json: Data(#"{"version": 8, "sources": {}, "layers": [\#(layers)]}"#.utf8))
  }

  /// A sheet of one layer, of the members that stand between the braces of `layout` and `paint`.
  static func one(_ type: String, layout: String = "", paint: String = "") throws -> StyleSheet {
    try of(
      #"{"id": "a", "type": "\#(type)", "source": "map", "layout": {\#(layout)}, "paint": {\#(paint)}}"#)
  }

  /// What the only layer of a sheet draws.
  static func paint(_ type: String, layout: String = "", paint: String = "") throws -> StylePaint {
    let sheet = try one(type, layout: layout, paint: paint)
    #expect(sheet.faults == [])
    return try #require(sheet.layers.first).paint
  }

  /// The property and the reason for which the only layer of a sheet is left out.
  static func fault(_ type: String, layout: String = "", paint: String = "") throws -> StyleFault {
    let sheet = try one(type, layout: layout, paint: paint)
    #expect(sheet.layers.isEmpty && sheet.faults.count == 1)
    return try #require(sheet.faults.first)
  }
}

extension StyleColor {
  /// Red, green, blue of one byte each.
  init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }
}
