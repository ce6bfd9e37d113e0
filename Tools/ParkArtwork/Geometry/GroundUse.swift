import Foundation

/// Which ground is taken: a grid of two-unit cells, so that trees keep off paths, water, tracks and houses.
struct GroundUse {
  private static let cell = 2.0
  private let columns: Int
  private let rows: Int
  private var taken: [Bool]

  init(size: CGSize) {
    columns = Int(size.width / Self.cell) + 1
    rows = Int(size.height / Self.cell) + 1
    taken = Array(repeating: false, count: columns * rows)
  }

  mutating func take(_ points: [CGPoint], radius: CGFloat) {
    for point in points { take(point, radius: radius) }
  }

  mutating func take(_ point: CGPoint, radius: CGFloat) {
    for cell in cells(around: point, radius: radius) { taken[cell] = true }
  }

  mutating func take(_ polygon: Polygon, margin: CGFloat) {
    let box = polygon.bounds.insetBy(dx: -margin, dy: -margin)
    for y in stride(from: box.minY, through: box.maxY, by: Self.cell) {
      for x in stride(from: box.minX, through: box.maxX, by: Self.cell) {
        let p = CGPoint(x: x, y: y)
        if polygon.contains(p) || polygon.distanceToOutline(p) <= margin {
          take(p, radius: Self.cell / 2)
        }
      }
    }
  }

  func isFree(_ point: CGPoint, radius: CGFloat) -> Bool {
    !cells(around: point, radius: radius).contains { taken[$0] }
  }

  private func cells(around point: CGPoint, radius: CGFloat) -> [Int] {
    let reach = Int((radius / Self.cell).rounded(.up))
    let (column, row) = (Int((point.x / Self.cell).rounded()), Int((point.y / Self.cell).rounded()))
    var result: [Int] = []
    for y in row - reach...row + reach where y >= 0 && y < rows {
      for x in column - reach...column + reach where x >= 0 && x < columns {
        let d = CGPoint(x: Double(x) * Self.cell, y: Double(y) * Self.cell) - point
        if d.length <= radius + Self.cell / 2 { result.append(y * columns + x) }
      }
    }
    return result
  }
}
