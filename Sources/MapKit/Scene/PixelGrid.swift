/// The pixels of all pictures of one scale: a grid laid over the whole map.
///
/// Every picture is made of cells of this grid, so two pictures of one grid agree, byte for byte, wherever they
/// overlap. Two grids are the same when their scale and phase are; both are rounded to steps far below what can be
/// seen, so that a picture and a part of it, each computed from its own rect, meet on one grid.
package struct PixelGrid: Hashable, Sendable {
  /// The side of a cell, in pixels.
  package static let cellSide = 256

  /// Pixels per map point.
  package let scale: Double
  /// Pixels per point.
  package let contentScale: Double
  /// Where the grid's lines lie between the pixels that start at the world's corner, in pixels, 0…1.
  package let phaseX: Double
  package let phaseY: Double

  /// Steps of the phase in a pixel: those of Cairo's coordinates.
  private static let phaseSteps = 256.0
  /// The farthest pixel that is counted, far beyond any picture of the Earth.
  private static let reach = 1_099_511_627_776.0

  /// Makes the grid on which the pixel of a map point starts, or nil for a scale or point out of range.
  package init?(scale: Double, contentScale: Double, through point: MKMapPoint) {
    guard scale > 0, scale.isFinite, contentScale > 0, contentScale.isFinite else { return nil }
    // 36 bits of the scale: over the widest picture that moves nothing by a millionth of a pixel.
    let step = scale.ulp * 65_536
    let rounded = (scale / step).rounded() * step
    guard abs(point.x * rounded) < Self.reach, abs(point.y * rounded) < Self.reach else { return nil }
    self.scale = rounded
    self.contentScale = contentScale
    phaseX = Self.phase(of: point.x * rounded)
    phaseY = Self.phase(of: point.y * rounded)
  }

  /// Makes the grid of web tiles, which starts at the world's corner: at a zoom the world is 256·2^zoom points wide.
  package init?(zoom: Double, contentScale: Double) {
    self.init(scale: exp2(zoom - 20) * contentScale, contentScale: contentScale, through: MKMapPoint())
  }

  private static func phase(of pixels: Double) -> Double {
    let fraction = ((pixels - pixels.rounded(.down)) * phaseSteps).rounded() / phaseSteps
    return fraction == 1 ? 0 : fraction
  }

  /// Points per map point: what renderers call the zoom scale.
  package var zoomScale: MKZoomScale { MKZoomScale(scale / contentScale) }

  /// Where a map point lies, in pixels.
  package func position(of point: MKMapPoint) -> (x: Double, y: Double) {
    (point.x * scale - phaseX, point.y * scale - phaseY)
  }

  /// Where a rect's upper left corner lies, rounded to whole pixels; nil beyond counting.
  package func origin(of rect: MKMapRect) -> (x: Int, y: Int)? {
    let corner = position(of: rect.origin)
    guard abs(corner.x) < Self.reach, abs(corner.y) < Self.reach else { return nil }
    return (Int(corner.x.rounded()), Int(corner.y.rounded()))
  }

  /// The part of the map under a rectangle of pixels.
  package func mapRect(of rect: PixelRect) -> MKMapRect {
    MKMapRect(
      x: (Double(rect.x) + phaseX) / scale, y: (Double(rect.y) + phaseY) / scale,
      width: Double(rect.width) / scale, height: Double(rect.height) / scale)
  }
}
