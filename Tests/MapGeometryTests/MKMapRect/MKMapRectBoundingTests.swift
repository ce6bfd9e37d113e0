import Testing

@testable import MapGeometry

@Suite("Rects around points")
struct MKMapRectBoundingTests {
  @Test("S03: the rect around four corners is Apple's to all digits")
  func corners() {
    let points = [
      (37.818844, -122.366278), (37.819267, -122.365248), (37.819861, -122.365640), (37.819429, -122.366669),
    ].map { MKMapPoint(CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)) }
    let rect = MKMapRect(bounding: points)
    #expect(isClose(rect.origin.x, 42974526.354955375, within: 1e-6))
    #expect(isClose(rect.origin.y, 103713496.57613145, within: 1e-6))
    #expect(isClose(rect.width, 1059.574397161603, within: 1e-6))
    #expect(isClose(rect.height, 959.9748493880033, within: 1e-6))
  }

  @Test("There is no rect around no points, and a point has a rect of size 0")
  func few() {
    #expect(MKMapRect(bounding: []).isNull)
    #expect(MKMapRect(bounding: [MKMapPoint(x: .nan, y: 1), MKMapPoint(x: 1, y: .infinity)]).isNull)
    #expect(isRect(MKMapRect(bounding: [MKMapPoint(x: 3, y: 4)]), 3, 4, 0, 0))
  }

  @Test("Points that are not finite are left out")
  func notFinite() {
    let rect = MKMapRect(bounding: [
      MKMapPoint(x: .nan, y: 0), MKMapPoint(x: 3, y: 4), MKMapPoint(x: -1, y: 6), MKMapPoint(x: 0, y: -.infinity),
    ])
    #expect(isRect(rect, -1, 4, 4, 2))
  }
}
