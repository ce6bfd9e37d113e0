import Testing

@testable import Basemap

@Suite("Numbers that change with the zoom")
struct ZoomCurveTests {
  @Test("Beyond the ends it is constant, between positive values it grows by factors, else evenly")
  func values() {
    let curve = ZoomCurve([14: 4, 10: 1, 16: 0])
    #expect(curve.value(at: 3) == 1 && curve.value(at: 10) == 1)
    #expect(abs(curve.value(at: 12) - 2) < 1e-12)
    #expect(curve.value(at: 14) == 4 && curve.value(at: 15) == 2 && curve.value(at: 99) == 0)
    #expect(abs(curve.scaled(by: 3).value(at: 12) - 6) < 1e-12)
    #expect(ZoomCurve.constant(0.5).value(at: 7) == 0.5)
    #expect(ZoomCurve([:]).value(at: 3) == 0)
  }
}
