import Foundation

@testable import Basemap

/// A small town that never was, on four tiles of level 14 around one corner, in the manner of OpenMapTiles.
///
/// Shapes are given in units from that corner and cut into the tiles with a margin, as tile makers do.
enum Town {
  /// The tile south-east of the corner.
  static let (column, row) = (8192 + 300, 8192 - 200)
  private static let extent = 4096
  private static let margin = 64

  /// The place of a number of units east and south of the corner.
  static func place(_ x: Double, _ y: Double) -> MKMapPoint {
    let side = MKMapSize.world.width / 16384
    return MKMapPoint(
      x: (Double(column) + x / Double(extent)) * side, y: (Double(row) + y / Double(extent)) * side)
  }

  /// Answers a tile of the town; nil for all but the four.
  static func tile(_ address: TileAddress) -> [UInt8]? {
    guard address.z == 14, (column - 1...column).contains(address.x), (row - 1...row).contains(address.y) else {
      return nil
    }
    let origin = ((address.x - column) * extent, (address.y - row) * extent)
    var tile = TileWriter()
    for shape in areas {
      func cut(_ value: Int) -> Int { min(max(value, -margin), extent + margin) }
      let (left, top) = (cut(shape.rect.0 - origin.0), cut(shape.rect.1 - origin.1))
      let (right, bottom) = (cut(shape.rect.2 - origin.0), cut(shape.rect.3 - origin.1))
      if left < right, top < bottom { tile.area(shape.layer, shape.tags, TileWriter.square(left, top, right, bottom)) }
    }
    for road in roads {
      let box = UnitBox(
        minX: Double(-margin), minY: Double(-margin), maxX: Double(extent + margin), maxY: Double(extent + margin))
      let a = SIMD2(Double(road.from.0 - origin.0), Double(road.from.1 - origin.1))
      let b = SIMD2(Double(road.to.0 - origin.0), Double(road.to.1 - origin.1))
      guard let part = LineClip.part(a, b, in: box) else { continue }
      let (p, q) = (a + (b - a) * part.from, a + (b - a) * part.to)
      tile.line(
        "transportation", road.tags, (Int(p.x.rounded()), Int(p.y.rounded())), (Int(q.x.rounded()), Int(q.y.rounded())))
    }
    return tile.bytes
  }

  static let source = MemorySource(zooms: 14...14, attribution: ["© The town"]) { address in tile(address) }

  private typealias Rect = (Int, Int, Int, Int)
  private static let areas: [(layer: String, tags: [String: String], rect: Rect)] = [
    ("landcover", ["class": "wood"], (-3000, -3000, 3000, -1200)),
    ("park", [:], (-3000, 1500, 3000, 3000)),
    ("water", ["class": "lake"], (-900, -900, 900, -300)),
    ("building", [:], (-1700, -500, -1500, -300)),
    ("building", [:], (-100, 200, 100, 400)),
  ]
  private static let roads: [(tags: [String: String], from: (Int, Int), to: (Int, Int))] = [
    (["class": "motorway"], (-4000, 900), (4000, 900)),
    (["class": "secondary"], (1300, -4000), (1300, 4000)),
    (["class": "minor"], (-3500, -3900), (3900, 3500)),
    (["class": "rail"], (-2200, -4000), (-2200, 4000)),
    (["class": "path"], (-4000, 1200), (4000, 1200)),
  ]
}
