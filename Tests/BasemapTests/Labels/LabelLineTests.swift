import Foundation
import Testing

@testable import Basemap

@Suite("Labels along lines")
struct LabelLineTests {
  private func trial(
    _ points: [(Double, Double)], _ layout: String = "", name: String = "Road", zoomedIn: Bool = false
  ) -> LabelTrial {
    var trial = LabelTrial()
    trial.style(
      "road", layout: #""symbol-placement": "line", "text-size": 10"# + (layout.isEmpty ? "" : ",") + layout)
    trial.line(points, name)
    return trial
  }

  @Test("At equal distances, within the tile")
  func spacing() throws {
    // style: symbol-placement
    // style: symbol-spacing
    let shown = try trial([(0, 100), (512, 100)], #""symbol-spacing": 100"#).shown()
    #expect(shown.map(\.place.x) == [50, 150, 250, 350, 450])
    #expect(try trial([(0, 100), (512, 100)], #""symbol-spacing": 250"#).shown().map(\.place.x) == [125, 375])
  }

  @Test("A short line has its label in the middle, one too short has none")
  func short() throws {
    #expect(try trial([(100, 100), (140, 100)]).shown().map(\.place.x) == [120])
    #expect(try trial([(100, 100), (110, 100)]).shown().isEmpty)
  }

  @Test("In the middle of the line alone")
  func lineCenter() throws {
    let shown = try trial([(20, 100), (480, 100)], #""symbol-placement": "line-center""#).shown()
    #expect(shown.map(\.place.x) == [250])
  }

  @Test("Text runs against the line rather than on its head")
  func upright() throws {
    for line in [[(400, 100), (100, 100)], [(100, 100), (400, 100)], [(100, 400), (300, 100)]] as [[(Double, Double)]] {
      let curve = try #require(try trial(line).shown().first?.curve)
      let (_, direction) = curve.place(from: 2, to: 12)
      #expect(direction.x > 0)
    }
    // style: text-keep-upright
    let curve = try #require(
      try trial([(400, 100), (100, 100)], #""text-keep-upright": false"#).shown().first?.curve)
    #expect(curve.place(from: 2, to: 12).direction.x < 0)
  }

  @Test("Letters stand on the curve, each turned with it, all upright")
  func curve() throws {
    let arc = (0...40).map { step -> (Double, Double) in
      let angle = .pi * (1 - Double(step) / 40)
      return (250 + 120 * cos(angle), 200 - 120 * sin(angle))
    }
    let shown = try #require(try trial(arc, name: "Semicircle Drive").shown().first)
    let curve = try #require(shown.curve)
    let length = try #require(shown.label.arrangement.text?.paragraph.width) * 10
    var last = -1.0
    for step in 0..<10 {
      let part = length / 10
      let (middle, direction) = curve.place(from: Double(step) * part, to: Double(step + 1) * part)
      let radius = middle - shown.label.rank.anchor + shown.place - SIMD2(250, 200)
      #expect(abs(hypot(radius.x, radius.y) - 120) < 0.5)
      // At right angles to the radius, from left to right.
      #expect(abs(radius.x * direction.x + radius.y * direction.y) < 5 && direction.x > 0)
      #expect(direction.y > last)
      last = direction.y
    }
  }

  @Test("No label on a bend sharper than allowed")
  func maximumAngle() throws {
    // style: text-max-angle
    let bent = [(100.0, 200.0), (150, 200), (150, 250)]
    #expect(try trial(bent, #""text-max-angle": 45"#, name: "Corner Street").shown().isEmpty)
    #expect(try trial(bent, #""text-max-angle": 100"#, name: "Corner Street").shown().count == 1)
  }

  @Test("Pieces of one name are joined, others are not")
  func merging() {
    var merger = LineMerger()
    func points(_ values: [Int32]) -> ArraySlice<TilePoint> { ArraySlice(values.map { TilePoint(x: $0, y: 0) }) }
    merger.add(points([0, 1]), label: "A", feature: 0)
    merger.add(points([4, 5]), label: "A", feature: 1)
    merger.add(points([1, 2]), label: "B", feature: 2)
    merger.add(points([1, 4]), label: "A", feature: 3)
    merger.add(points([-3, 0]), label: "A", feature: 4)
    merger.add(points([5, 9]), label: "A", feature: 5)
    #expect(merger.merged.map { $0.points.map(\.x) } == [[-3, 0, 1, 4, 5, 9], [1, 2]])
    // A ring closes without end.
    var ring = LineMerger()
    ring.add(points([0, 1, 2]), label: "A", feature: 0)
    ring.add(points([2, 3, 0]), label: "A", feature: 1)
    #expect(ring.merged.map { $0.points.map(\.x) } == [[0, 1, 2, 3, 0]])
  }

  @Test("The same name close by is shown once, though the lines do not touch")
  func repeats() throws {
    var trial = LabelTrial()
    trial.style("road", layout: #""symbol-placement": "line", "text-size": 10, "symbol-spacing": 250"#)
    trial.line([(100, 100), (180, 100)], "Twin")
    trial.line([(100, 150), (180, 150)], "Twin")
    trial.line([(100, 200), (180, 200)], "Other")
    #expect(try trial.names() == ["Other", "Twin"])
  }

  @Test("Beside the line by an offset")
  func offset() throws {
    let on = try #require(try trial([(100, 100), (400, 100)]).shown().first)
    let below = try #require(try trial([(100, 100), (400, 100)], #""text-offset": [0, 1.5]"#).shown().first)
    #expect(abs(below.box.center.y - on.box.center.y - 15) < 1e-6)
  }

  @Test("Upright at places along the line, where the style says so")
  func viewport() throws {
    // style: text-rotation-alignment
    let shown = try #require(
      try trial([(100, 100), (400, 400)], #""text-rotation-alignment": "viewport""#).shown().first)
    #expect(shown.curve == nil)
    // On a turned map, what goes with the map turns.
    var trial = LabelTrial()
    trial.style(layout: #""text-rotation-alignment": "map""#)
    trial.point(256, 128, "Wide name")
    let turned = try #require(try trial.shown(heading: 90).first).box
    #expect(turned.height > turned.width)
  }

  @Test("On a turned map labels lie along lines as they lie there, upright")
  func turned() throws {
    let curve = try #require(try trial([(256, 50), (256, 450)]).shown(heading: 90).first?.curve)
    let (_, direction) = curve.place(from: 2, to: 12)
    #expect(abs(direction.y) < 1e-6 && direction.x > 0)
  }

  @Test("A path: lengths, places, angles")
  func path() throws {
    let path = try #require(LabelPath([SIMD2(0, 0), SIMD2(0, 0), SIMD2(3, 0), SIMD2(3, 4)], isContinued: false))
    #expect(path.length == 7 && path.points.count == 3)
    #expect(path.point(at: 5) == SIMD2(3, 2) && path.angle(at: 5) == 90)
    #expect(path.point(at: 9) == SIMD2(3, 6) && path.point(at: -1) == SIMD2(-1, 0))
    #expect(LabelPath([SIMD2(1, 1), SIMD2(1, 1)], isContinued: false) == nil)
    #expect(LabelPath([SIMD2(.nan, 1), SIMD2(1, 1)], isContinued: false) == nil)
  }
}
