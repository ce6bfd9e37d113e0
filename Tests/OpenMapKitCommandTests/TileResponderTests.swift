import CoreGraphics
import MapDisplay
import Testing

@testable import OpenMapKitCommand

@Suite struct TileResponderTests {
  private let responder: TileResponder

  init() throws {
    responder = try TileResponder(BaseMapArguments(try CommandArguments([], options: [])))
    responder.allow(AllowedHosts(host: "127.0.0.1", port: 80))
  }

  private func get(_ path: String, method: String = "GET", _ headers: [(String, String)] = []) async -> HTTPResponse {
    var fields = HTTPHeaders()
    fields.add("host", "localhost:80")
    for (name, value) in headers { fields.add(name, value) }
    let request = HTTPRequest(method: method, path: path, headers: fields)
    if let response = responder.immediateResponse(to: request) { return response }
    return await responder.response(to: request)
  }

  private func object(_ response: HTTPResponse) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: response.data ?? Data()) as? [String: Any])
  }

  @Test("images are drawn once, at one, two and three pixels a point")
  func images() async throws {
    for (path, side, type) in [
      ("/tiles/standard/1/0/0.png", 256, "image/png"), ("/tiles/hybrid-dark/1/1/0@2x.jpg", 512, "image/jpeg"),
      ("/tiles/muted/1/1/1@3x.webp", 768, "image/webp"),
    ] {
      let response = await get(path)
      #expect(response.status == 200 && response.headers["content-type"] == type)
      #expect(try ImageDecoder.decode(response.data ?? Data()).width == side)
      let tag = try #require(response.headers["etag"])
      #expect(await get(path, [("if-none-match", "W/\"x\", \(tag)")]).status == 304)
      #expect(response.headers["access-control-allow-origin"] == "*")
    }
  }

  @Test("a tile of the server is that of the job")
  func sameTile() async throws {
    let job = try TileJob(
      CommandArguments(["--scale", "2"], options: ["--scale"]))
    let painter = TilePainter(map: .world, type: .standard, isDark: false, job: job)
    let served = await get("/tiles/standard/3/4/2@2x.png").data
    #expect(try painter.tile(try #require(TileAddress(z: 3, x: 4, y: 2))) == served)
  }

  @Test("vector tiles come as they are, and a description that clients can follow")
  func data() async throws {
    let tile = await get("/data/map/2/1/1.pbf")
    #expect(tile.status == 200 && tile.headers["content-type"] == "application/vnd.mapbox-vector-tile")
    #expect(await get("/data/map/9/1/1.pbf").status == 404)
    let description = try object(await get("/data/map.json"))
    #expect(description["tiles"] as? [String] == ["http://localhost:80/data/map/{z}/{x}/{y}.pbf"])
    #expect(description["minzoom"] as? Int == 0 && description["maxzoom"] as? Int == 6)
    #expect((description["attribution"] as? String)?.contains("Natural Earth") == true)
    #expect((description["vector_layers"] as? [[String: Any]])?.contains { $0["id"] as? String == "water" } == true)
  }

  @Test("the description of the images names the user's own sources too")
  func credits() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(#"{"type":"FeatureCollection","attribution":"© The town","features":[]}"#.utf8)
      .write(to: URL(fileURLWithPath: path))
    let arguments = BaseMapArguments(try CommandArguments(["--basemap", path], options: ["--basemap"]))
    let responder = try TileResponder(arguments)
    responder.allow(AllowedHosts(host: "127.0.0.1", port: 80))
    let request = HTTPRequest(path: "/tiles/standard.json", headers: ["host": "localhost:80"])
    let credit = try object(try #require(responder.immediateResponse(to: request)))["attribution"] as? String
    #expect(credit?.contains("Natural Earth") == true && credit?.contains("© The town") == true)
  }

  @Test("every look has a description and a style sheet that stand on the server's own tiles")
  func looks() async throws {
    for look in Look.allCases {
      let description = try object(await get("/tiles/\(look.text).json"))
      #expect(description["tilejson"] as? String == "3.0.0")
      #expect(description["tiles"] as? [String] == ["http://localhost:80/tiles/\(look.text)/{z}/{x}/{y}.png"])
      let style = try object(await get("/styles/\(look.text).json"))
      #expect(style["version"] as? Int == 8 && (style["layers"] as? [Any])?.isEmpty == false)
    }
    let standard = try object(await get("/styles/standard.json"))
    let sources = try #require(standard["sources"] as? [String: [String: Any]])
    #expect(sources.values.contains { $0["url"] as? String == "http://localhost:80/data/map.json" })
    let index = try object(await get("/"))
    #expect((index["tiles"] as? [String])?.count == 8)
  }

  @Test("other hosts, other methods and other addresses are refused in one line of JSON")
  func refusals() async throws {
    #expect(await get("/nothing").status == 404)
    #expect(await get("/", method: "POST").status == 405)
    let request = HTTPRequest(path: "/", headers: ["host": "evil.example"])
    #expect(responder.immediateResponse(to: request)?.status == 421)
    #expect(try object(await get("/nothing"))["error"] != nil)
  }
}
