/// An upright rectangle on a label plane, in points.
struct LabelBox: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  static let null = LabelBox(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(around center: SIMD2<Double>, radius: Double) {
    self.init(minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius, maxY: center.y + radius)
  }

  var isNull: Bool { minX > maxX || minY > maxY }
  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var center: SIMD2<Double> { SIMD2((minX + maxX) / 2, (minY + maxY) / 2) }

  @inline(__always)
  func overlaps(_ other: LabelBox) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  func contains(_ other: LabelBox) -> Bool {
    other.isNull || (minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY)
  }

  func union(_ other: LabelBox) -> LabelBox {
    LabelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func insetBy(_ inset: Double) -> LabelBox {
    LabelBox(minX: minX + inset, minY: minY + inset, maxX: maxX - inset, maxY: maxY - inset)
  }

  func moved(by offset: SIMD2<Double>) -> LabelBox {
    LabelBox(minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  /// The smallest upright rectangle around this one turned about the origin.
  func turned(byDegrees degrees: Double) -> LabelBox {
    guard degrees != 0, !isNull else { return self }
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    var box = LabelBox.null
    for (x, y) in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
      let (u, v) = (x * cosine - y * sine, x * sine + y * cosine)
      box = box.union(LabelBox(minX: u, minY: v, maxX: u, maxY: v))
    }
    return box
  }
}
