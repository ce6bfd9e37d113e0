/// Where a picture's pixels lie on the label plane.
struct LabelGrid: Sendable {
  /// Pixels per point.
  let contentScale: Double
  /// The picture's corner, counted in pixels from the world's corner.
  private let corner: (x: Int, y: Int)
  /// Where the grid's lines lie between the pixels that start at the world's corner, 0…1.
  let phase: SIMD2<Double>

  /// Makes the grid of a picture whose corner lies some pixels, less than 10¹², from the world's.
  init(origin: SIMD2<Double>, contentScale: Double) {
    let whole = SIMD2(origin.x.rounded(.down), origin.y.rounded(.down))
    self.contentScale = contentScale
    corner = (Int(whole.x), Int(whole.y))
    phase = origin - whole
  }

  /// The pixel of the picture whose corner lies nearest to a place on the plane.
  func nearestPixel(_ point: SIMD2<Double>) -> (x: Int, y: Int) {
    let place = point * contentScale - phase
    return (Int(place.x.rounded()) - corner.x, Int(place.y.rounded()) - corner.y)
  }

  /// The pixel of the picture that a place on the plane lies in, and what leads from the plane, in points, to pixels
  /// counted from there.
  func pixel(under point: SIMD2<Double>) -> (pixel: (x: Int, y: Int), shift: SIMD2<Double>) {
    let place = point * contentScale - phase
    let whole = SIMD2(place.x.rounded(.down), place.y.rounded(.down))
    return ((Int(whole.x) - corner.x, Int(whole.y) - corner.y), -phase - whole)
  }
}
