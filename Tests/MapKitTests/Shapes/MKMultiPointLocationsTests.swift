import MapKit
import Testing

@Suite struct MKMultiPointLocationsTests {
  @Test("S13: the first point lies at 0, the last at 1, others by the length on the map")
  func shares() {
    let points = [0.0, 10, 30, 30, 40].map { MKMapPoint(x: 100 + $0, y: 7) }
    let shape = MKPolyline(points: points, count: points.count)
    #expect((0..<5).map { shape.location(atPointIndex: $0) } == [0, 0.25, 0.75, 0.75, 1])
    #expect(shape.locations(at: [0, 2, 4]) == [0, 0.75, 1])
    #expect(shape.locations(at: []) == [])
  }

  @Test("Steps go the short way round; what is not finite has no length; without length all is 0")
  func corners() {
    let crossing = line([place(0, 170), place(0, -170), place(0, -160)])
    #expect(isClose(Double(crossing.location(atPointIndex: 1)), 2.0 / 3, within: 1e-9))
    let broken = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: .nan, y: 0), MKMapPoint(x: 5, y: 0), MKMapPoint(x: 10, y: 0)]
    #expect(MKPolyline(points: broken, count: 4).locations(at: [0, 1, 2, 3]) == [0, 0, 0.5, 1])
    #expect(line([place(1, 1), place(1, 1)]).locations(at: [0, 1]) == [0, 0])
  }

  @Test("An index past the points ends the program")
  func range() async {
    await #expect(processExitsWith: .failure) { _ = line([place(0, 0)]).location(atPointIndex: 1) }
  }
}
