import Testing

@testable import MapKit

@Suite struct MKMultiPointTests {
  @Test("S15: points are kept as given; coordinates come back within 1e-9 degrees, and cut at 85")
  func points() {
    let shape = line([place(10, 20), place(-30, 170), place(40, -170)])
    #expect(shape.pointCount == 3)
    let first = shape.points()[2]
    #expect(MKMapPointEqualToPoint(first, MKMapPoint(place(40, -170))))
    var coordinates = [CLLocationCoordinate2D](repeating: place(0, 0), count: 2)
    shape.getCoordinates(&coordinates, range: NSRange(location: 1, length: 2))
    #expect(
      isClose(coordinates[0].latitude, -30, within: 1e-9) && isClose(coordinates[1].longitude, -170, within: 1e-9))
    line([place(0, 0), place(89, 3)]).getCoordinates(&coordinates, range: NSRange(location: 1, length: 1))
    #expect(isClose(coordinates[0].latitude, 85, within: 1e-9) && isClose(coordinates[0].longitude, 3, within: 1e-9))
  }

  @Test("Without points there is a pointer all the same, nothing to copy, and null bounds")
  func empty() {
    let shape = line([])
    #expect(shape.pointCount == 0 && shape.boundingMapRect.isNull)
    _ = shape.points()
    var coordinate = place(7, 7)
    shape.getCoordinates(&coordinate, range: NSRange(location: 0, length: 0))
    #expect(coordinate.latitude == 7)
    #expect(!shape.intersects(.world))
    #expect(MKPolyline(coordinates: [place(1, 1)], count: -3).pointCount == 0)
  }

  @Test("A range past the points ends the program")
  func range() async {
    await #expect(processExitsWith: .failure) {
      var coordinate = place(0, 0)
      line([place(0, 0)]).getCoordinates(&coordinate, range: NSRange(location: 1, length: 1))
    }
  }
}

@Suite struct MKPolylineTests {
  @Test("S02: one degree along the equator is 745654.0444 wide and 0 high")
  func equator() {
    let rect = line([place(0, 0), place(0, 1)]).boundingMapRect
    #expect(isClose(rect.width, 745_654.0444, within: 0.0001) && rect.height == 0)
  }

  @Test("S03: the recorded bounds of four points")
  func recordedBounds() {
    let rect = line([
      place(37.818844, -122.366278), place(37.819267, -122.365248), place(37.819861, -122.365640),
      place(37.819429, -122.366669),
    ]).boundingMapRect
    #expect(isClose(rect.minX, 42_974_526.354955375, within: 1e-6))
    #expect(isClose(rect.minY, 103_713_496.57613145, within: 1e-6))
    #expect(isClose(rect.width, 1059.574397161603, within: 1e-6))
    #expect(isClose(rect.height, 959.9748493880033, within: 1e-6))
  }

  @Test("S11, D01: ends more than 180 degrees apart are joined the short way")
  func meridian() {
    let rect = line([place(0, -170), place(0, 170)]).boundingMapRect
    #expect(isClose(rect.width, 14_913_080.889, within: 0.001))
    #expect(rect.spans180thMeridian)
  }

  @Test("A line can be made of map points")
  func mapPoints() {
    let points = [MKMapPoint(x: 1, y: 2), MKMapPoint(x: 11, y: 22)]
    let rect = MKPolyline(points: points, count: 2).boundingMapRect
    #expect(MKMapRectEqualToRect(rect, MKMapRect(x: 1, y: 2, width: 10, height: 20)))
  }
}

@Suite struct MKPolygonTests {
  @Test("S01: the place of a triangle is the middle of its bounding rect")
  func coordinate() {
    let middle = polygon([place(0, 0), place(0, 1), place(1, 1)]).coordinate
    #expect(isClose(middle.latitude, 0.500019039676, within: 1e-9) && isClose(middle.longitude, 0.5, within: 1e-9))
  }

  @Test("S04: the holes are nil where the polygon was made without, and kept where it was made with")
  func holes() {
    let hole = box(0, 0, half: 1)
    #expect(box(0, 0, half: 2).interiorPolygons == nil)
    #expect(polygon([place(0, 0)], holes: [hole]).interiorPolygons?.first === hole)
    let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 9, y: 0), MKMapPoint(x: 9, y: 9)]
    #expect(MKPolygon(points: points, count: 3).interiorPolygons == nil)
    #expect(MKPolygon(points: points, count: 3, interiorPolygons: [hole]).interiorPolygons?.count == 1)
  }

  @Test("The bounds are those of the outer ring; a polygon intersects what they do")
  func bounds() {
    let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 9, y: 0), MKMapPoint(x: 9, y: 9)]
    let area = MKPolygon(points: points, count: 3)
    #expect(MKMapRectEqualToRect(area.boundingMapRect, MKMapRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(area.intersects(MKMapRect(x: 8, y: 8, width: 9, height: 9)))
    #expect(!area.intersects(MKMapRect(x: 10, y: 8, width: 9, height: 9)))
  }
}
