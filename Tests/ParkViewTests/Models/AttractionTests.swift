import MapKit
import Testing

@testable import ParkView

@Suite("Attraction")
struct AttractionTests {
  @Test("the park has its eight attractions, with place, lines and type")
  func park() throws {
    let all = try Attraction.all(filename: "MagicMountainAttractions")
    #expect(
      all.map(\.title) == [
        "Goliath", "Batman", "Ridler's Revenge", "X2", "Tatsu", "Panda Express", "Cold Stone", "First Aid",
      ])
    #expect(all.map(\.type) == [.ride, .ride, .ride, .ride, .ride, .food, .food, .firstAid])
    #expect(all[0].coordinate.latitude == 34.42635 && all[0].coordinate.longitude == -118.59712)
    #expect(all[3].subtitle == "Intensity: 10/10")
    #expect(all[7].subtitle == "Call 911 For Emergency")
  }

  @Test(
    "each type has an icon of the artwork's size",
    arguments: [
      (AttractionType.misc, CGSize(width: 62, height: 69)), (.ride, CGSize(width: 62, height: 69)),
      (.food, CGSize(width: 62, height: 69)), (.firstAid, CGSize(width: 31, height: 34)),
    ])
  func icons(type: AttractionType, size: CGSize) throws {
    let image = try #require(type.image)
    #expect(image.size == size)
    #expect(image.scale == 2)
    #expect(try #require(image.cgImage?.pixels(level: 1)).width == Int(size.width))
  }

  /// What is wrong, in the file's words, and what the error must say of it.
  static let faults: [(changes: [String: String], place: String, problem: String)] = [
    (["name": ""], "entry 2, name", "missing"),
    (["name": "<string></string>"], "entry 2, name", "empty"),
    (["name": "<integer>4</integer>"], "entry 2, name", "not a text"),
    (["location": ""], "entry 2 (Swing), location", "missing"),
    (["location": "<string>at the gate</string>"], "entry 2 (Swing), location", "not a coordinate|is not a coordinate"),
    (["location": "<string>{95,-118.6}</string>"], "entry 2 (Swing), location", "outside latitude"),
    (["location": "<string>{34.4,-190}</string>"], "entry 2 (Swing), location", "outside latitude"),
    (["location": "<string>{34.4}</string>"], "entry 2 (Swing), location", "is not a coordinate"),
    (["location": "<string>{nan,nan}</string>"], "entry 2 (Swing), location", "is not a coordinate"),
    (["type": ""], "entry 2 (Swing), type", "missing"),
    (["type": "<string>7</string>"], "entry 2 (Swing), type", "none of 0, 1, 2, 3"),
    (["type": "<string>ride</string>"], "entry 2 (Swing), type", "none of 0, 1, 2, 3"),
    (["subtitle": ""], "entry 2 (Swing), subtitle", "missing"),
  ]

  @Test("a bad entry is reported with file, entry and field", arguments: faults.indices)
  func fault(index: Int) throws {
    let fault = Self.faults[index]
    try withPropertyList("<array>\(attractionEntry())\(attractionEntry(fault.changes))</array>") { name in
      let error = try #require(throws: ParkDataError.self) { _ = try Attraction.all(filename: name) }
      #expect(error.file == name + ".plist")
      #expect(error.place == fault.place)
      #expect(fault.problem.split(separator: "|").contains { error.problem.contains($0) })
      #expect(error.description.hasPrefix("\(name).plist: \(fault.place): "))
    }
  }

  @Test(
    "a list that is no list of attractions is reported",
    arguments: [
      ("<dict/>", "the file is not an array"), ("<array/>", "the array is empty"),
      ("<array><string>Swing</string></array>", "not a dictionary"), ("<arr", "the file is not a property list"),
    ])
  func notAList(root: String, problem: String) throws {
    try withPropertyList(root) { name in
      let error = try #require(throws: ParkDataError.self) { _ = try Attraction.all(filename: name) }
      #expect(error.problem == problem)
    }
  }

  @Test("a list that is not there is reported")
  func missing() throws {
    let error = try #require(throws: ParkDataError.self) { _ = try Attraction.all(filename: "NoSuchList") }
    #expect(error.description == "NoSuchList.plist: the file is missing or cannot be read")
  }
}
