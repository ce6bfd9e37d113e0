/// A place in a vector tile: x to the right, y down, in units of the layer's extent.
package struct TilePoint: Equatable, Sendable {
  package var x: Int32
  package var y: Int32

  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// The smallest upright rectangle around points of a tile; without points its minima lie above its maxima.
package struct TileBox: Equatable, Sendable {
  package var minX = Int32.max
  package var minY = Int32.max
  package var maxX = Int32.min
  package var maxY = Int32.min

  package init() {}

  @inline(__always)
  mutating func extend(_ point: TilePoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }
}

/// The decoded geometries of features: all points in one row, and where the parts of each feature begin.
///
/// A part is a row of points: a multipoint, a line, or a ring, whose last point is not the first again. The rings of a
/// polygon wind as the format says, outer ones with a positive area (clockwise where y points down), holes the other
/// way round: a feature whose first ring winds wrongly has all its rings turned. Rings without area are left out.
package struct VectorTileGeometry: Sendable {
  /// The parts of one feature, and the box around them.
  package struct Shape: Sendable {
    package let parts: Range<Int>
    package let box: TileBox
  }

  package internal(set) var points: [TilePoint] = []
  /// Where each part begins, and one past the end of the last.
  private(set) var partStarts: [Int32] = [0]
  /// One for each feature decoded, in that order.
  package internal(set) var shapes: [Shape] = []

  package init() {}

  package var partCount: Int { partStarts.count - 1 }

  /// The indices of the points of a part.
  package func part(_ index: Int) -> Range<Int> { Int(partStarts[index])..<Int(partStarts[index + 1]) }

  /// Ends the part under way.
  mutating func endPart() { partStarts.append(Int32(points.count)) }

  /// Forgets the part under way.
  mutating func dropPart() { points.removeSubrange(Int(partStarts[partCount])...) }

  /// Where the part under way began.
  var openPart: Int { Int(partStarts[partCount]) }

  /// The polygons of a feature: each its outer ring, and then its holes, by the index of the part.
  package func polygons(of shape: Shape) -> [[Int]] {
    var polygons: [[Int]] = []
    for index in shape.parts {
      if polygons.isEmpty || doubleArea(of: part(index)) > 0 {
        polygons.append([index])
      } else {
        polygons[polygons.count - 1].append(index)
      }
    }
    return polygons
  }

  /// Twice the signed area of a ring, positive where it runs clockwise with y down.
  ///
  /// In floating point, since 64 bits do not hold it for the largest coordinates; those of real tiles are exact.
  func doubleArea(of ring: Range<Int>) -> Double {
    guard ring.count > 2 else { return 0 }
    let origin = points[ring.lowerBound]
    var area = 0.0
    var (px, py) = (0.0, 0.0)
    for index in ring.dropFirst() {
      let (x, y) = (Double(points[index].x) - Double(origin.x), Double(points[index].y) - Double(origin.y))
      area += px * y - x * py
      (px, py) = (x, y)
    }
    return area
  }

  /// About how much memory the geometry takes, in bytes.
  var cost: Int {
    points.count * MemoryLayout<TilePoint>.stride + partStarts.count * MemoryLayout<Int32>.stride
      + shapes.count * MemoryLayout<Shape>.stride
  }
}
