import MapKit
import Testing

@Suite struct OptionsCopyTests {
  @Test("A copy of the options has their values and changes apart from them")
  func copy() throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 3, height: 4)
    options.mapType = .hybrid
    options.mapRect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(options.copy() as? MKMapSnapshotter.Options)
    #expect(copy !== options && copy.size == options.size && copy.mapType == .hybrid && copy.mapRect.maxY == 6)
    copy.size = CGSize(width: 9, height: 9)
    #expect(options.size == CGSize(width: 3, height: 4))
  }
}
