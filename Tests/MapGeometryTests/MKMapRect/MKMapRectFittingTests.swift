import Testing

@testable import MapGeometry

@Suite("Fitting a rect to a view")
struct MKMapRectFittingTests {
  private let rect = MKMapRect(x: 100, y: 200, width: 30, height: 40)

  @Test("V13: the result contains the rect, keeps its centre and has the view's aspect")
  func grows() {
    let wide = rect.fitted(toAspectRatioOf: CGSize(width: 300, height: 100))
    #expect(isRect(wide, 55, 200, 120, 40))
    let tall = rect.fitted(toAspectRatioOf: CGSize(width: 10, height: 40))
    #expect(isRect(tall, 100, 160, 30, 120))
    #expect(wide.contains(rect) && tall.contains(rect))
    #expect(wide.midX == rect.midX && tall.midY == rect.midY)
  }

  @Test("A rect of the right aspect stays as it is")
  func same() {
    #expect(isRect(rect.fitted(toAspectRatioOf: CGSize(width: 3, height: 4)), 100, 200, 30, 40))
  }

  @Test(
    "D08: without a usable size the rect stays as it is",
    arguments: [
      CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: 5, height: 0), CGSize(width: -5, height: 5),
      CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity),
    ])
  func noSize(size: CGSize) {
    #expect(isRect(rect.fitted(toAspectRatioOf: size), 100, 200, 30, 40))
  }

  @Test("Null stays null, a point stays a point")
  func degenerate() {
    #expect(MKMapRectEqualToRect(MKMapRect.null.fitted(toAspectRatioOf: CGSize(width: 3, height: 4)), .null))
    let point = MKMapRect(x: 5, y: 6, width: 0, height: 0)
    #expect(isRect(point.fitted(toAspectRatioOf: CGSize(width: 3, height: 4)), 5, 6, 0, 0))
  }
}
