/// The scales at which a live map rests, and its tiles at each.
///
/// A scale is a step: eighty to a zoom level, so that any scale has a step at most 0.87 % below it. At step k the world
/// is 256 · 2^(k/80) points wide, and its tiles are counted from its upper left corner.
enum TileGrid {
  /// Steps in a zoom level, a doubling of the scale.
  static let stepsPerZoom = 80
  /// The steps there are: up to 256 · 2²² points for the world, four points to the width of a map point.
  static let steps = 0...22 * stepsPerZoom
  /// Pixels per point that are drawn.
  static let contentScales = 1...3

  /// Points per map point at a step.
  static func zoomScale(step: Int) -> Double { exp2(Double(step) / Double(stepsPerZoom) - 20) }

  /// The step at which all of what shows at a scale, in points per map point, shows too: the next one outwards.
  static func step(showing zoomScale: Double) -> Int {
    guard zoomScale > 0, zoomScale.isFinite else { return zoomScale > 0 ? steps.upperBound : steps.lowerBound }
    // What was meant to be on a step is on it.
    let step = ((log2(zoomScale) + 20) * Double(stepsPerZoom) + 1e-6).rounded(.down)
    return Int(min(max(step, Double(steps.lowerBound)), Double(steps.upperBound)))
  }

  /// The side of a tile, in points: 512, 512 and 768 pixels.
  static func tileSide(contentScale: Int) -> Int { contentScale == 1 ? 512 : 256 }

  /// The tiles in a row of the world; the last one may reach past its edge.
  static func tilesAcross(step: Int, contentScale: Int) -> Int {
    let world = 256 * exp2(Double(step) / Double(stepsPerZoom))
    return max(Int((world / Double(tileSide(contentScale: contentScale))).rounded(.up)), 1)
  }
}
