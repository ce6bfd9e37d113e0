import MapKit
import Testing

@testable import ParkView

@Suite("Park")
struct ParkTests {
  let park: Park

  init() throws { park = try Park(filename: "MagicMountain") }

  @Test("the fourth corner of the plan comes from the other three")
  func corners() {
    #expect(park.overlayBottomRightCoordinate.latitude == 34.4194)
    #expect(park.overlayBottomRightCoordinate.longitude == -118.5912)
  }

  @Test("the plan covers the rect between its corners")
  func rect() {
    let rect = park.overlayBoundingMapRect
    let corner = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    #expect(abs(rect.origin.coordinate.latitude - 34.4311) < 1e-9)
    #expect(abs(rect.origin.coordinate.longitude - -118.6012) < 1e-9)
    #expect(abs(corner.latitude - 34.4194) < 1e-9)
    #expect(abs(corner.longitude - -118.5912) < 1e-9)
  }

  @Test("the first region is the plan's height round the park's middle, and no width")
  func region() {
    #expect(park.region.center.latitude == 34.4248)
    #expect(park.region.center.longitude == -118.5971)
    #expect(abs(park.region.span.latitudeDelta - 0.0117) < 1e-12)
    #expect(park.region.span.longitudeDelta == 0)
  }

  @Test("the boundary has nine points")
  func boundary() {
    #expect(park.boundary.count == 9)
    #expect(park.boundary.first?.latitude == 34.4313)
    #expect(park.boundary.last?.longitude == -118.59171)
  }

  private func list(_ changes: [String: String]) -> String {
    var fields: [String: String] = [
      "midCoord": "<string>{34.4,-118.6}</string>", "overlayTopLeftCoord": "<string>{34.5,-118.7}</string>",
      "overlayTopRightCoord": "<string>{34.5,-118.5}</string>",
      "overlayBottomLeftCoord": "<string>{34.3,-118.7}</string>",
      "boundary":
        "<array><string>{34.5,-118.7}</string><string>{34.5,-118.5}</string><string>{34.3,-118.7}</string></array>",
    ]
    for (key, value) in changes { fields[key] = value }
    return "<dict>\(fields.map { key, value in value.isEmpty ? "" : "<key>\(key)</key>\(value)" }.joined())</dict>"
  }

  @Test("a whole list is read")
  func whole() throws {
    try withPropertyList(list([:])) { name in
      let park = try Park(filename: name)
      #expect(park.boundary.count == 3)
    }
  }

  static let faults: [(changes: [String: String], place: String, problem: String)] = [
    (["midCoord": ""], "midCoord", "missing"),
    (["overlayTopRightCoord": "<string>{x,y}</string>"], "overlayTopRightCoord", "not a coordinate"),
    (["overlayTopRightCoord": "<string>{34.5,-118.8}</string>"], "overlayTopRightCoord", "does not lie east"),
    (["overlayBottomLeftCoord": "<string>{34.6,-118.7}</string>"], "overlayBottomLeftCoord", "does not lie south"),
    (["boundary": ""], "boundary", "missing"),
    (["boundary": "<string>{1,2}</string>"], "boundary", "not an array"),
    (["boundary": "<array><string>{1,2}</string></array>"], "boundary", "1 coordinates, 3 are needed"),
    (
      ["boundary": "<array><string>{1,2}</string><string>{1,3}</string><string>{91,3}</string></array>"],
      "boundary, entry 3", "outside latitude"
    ),
  ]

  @Test("a bad field is reported by its name", arguments: faults.indices)
  func fault(index: Int) throws {
    let fault = Self.faults[index]
    try withPropertyList(list(fault.changes)) { name in
      let error = try #require(throws: ParkDataError.self) { _ = try Park(filename: name) }
      #expect(error.place == fault.place)
      #expect(error.problem.contains(fault.problem))
    }
  }
}
