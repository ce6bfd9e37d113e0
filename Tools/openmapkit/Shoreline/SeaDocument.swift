import Foundation

/// The sea around a region as lines of GeoJSON, one for each part.
struct SeaDocument {
  let shorelines: ShorelineFile
  let box: RegionBox

  /// Hands the lines over, bin by bin, and answers how many there were.
  ///
  /// - Throws: `CommandFailure`, or what `write` throws.
  func write(_ write: (String) throws -> Void) throws -> Int {
    let side = shorelines.binSide
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int((low / side).rounded(.down)), 0), count - 1)
      return first..<max(first + 1, min(Int((high / side).rounded(.up)), count))
    }
    var count = 0
    for row in range(90 - box.north, 90 - box.south, shorelines.rows) {
      // From the 180th meridian eastwards; the file begins at Greenwich.
      for place in range(box.west + 180, box.east + 180, shorelines.columns) {
        let column = (place + shorelines.columns / 2) % shorelines.columns
        guard let bin = shorelines.bin(column: column, row: row) else {
          throw CommandFailure.failed("the shorelines of bin \(column), \(row) cannot be read")
        }
        let (west, south) = (Double(place) * side - 180, 90 - Double(row + 1) * side)
        for area in bin.sea() {
          try write(Self.line(area, west: west, south: south, side: side))
          count += 1
        }
      }
    }
    return count
  }

  private static func line(_ area: SeaArea, west: Double, south: Double, side: Double) -> String {
    let scale = side / Double(ShorelineSegment.Side.length)
    func place(_ point: ShorelinePoint) -> String {
      // A centimetre, which is finer than the file: the ends of neighbours agree.
      let (x, y) = (west + Double(point.x) * scale, south + Double(point.y) * scale)
      return "[\((x * 1e7).rounded() / 1e7),\((y * 1e7).rounded() / 1e7)]"
    }
    let rings = ([area.outline] + area.islands).map { ring in
      "[" + (ring + ring.prefix(1)).map(place).joined(separator: ",") + "]"
    }
    return #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":["#
      + rings.joined(separator: ",") + "]}}\n"
  }
}
