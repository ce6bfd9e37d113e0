import MapGeometry
import Testing

@Suite("Metres and map points")
struct MapPointScaleTests {
  @Test(
    "G10: metres per map point at a latitude",
    arguments: [
      (0.0, 0.14828977333772544, 1e-17), (39.9042, 0.11422542980831, 5e-15), (60, 0.07470109070817, 5e-15),
      (85, 0.02738983652, 5e-12),
    ])
  func metersPerMapPoint(latitude: Double, meters: Double, tolerance: Double) {
    #expect(isClose(MKMetersPerMapPointAtLatitude(latitude), meters, within: tolerance))
  }

  @Test(
    "G11: metres per map point at, before and beyond the poles",
    arguments: [(0.0, 0.148, 0.0005), (90, 0.254, 0.0005), (-90, 0.000416, 0.000001)])
  func metersAtTheEdges(latitude: Double, meters: Double, tolerance: Double) {
    #expect(isClose(MKMetersPerMapPointAtLatitude(latitude), meters, within: tolerance))
  }

  @Test(
    "G11: map points per metre at, before and beyond the poles",
    arguments: [(0.0, 6.743, 0.001), (90, 3.936, 0.001), (91, 0, 0), (-90, 2399.37, 0.01), (-91, 0, 0)])
  func pointsAtTheEdges(latitude: Double, points: Double, tolerance: Double) {
    #expect(isClose(MKMapPointsPerMeterAtLatitude(latitude), points, within: tolerance))
  }

  @Test("G11: beyond the poles a map point is infinitely long, and NaN and infinities give NaN")
  func beyond() {
    #expect(MKMetersPerMapPointAtLatitude(91) == .infinity)
    for latitude in [Double.nan, .infinity, -.infinity] {
      #expect(MKMetersPerMapPointAtLatitude(latitude).isNaN)
      #expect(MKMapPointsPerMeterAtLatitude(latitude).isNaN)
    }
  }

  @Test("G12: between 85.5 and 89.5 degrees a map point is infinitely long", arguments: [86.0, 89, -86, -89])
  func clamped(latitude: Double) {
    #expect(MKMetersPerMapPointAtLatitude(latitude) == .infinity)
  }

  @Test("G12: a map point is shorter at 84 than at 85 degrees")
  func halfClamped() {
    #expect(isClose(MKMetersPerMapPointAtLatitude(84), 0.01562, within: 0.000005))
    #expect(isClose(MKMetersPerMapPointAtLatitude(85), 0.02739, within: 0.000005))
  }

  @Test("G13: map points per metre are the reciprocal")
  func reciprocal() {
    #expect(isClose(MKMapPointsPerMeterAtLatitude(0), 6.74355336508965, within: 5e-15))
    #expect(MKMapPointsPerMeterAtLatitude(50) == 1 / MKMetersPerMapPointAtLatitude(50))
  }

  @Test("G14: the scale at the equator is not that of a sphere")
  func notSpherical() {
    #expect(MKMetersPerMapPointAtLatitude(0) < 0.149)
  }

  @Test("G17: a zoom scale is screen points per map point")
  func zoomScale() {
    let scale: MKZoomScale = 0.5
    #expect(1 / scale == 2)
    #expect(20 + log2(scale) == 19)
    #expect(MKZoomScale.self == CGFloat.self)
  }
}
