import MapGeometry
import Testing

/// An old spelling, and whether it answers what the modern one does.
struct Spelling: Sendable, CustomTestStringConvertible {
  let name: String
  let isForwarded: Bool
  var testDescription: String { name }

  init(_ name: String, _ isForwarded: Bool) {
    self.name = name
    self.isForwarded = isForwarded
  }

  init(_ name: String, _ old: MKMapRect, _ modern: MKMapRect) {
    self.init(name, MKMapRectEqualToRect(old, modern))
  }
}

/// Lets tests reach deprecated code without a warning: a test itself cannot be deprecated.
private protocol SpellingList: Sendable {
  var spellings: [Spelling] { get }
}

@Suite("Spellings before Swift 4.2")
struct LegacySpellingTests {
  @Test("Old spellings answer what the modern ones do", arguments: lists.flatMap(\.spellings))
  func forwards(spelling: Spelling) {
    #expect(spelling.isForwarded)
  }

  private static let lists: [any SpellingList] = [
    ValueSpellings(), RectGetterSpellings(), RectOperationSpellings(), BoxSpellings(),
  ]
}

private let place = CLLocationCoordinate2D(latitude: 39.9042, longitude: 116.4074)
private let rect = MKMapRect(x: -10, y: 20, width: 35, height: 40)
private let other = MKMapRect(x: 12, y: 25, width: 8, height: 50)

private struct ValueSpellings: SpellingList {
  @available(*, deprecated)
  var spellings: [Spelling] {
    let (a, b) = (MKMapPoint(x: 1e8, y: 1e8), MKMapPoint(x: 1.1e8, y: 1.2e8))
    let span = MKCoordinateSpanMake(1, 2)
    let region = MKCoordinateRegionMake(place, span)
    let metres = MKCoordinateRegionMakeWithDistance(place, 1000, 3000)
    let modern = MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 3000)
    let shown = MKCoordinateRegionForMapRect(rect)
    return [
      Spelling("MKMapPointMake", MKMapPointEqualToPoint(MKMapPointMake(1, 2), MKMapPoint(x: 1, y: 2))),
      Spelling(
        "MKMapPointForCoordinate", MKMapPointEqualToPoint(MKMapPointForCoordinate(place), MKMapPoint(place))),
      Spelling(
        "MKCoordinateForMapPoint",
        MKCoordinateForMapPoint(a).latitude == a.coordinate.latitude
          && MKCoordinateForMapPoint(a).longitude == a.coordinate.longitude),
      Spelling("MKMetersBetweenMapPoints", MKMetersBetweenMapPoints(a, b) == a.distance(to: b)),
      Spelling("MKMapSizeMake", MKMapSizeEqualToSize(MKMapSizeMake(1, 2), MKMapSize(width: 1, height: 2))),
      Spelling("MKMapSizeWorld", MKMapSizeEqualToSize(MKMapSizeWorld, .world)),
      Spelling("MKCoordinateSpanMake", span.latitudeDelta == 1 && span.longitudeDelta == 2),
      Spelling(
        "MKCoordinateRegionMake",
        region.center.latitude == 39.9042 && region.center.longitude == 116.4074
          && region.span.latitudeDelta == 1 && region.span.longitudeDelta == 2),
      Spelling(
        "MKCoordinateRegionMakeWithDistance",
        metres.center.latitude == 39.9042 && metres.span.latitudeDelta == modern.span.latitudeDelta
          && metres.span.longitudeDelta == modern.span.longitudeDelta),
      Spelling(
        "MKCoordinateRegionForMapRect",
        shown.center.latitude == MKCoordinateRegion(rect).center.latitude
          && shown.span.longitudeDelta == MKCoordinateRegion(rect).span.longitudeDelta),
    ]
  }
}

private struct RectGetterSpellings: SpellingList {
  @available(*, deprecated)
  var spellings: [Spelling] {
    [
      Spelling("MKMapRectMake", MKMapRectMake(1, 2, 3, 4), MKMapRect(x: 1, y: 2, width: 3, height: 4)),
      Spelling("MKMapRectNull", MKMapRectNull, .null),
      Spelling("MKMapRectWorld", MKMapRectWorld, .world),
      Spelling("MKMapRectGetMinX", MKMapRectGetMinX(rect) == -10),
      Spelling("MKMapRectGetMidX", MKMapRectGetMidX(rect) == 7.5),
      Spelling("MKMapRectGetMaxX", MKMapRectGetMaxX(rect) == 25),
      Spelling("MKMapRectGetMinY", MKMapRectGetMinY(rect) == 20),
      Spelling("MKMapRectGetMidY", MKMapRectGetMidY(rect) == 40),
      Spelling("MKMapRectGetMaxY", MKMapRectGetMaxY(rect) == 60),
      Spelling("MKMapRectGetWidth", MKMapRectGetWidth(rect) == 35),
      Spelling("MKMapRectGetHeight", MKMapRectGetHeight(rect) == 40),
      Spelling("MKMapRectIsNull", MKMapRectIsNull(.null) && !MKMapRectIsNull(MKMapRect())),
      Spelling("MKMapRectIsEmpty", MKMapRectIsEmpty(MKMapRect()) && !MKMapRectIsEmpty(rect)),
      Spelling(
        "MKMapRectSpans180thMeridian", MKMapRectSpans180thMeridian(rect) && !MKMapRectSpans180thMeridian(other)),
      Spelling("MKMapRectRemainder", MKMapRectRemainder(rect), rect.remainder),
    ]
  }
}

private struct RectOperationSpellings: SpellingList {
  @available(*, deprecated)
  var spellings: [Spelling] {
    let (inside, outside) = (MKMapPoint(x: 0, y: 30), MKMapPoint(x: 0, y: 90))
    let inner = MKMapRect(x: 0, y: 30, width: 1, height: 1)
    return [
      Spelling("MKMapRectUnion", MKMapRectUnion(rect, other), rect.union(other)),
      Spelling("MKMapRectIntersection", MKMapRectIntersection(rect, other), rect.intersection(other)),
      Spelling(
        "MKMapRectIntersectsRect", MKMapRectIntersectsRect(rect, other) && !MKMapRectIntersectsRect(inner, other)),
      Spelling(
        "MKMapRectContainsPoint", MKMapRectContainsPoint(rect, inside) && !MKMapRectContainsPoint(rect, outside)),
      Spelling(
        "MKMapRectContainsRect", MKMapRectContainsRect(rect, inner) && !MKMapRectContainsRect(inner, rect)),
      Spelling("MKMapRectInset", MKMapRectInset(rect, 1, 2), rect.insetBy(dx: 1, dy: 2)),
      Spelling("MKMapRectOffset", MKMapRectOffset(rect, 1, 2), rect.offsetBy(dx: 1, dy: 2)),
    ]
  }
}

private struct BoxSpellings: SpellingList {
  @available(*, deprecated)
  var spellings: [Spelling] {
    let coordinate = NSValue(mkCoordinate: place).MKCoordinateValue
    let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4)).MKCoordinateSpanValue
    return [
      Spelling("MKCoordinateValue", coordinate.latitude == 39.9042 && coordinate.longitude == 116.4074),
      Spelling("MKCoordinateSpanValue", span.latitudeDelta == 3 && span.longitudeDelta == 4),
    ]
  }
}
