import Basemap
import Testing

@testable import OpenMapKitCommand

@Suite struct TileRequestTests {
  @Test("addresses that there are")
  func known() throws {
    let look = try #require(Look("muted-dark"))
    #expect(TileRequest("/") == .index && TileRequest("/healthz") == .health)
    #expect(TileRequest("/tiles/muted-dark.json") == .imageDescription(look))
    #expect(TileRequest("/styles/muted-dark.json") == .style(look))
    let address = try #require(TileAddress(z: 3, x: 7, y: 0))
    #expect(TileRequest("/tiles/muted-dark/3/7/0.png") == .image(look, address, scale: 1, .png))
    #expect(TileRequest("/tiles/muted-dark/3/7/0@3x.webp") == .image(look, address, scale: 3, .webp))
    #expect(TileRequest("/data/map/3/7/0.pbf") == .data(address) && TileRequest("/data/map.json") == .dataDescription)
  }

  @Test(
    "and addresses that there are not",
    arguments: [
      "", "x", "//", "/tiles", "/tiles/", "/tiles/none.json", "/tiles/standard", "/tiles/standard/0/0/0",
      "/tiles/standard/0/0/0.gif", "/tiles/standard/0/0/1.png", "/tiles/standard/0/0/-1.png",
      "/tiles/standard/00/0/0.png", "/tiles/standard/+1/0/0.png", "/tiles/standard/23/0/0.png",
      "/tiles/standard/1/0/0@4x.png", "/tiles/standard/1/0/0@2x@2x.png", "/tiles/standard/1/0/@2x.png",
      "/tiles/standard/99999999999999999999/0/0.png", "/data/map/0/0/0.mvt", "/data/other.json", "/data/../map.json",
      "/styles/standard", "/styles/../standard.json", "/tiles/standard/1/0/0.png/",
    ])
  func unknown(path: String) { #expect(TileRequest(path) == nil) }
}
