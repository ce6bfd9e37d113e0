import Foundation
import Testing

@testable import Basemap

@Suite("Style sheets")
struct StyleSheetTests {
  @Test("Layers keep their order, names, zooms, sources and notes")
  func layers() throws {
    let sheet = try StyleSheet(
      json: Data(
        """
        {"version": 8, "name": "Plain", "metadata": {"by": "me"}, "sprite": "https://example.com/sprite",
         "state": {"language": {"default": "fr"}}, "glyphs": "https://example.com/{fontstack}/{range}.pbf",
         "sources": {"map": {"type": "vector", "url": "https://example.com/tiles.json", "maxzoom": 14,
                             "attribution": "© Me"}},
         "layers": [
           {"id": "sea", "type": "background", "paint": {"background-color": "#abc"}},
           {"id": "roads", "type": "line", "source": "map", "source-layer": "transportation", "minzoom": 5,
            "maxzoom": 12, "metadata": {"group": 1}, "filter": ["==", "class", "motorway"]},
           {"id": "hidden", "type": "fill", "source": "map", "source-layer": "park", "layout": {"visibility": "none"}}
         ]}
        """.utf8))
    #expect(sheet.faults == [])
    #expect(sheet.name == "Plain" && sheet.metadata == ["by": .string("me")])
    #expect(sheet.sprites == [StyleSpriteAddress(prefix: "", url: "https://example.com/sprite")])
    #expect(sheet.state["language"] == .string("fr"))
    #expect(sheet.layers.map(\.id) == ["sea", "roads", "hidden"])
    let roads = sheet.layers[1]
    #expect(roads.source == "map" && roads.sourceLayer == "transportation" && roads.zooms == 5..<12)
    #expect(roads.metadata == ["group": .number(1)] && roads.filter != nil)
    #expect(sheet.layers[0].zooms == 0..<Double.infinity && sheet.layers[0].filter == nil)
    let source = try #require(sheet.sources["map"])
    #expect(source.kind == .vector && source.zooms == 0...14 && source.attribution == "© Me")
    #expect(source.url == "https://example.com/tiles.json" && source.tileSize == 512)
  }

  // style: visibility
  @Test("A layer may be hidden, or hidden by the state")
  func visibility() throws {
    let sheet = try Sheet.of(
      """
      {"id": "a", "type": "background"},
      {"id": "b", "type": "background", "layout": {"visibility": "none"}},
      {"id": "c", "type": "background",
       "layout": {"visibility": ["case", ["==", ["global-state", "roads"], true], "visible", "none"]}},
      {"id": "d", "type": "background", "layout": {"visibility": "maybe"}}
      """)
    #expect(sheet.layers.map(\.isVisible) == [true, false, false])
    let context = StyleContext(zoom: 3, state: StyleState(["roads": .bool(true)]))
    #expect(sheet.layers[2].visibility.value(in: context) == .visible)
    #expect(sheet.faults.map(\.property) == ["visibility"])
  }

  @Test("A faulty layer is left out and named; the others are drawn")
  func faults() throws {
    let sheet = try Sheet.of(
      """
      {"id": "sea", "type": "background", "paint": {"background-color": "#abc"}},
      {"id": "wide", "type": "line", "source": "map", "paint": {"line-width": "wide"}},
      {"id": "wrong", "type": "line", "source": "map", "paint": {"line-widht": 3}},
      {"id": "misplaced", "type": "line", "source": "map", "paint": {"line-cap": "butt"}},
      {"id": "heat", "type": "heatmap", "source": "map"},
      {"id": "odd", "type": "lines", "source": "map"},
      {"type": "line", "source": "map"},
      {"id": "sea", "type": "background"},
      {"id": "deep", "type": "fill", "source": "map", "minzoom": 30},
      {"id": "sieve", "type": "fill", "source": "map", "filter": ["all", ["==", "a", 1], ["in"]]},
      {"id": "step", "type": "line", "source": "map",
       "paint": {"line-width": ["interpolate", ["linear"], ["zoom"], 5, 1, 7, ["get"]]}},
      17
      """)
    #expect(sheet.layers.map(\.id) == ["sea"])
    let places = sheet.faults.map { "\($0.layer ?? "-") \($0.property ?? "-")" }
    #expect(
      places == [
        "wide line-width", "wrong line-widht", "misplaced line-cap", "heat type", "odd type", "layers[6] id", "sea id",
        "deep minzoom", "sieve filter[2][1]", "step line-width[6]", "layers[11] -",
      ])
    #expect(sheet.faults[0].description == "wide: line-width: number expected")
  }

  @Test("A layer takes from another what it refers to")
  func references() throws {
    let sheet = try Sheet.of(
      """
      {"id": "edge", "ref": "road", "paint": {"line-width": 5}},
      {"id": "road", "type": "line", "source": "map", "source-layer": "transportation", "minzoom": 4,
       "filter": ["==", "class", "path"], "layout": {"line-cap": "round"}, "paint": {"line-width": 3}},
      {"id": "lost", "ref": "rail"}
      """)
    #expect(sheet.layers.map(\.id) == ["edge", "road"])
    #expect(sheet.faults.map(\.property) == ["ref"])
    guard case .line(let edge) = sheet.layers[0].paint else {
      Issue.record("another type")
      return
    }
    #expect(edge.lineWidth.constant == 5 && edge.lineCap.constant == .round)
    #expect(sheet.layers[0].sourceLayer == "transportation" && sheet.layers[0].zooms.lowerBound == 4)
    #expect(sheet.layers[0].filter != nil)
  }

  @Test("Layers name sources that there are, of a kind that they draw")
  func sources() throws {
    let sheet = try StyleSheet(
      json: Data(
        """
        {"version": 8,
         "sources": {"map": {"type": "vector"}, "photos": {"type": "raster", "tileSize": 256, "scheme": "tms"},
                     "bad": {"type": "tiles"}, "new": {"type": "vector", "encoding": "mlt"}, "odd": {"type": "vector", "minzoom": 9, "maxzoom": 4},
                     "own": {"type": "geojson", "data": "a.geojson", "filter": ["has", "a"], "lineMetrics": true}},
         "sprite": [{"id": "default", "url": "a"}, {"id": "more", "url": "b"}, 3],
         "layers": [
           {"id": "1", "type": "fill", "source": "map", "source-layer": "water"},
           {"id": "2", "type": "raster", "source": "photos"},
           {"id": "3", "type": "circle", "source": "own"},
           {"id": "4", "type": "fill", "source": "map"},
           {"id": "5", "type": "fill", "source": "photos", "source-layer": "water"},
           {"id": "6", "type": "raster", "source": "map"},
           {"id": "7", "type": "fill", "source": "bad", "source-layer": "water"},
           {"id": "8", "type": "fill", "source-layer": "water"}
         ]}
        """.utf8))
    #expect(sheet.layers.map(\.id) == ["1", "2", "3"])
    #expect(
      sheet.faults.map(\.property) == [
        "sources.bad.type", "sources.new.encoding", "sources.odd.maxzoom", "source-layer", "source", "source", "source",
        "source",
      ])
    #expect(sheet.sources["photos"]?.tileSize == 256 && sheet.sources["photos"]?.countsRowsFromSouth == true)
    #expect(sheet.sources["own"]?.data == .string("a.geojson") && sheet.sources["own"]?.filter != nil)
    #expect(sheet.sources["own"]?.hasLineMetrics == true)
    #expect(
      sheet.sprites == [StyleSpriteAddress(prefix: "", url: "a"), StyleSpriteAddress(prefix: "more:", url: "b")])
  }

  @Test("Transitions are passed over")
  func transitions() throws {
    let sheet = try Sheet.one("line", paint: #""line-width": 3, "line-width-transition": {"duration": 300}"#)
    #expect(sheet.faults == [])
    #expect(
      try Sheet.fault("line", paint: #""line-widht-transition": {"duration": 300}"#).property
        == "line-widht-transition")
  }

  @Test("What is no style sheet is refused")
  func refusals() {
    func error(_ text: String) -> StyleSheetError? {
      #expect(throws: StyleSheetError.self) { try StyleSheet(json: Data(text.utf8)) }
    }
    #expect(error("") == .notJSON("a value expected", at: 0))
    #expect(error(#"{"version": 8, "layers": [}"#) == .notJSON("a value expected", at: 26))
    #expect(error("[]") == .notAStyleSheet("it is no object"))
    #expect(error(#"{"version": 7, "layers": []}"#) == .notAStyleSheet("its version is not 8"))
    #expect(error(#"{"version": 8}"#) == .notAStyleSheet("it has no layers"))
    let many = [String](repeating: "0", count: StyleSheet.Limit.layers + 1).joined(separator: ",")
    #expect(error(#"{"version": 8, "layers": [\#(many)]}"#) == .tooLarge("more than 4096 layers"))
    #expect(
      error(String(repeating: "[", count: 1000))
        == .tooLarge("more than 128 levels"))
  }
}
