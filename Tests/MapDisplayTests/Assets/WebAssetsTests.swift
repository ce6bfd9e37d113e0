import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct WebAssetsTests {
  @Test("The page's files are packed for those who can unpack them, under a tag of their own") func packed()
    async throws
  {
    let display = try TestDisplay()
    let plain = await display.get("/map.js")
    let packed = await display.get("/map.js", headers: [("Accept-Encoding", "gzip, deflate, br")])
    #expect(plain.headers["content-encoding"] == nil && packed.headers["content-encoding"] == "gzip")
    #expect(packed.data?.prefix(2) == Data([0x1F, 0x8B]))
    #expect((packed.data?.count ?? .max) * 2 < plain.data?.count ?? 0)
    #expect(plain.headers["vary"] == "accept-encoding" && packed.headers["vary"] == "accept-encoding")
    let tag = try #require(packed.headers["etag"])
    #expect(tag != plain.headers["etag"])
    let again = await display.get("/map.js", headers: [("Accept-Encoding", "gzip"), ("If-None-Match", tag)])
    #expect(again.status == 304 && again.headers["content-encoding"] == nil)
    #expect(await display.get("/map.js", headers: [("If-None-Match", tag)]).status == 200)
  }

  @Test("What grows by packing stays as it is") func small() async throws {
    let display = try TestDisplay()
    let answer = await display.get("/openlayers/ol.css", headers: [("Accept-Encoding", "gzip")])
    #expect(answer.headers["content-encoding"] == nil && answer.data == Data("a{}".utf8))
  }

  @Test(
    "Who can unpack gzip says so",
    arguments: [
      ("gzip", true), ("br, GZIP;q=0.5", true), ("x-gzip", true), ("gzip;q=0", false), ("gzip; q=0.000", false),
      ("deflate", false), ("", false), ("*", false), ("gzip;q=;", false), ("notgzip", false),
    ])
  func acceptance(field: String, accepts: Bool) {
    #expect((["accept-encoding": field] as HTTPHeaders).acceptsGzip == accepts)
  }
}
