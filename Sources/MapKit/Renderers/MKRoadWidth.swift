/// The width of roads on the screen at zoom scales 1, ½, ¼ … 2⁻⁹, in points (facts P03 and P04).
private let roadWidthsInPoints: [Double] = [21, 16, 15, 12, 11, 9, 7, 6, 6, 4]

/// Answers the width of a road, in map points, at a zoom scale.
///
/// The ten recorded scales give their recorded widths. In between, the width on the screen is interpolated over the
/// zoom level, and beyond the ends it stays that of the end: whether that matches Apple's framework is not known. A
/// scale that is not positive and finite gives 0.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  guard zoomScale > 0, zoomScale.isFinite else { return 0 }
  let place = min(max(-log2(Double(zoomScale)), 0), Double(roadWidthsInPoints.count - 1))
  let lower = min(Int(place), roadWidthsInPoints.count - 2)
  let share = place - Double(lower)
  let width = roadWidthsInPoints[lower] * (1 - share) + roadWidthsInPoints[lower + 1] * share
  return CGFloat(width) / zoomScale
}
