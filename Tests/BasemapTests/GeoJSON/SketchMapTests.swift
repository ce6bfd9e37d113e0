import Foundation
import Testing

@testable import Basemap

@Suite struct SketchMapTests {
  @Test("the sketches are few features of known layers, and name whom their data come from")
  func features() throws {
    var count = 0
    for sketch in SketchMap.allCases {
      let data = try Data(contentsOf: URL(fileURLWithPath: EmbeddedFile.path(sketch.rawValue)))
      let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      count += try #require(document["features"] as? [Any]).count
      let source = try sketch.open()
      #expect(source.info.attribution == ["© OpenStreetMap contributors"])
      let known = [
        "building", "landcover", "landuse", "place", "poi", "transportation", "transportation_name", "water",
        "waterway",
      ]
      #expect(Set(source.layers).isSubset(of: known))
    }
    #expect(count > 20 && count < 100)
  }

  @Test("they show, and their source is named, where no street map lies; far away they are not named")
  func shown() throws {
    let map = try Basemap()
    let park = MKMapPoint(CLLocationCoordinate2D(latitude: 34.4248, longitude: -118.5971))
    func credits(_ place: MKMapPoint) -> [String] {
      map.attribution(
        for: MKMapRect(x: place.x - 1000, y: place.y - 1000, width: 2000, height: 2000), pixelsPerMapPoint: 0.0625,
        contentScale: 1, look: BasemapLook(.standard))
    }
    #expect(credits(park).contains("© OpenStreetMap contributors"))
    #expect(
      !credits(MKMapPoint(CLLocationCoordinate2D(latitude: 50, longitude: 10))).contains("© OpenStreetMap contributors")
    )
  }
}
