import MapKit
import Testing

@MainActor @Suite struct MKMapViewFittingTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Where a rect lies in the view, in points.
  private func shown(_ rect: MKMapRect) -> CGRect {
    let (visible, scale) = (map.visibleMapRect, 320 / map.visibleMapRect.width)
    return CGRect(
      x: (rect.minX - visible.minX) * scale, y: (rect.minY - visible.minY) * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("A map that gets its size later keeps the room around what it was asked to show")
  func sizeComesLater() {
    let insets = UIEdgeInsets(top: 80, left: 40, bottom: 60, right: 20)
    let rect = MKMapRect(x: 40_000_000, y: 100_000_000, width: 800_000, height: 300_000)
    let late = MKMapView(frame: .zero)
    late.setVisibleMapRect(rect, edgePadding: insets, animated: false)
    let pins = [pin(48, 2), pin(41, 29)]
    let lateWithPins = MKMapView(frame: .zero)
    lateWithPins.showAnnotations(pins, animated: false)
    for size in [CGSize(width: 640, height: 400), CGSize(width: 300, height: 500)] {
      let (map, withPins) = (MKMapView(frame: CGRect(origin: .zero, size: size)), MKMapView(frame: .zero))
      map.setVisibleMapRect(rect, edgePadding: insets, animated: false)
      withPins.frame.size = size
      withPins.showAnnotations(pins, animated: false)
      late.frame.size = size
      lateWithPins.frame.size = size
      #expect(MKMapRectEqualToRect(late.visibleMapRect, map.visibleMapRect))
      #expect(MKMapRectEqualToRect(lateWithPins.visibleMapRect, withPins.visibleMapRect))
    }
    late.visibleMapRect = rect
    late.frame.size = CGSize(width: 800, height: 300)
    #expect(MKMapRectEqualToRect(late.visibleMapRect, rect), "what is shown without room needs none later")
  }

  @Test("V19: the padding lies outside the rect, in points of the view, and the rect fills what is left")
  func padding() {
    let rect = MKMapRect(x: 1000, y: 2000, width: 270, height: 300)
    let insets = UIEdgeInsets(top: 100, left: 20, bottom: 80, right: 30)
    map.setVisibleMapRect(rect, edgePadding: insets, animated: false)
    #expect(isSame(shown(rect), CGRect(x: 20, y: 100, width: 270, height: 300)))
    map.setVisibleMapRect(
      MKMapRect(x: 1000, y: 2000, width: 270, height: 150), edgePadding: insets, animated: false)
    #expect(isSame(shown(rect), CGRect(x: 20, y: 175, width: 270, height: 300)))
  }

  @Test("V20: mapRectThatFits answers what is then shown, with and without padding")
  func fits() {
    let rect = MKMapRect(x: 1000, y: 2000, width: 270, height: 100)
    let insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let (plain, padded) = (map.mapRectThatFits(rect), map.mapRectThatFits(rect, edgePadding: insets))
    #expect(plain.contains(rect) && padded.contains(rect) && padded.width > plain.width)
    map.setVisibleMapRect(rect, animated: false)
    #expect(MKMapRectEqualToRect(map.visibleMapRect, plain))
    map.setVisibleMapRect(rect, edgePadding: insets, animated: false)
    #expect(MKMapRectEqualToRect(map.visibleMapRect, padded))
  }

  @Test("Padding that leaves no room is not kept; a rect that cannot be shown changes nothing")
  func noRoom() {
    let rect = MKMapRect(x: 1000, y: 2000, width: 300, height: 300)
    map.setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 240, left: 0, bottom: 240, right: 0), animated: false)
    #expect(MKMapRectEqualToRect(map.visibleMapRect, map.mapRectThatFits(rect)))
    map.setVisibleMapRect(.null, edgePadding: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), animated: false)
    #expect(MKMapRectEqualToRect(map.visibleMapRect, map.mapRectThatFits(rect)))
  }

  @Test("V21, D25: all annotations are shown with room for their pins, in a small view too", arguments: [128.0, 800.0])
  func showAnnotations(side: Double) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let pins = [pin(34.42, -118.6), pin(34.43, -118.59), pin(34.415, -118.597)]
    map.showAnnotations(pins, animated: false)
    #expect(map.annotations.count == 3)
    for pin in pins {
      let point = map.convert(pin.coordinate, toPointTo: nil)
      #expect(point.x >= min(20, side / 4) - 0.001 && point.x <= side - min(20, side / 4) + 0.001)
      #expect(point.y >= min(44, side / 4) - 0.001 && point.y <= side - min(16, side / 4) + 0.001)
    }
    #expect(map.region.span.longitudeDelta < 0.05)
  }

  @Test("D25: a single annotation is shown with about a kilometre around")
  func showOne() {
    map.showAnnotations([pin(60, 10)], animated: false)
    let point = map.convert(place(60, 10), toPointTo: nil)
    #expect(CGRect(x: 0, y: 0, width: 320, height: 480).contains(point))
    let meters = map.visibleMapRect.width * MKMetersPerMapPointAtLatitude(60)
    #expect(meters > 1000 && meters < 2000)
  }

  @Test("D25: annotations on both sides of the 180th meridian are shown across it")
  func showAcross() {
    map.showAnnotations([pin(10, 179), pin(11, -179), pin(10.5, 178)], animated: false)
    #expect(isClose(map.region.span.longitudeDelta, 3, within: 0.6) && map.visibleMapRect.spans180thMeridian)
    map.showAnnotations([pin(0, -10), pin(0, 10)], animated: false)
    #expect(isClose(map.centerCoordinate.longitude, 0, within: 1e-6))
  }

  @Test("Without a valid coordinate to show, nothing changes")
  func showNothing() {
    let before = map.visibleMapRect
    map.showAnnotations([], animated: false)
    map.showAnnotations([pin(95, 0)], animated: false)
    #expect(MKMapRectEqualToRect(before, map.visibleMapRect))
  }

  @Test("V38: annotations(in:) is the set of those inside a rect, in any copy of the world, moved ones too")
  func annotationsIn() {
    let pins = [pin(0, 0), pin(0, 0.5), pin(0, 179.9), pin(95, 0)]
    map.addAnnotations(pins)
    #expect(map.annotations(in: square(0, 0, side: 100)) == [pins[0]])
    #expect(map.annotations(in: .world) == [pins[0], pins[1], pins[2]])
    #expect(map.annotations(in: square(0, -180, side: 200_000)) == [pins[2]])
    pins[0].coordinate = place(40, 40)
    #expect(map.annotations(in: square(0, 0, side: 100)).isEmpty)
    #expect(map.annotations(in: .null).isEmpty)
  }

  @Test("Annotation views are shown in all of the map's bounds")
  func annotationVisibleRect() {
    #expect(map.annotationVisibleRect == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
