import Foundation
import Testing

@testable import Basemap

@Suite struct RemoteSourceTests {
  private func options(_ change: (inout RemoteOptions) -> Void = { _ in }) -> RemoteOptions {
    var options = RemoteOptions()
    options.allowedHosts = ["127.0.0.1"]
    options.timeout = 5
    change(&options)
    return options
  }

  private static let tile: [UInt8] = {
    var writer = TileWriter()
    writer.area("water", ["class": "lake"], TileWriter.square(0, 0, 100, 100))
    return writer.bytes
  }()

  private static let description = #"""
    {"tilejson":"3.0.0","name":"Local","attribution":"<a href=\"x\">© Here</a>","minzoom":2,"maxzoom":5,
     "vector_layers":[{"id":"water"}],"tiles":["/t/{z}/{x}/{y}.pbf"]}
    """#

  private func server(
    _ tiles: @escaping @Sendable (LocalServer.Request) -> LocalServer.Answer = { _ in
      LocalServer.Answer(body: RemoteSourceTests.tile)
    }
  ) throws -> LocalServer {
    try LocalServer { request in
      request.path == "/tiles.json" ? LocalServer.Answer(body: Array(Self.description.utf8)) : tiles(request)
    }
  }

  private func address(_ z: Int = 3, _ x: Int = 1, _ y: Int = 2) throws -> TileAddress {
    try #require(TileAddress(z: z, x: x, y: y))
  }

  @Test("TileJSON tells name, attribution, levels and where the tiles are; each tile is asked for once")
  func tileJSON() throws {
    let server = try server()
    let source = try RemoteSource(server.address + "/tiles.json", options: options())
    #expect(source.info.name == "Local" && source.info.attribution == ["© Here"])
    #expect(source.info.zooms == 2...5 && source.info.content == .vector)
    for _ in 0..<3 { #expect(try source.tile(at: address()) == Self.tile) }
    #expect(try source.tile(at: address(1, 0, 0)) == nil)
    #expect(server.requests.map(\.path) == ["/tiles.json", "/t/3/1/2.pbf"])
    #expect(server.requests.allSatisfy { $0.headers["user-agent"] == RemoteFetcher.userAgent })
  }

  @Test("a template's first tile tells whether they are images, and how large")
  func template() throws {
    let png = try PNGEncoder.encode(try #require(PixelBuffer(width: 64, height: 64)))
    let server = try LocalServer { request in
      request.path == "/0/0/0.png" ? LocalServer.Answer(body: Array(png)) : LocalServer.Answer(status: 404)
    }
    let source = try RemoteSource(server.address + "/{z}/{x}/{-y}.png", options: options())
    #expect(source.info.content == .imagery(side: 64) && source.info.name == "127.0.0.1")
    #expect(try source.tile(at: address(2, 1, 0)) == nil)
    #expect(server.requests.last?.path == "/2/1/3.png")
  }

  @Test("what the server does not have is absent, and not asked for again")
  func absent() throws {
    for status in [404, 410, 204] {
      let server = try server { _ in LocalServer.Answer(status: status) }
      let source = try RemoteSource(server.address + "/tiles.json", options: options())
      for _ in 0..<2 { #expect(try source.tile(at: address()) == nil) }
      #expect(server.requests.count == 2)
    }
  }

  @Test("a failure is tried twice, told, and left alone for a while")
  func failure() throws {
    let server = try server { _ in LocalServer.Answer(status: 503) }
    let source = try RemoteSource(server.address + "/tiles.json", options: options())
    for _ in 0..<3 { #expect(throws: TileSourceError.remote(.status(503))) { try source.tile(at: address()) } }
    #expect(server.requests.count == 3)
  }

  @Test("what is refused for good is tried once")
  func refusal() throws {
    let server = try server { _ in LocalServer.Answer(status: 403) }
    let source = try RemoteSource(server.address + "/tiles.json", options: options { $0.pause = 0 })
    #expect(throws: TileSourceError.remote(.status(403))) { try source.tile(at: address()) }
    #expect(server.requests.count == 2)
  }

  @Test("a page, a lie about the length, too much and rubbish are no tiles")
  func rubbish() throws {
    let answers: [(LocalServer.Answer, RemoteError)] = [
      (LocalServer.Answer(headers: ["Content-Type": "text/html"], body: Array("<!DOCTYPE html>".utf8)), .notATile),
      (LocalServer.Answer(body: Array("<html>".utf8)), .notATile),
      (LocalServer.Answer(body: [1, 2, 3]), .notATile),
      (
        LocalServer.Answer(announced: RemoteFetcher.bodyLimit + 1), .tooLarge(limit: RemoteFetcher.bodyLimit)
      ),
    ]
    for (answer, error) in answers {
      let server = try server { _ in answer }
      let source = try RemoteSource(server.address + "/tiles.json", options: options { $0.pause = 0 })
      #expect(throws: TileSourceError.remote(error)) { try source.tile(at: address()) }
    }
    let short = try server { _ in LocalServer.Answer(body: Self.tile, announced: 5000) }
    let source = try RemoteSource(short.address + "/tiles.json", options: options())
    #expect(throws: TileSourceError.self) { try source.tile(at: address()) }
  }

  @Test("who does not answer is not waited for without end")
  func hanging() throws {
    let server = try server { _ in LocalServer.Answer(hangs: true) }
    let source = try RemoteSource(server.address + "/tiles.json", options: options { $0.timeout = 3 })
    let start = ContinuousClock.now
    #expect(throws: TileSourceError.self) { try source.tile(at: address()) }
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("at most so many requests are under way at once")
  func limit() throws {
    let server = try server { _ in
      Thread.sleep(forTimeInterval: 0.05)
      return LocalServer.Answer(body: Self.tile)
    }
    let source = try RemoteSource(server.address + "/tiles.json", options: options { $0.maximumRequests = 3 })
    let addresses = try (0..<12).map { try address(5, $0, 3) }
    source.prefetch(addresses)
    for address in addresses { #expect(try source.tile(at: address) == Self.tile) }
    #expect(server.requests.count == 13)
    #expect((2...3).contains(server.mostAtOnce))
  }

  @Test(
    "tiles are kept in a folder from one run to the next, asked about when they are old, and used when all else fails")
  func disk() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = State()
    let server = try server { request in
      if state.isDown { return LocalServer.Answer(status: 500) }
      if request.headers["if-none-match"] == "\"a\"" { return LocalServer.Answer(status: 304) }
      let age = request.path.hasPrefix("/t/3/") ? "max-age=0" : "max-age=600"
      return LocalServer.Answer(headers: ["ETag": "\"a\"", "Cache-Control": age], body: Self.tile)
    }
    func open() throws -> RemoteSource {
      try RemoteSource(server.address + "/tiles.json", options: options { $0.cacheFolder = folder })
    }
    let (old, fresh) = (try address(), try address(4, 1, 1))
    var source = try open()
    for address in [old, fresh] { #expect(try source.tile(at: address) == Self.tile) }
    source = try open()
    for address in [old, fresh] { #expect(try source.tile(at: address) == Self.tile) }
    // Each description, both tiles, and the question about the old one.
    #expect(server.requests.count == 5)
    source = try open()
    state.isDown = true
    for address in [old, fresh] { #expect(try source.tile(at: address) == Self.tile) }
    #expect(throws: TileSourceError.self) { try source.tile(at: address(5, 1, 1)) }
  }

  @Test("damaged files of the folder count as absent")
  func damagedDisk() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = TileDiskCache(folder: folder, template: "t", limit: 1 << 20)
    let entry = TileDiskCache.Entry(
      answer: RemoteAnswer(status: 200, type: "a/b", entityTag: "\"x\"", lifetime: 0, body: Self.tile), expires: 1e9)
    let place = try address()
    cache.insert(entry, for: place)
    #expect(cache.entry(for: place) == entry)
    #expect(TileDiskCache(folder: folder, template: "u", limit: 1).entry(for: place) == nil)
    let file = try #require(
      FileManager.default.subpaths(atPath: folder.path)?.first { $0.hasSuffix("3/1/2") }.map(
        folder.appendingPathComponent))
    let bytes = try Data(contentsOf: file)
    for count in 0..<(bytes.count - Self.tile.count) {
      try bytes.prefix(count).write(to: file)
      #expect(cache.entry(for: place) == nil)
    }
    for index in 0..<40 {
      var broken = bytes
      broken[index] = 0xFF
      try broken.write(to: file)
      _ = cache.entry(for: place)
    }
  }

  @Test("the folder stays below its size: the oldest files go")
  func pruning() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = TileDiskCache(folder: folder, template: "t", limit: 100_000)
    for index in 0..<64 {
      let body = [UInt8](repeating: 0x1A, count: 5000)
      let answer = RemoteAnswer(status: 200, lifetime: 0, body: body)
      cache.insert(TileDiskCache.Entry(answer: answer, expires: 1e12), for: try address(10, index, 0))
    }
    let files = try (0..<64).map { try cache.entry(for: address(10, $0, 0)) != nil }
    #expect(files.filter { $0 }.count <= 21 && files.suffix(10).allSatisfy { $0 })
  }

  @Test(
    "descriptions that are none are refused",
    arguments: [
      "", "[]", "{}", #"{"tiles":[]}"#, #"{"tiles":[3]}"#, #"{"tiles":["/a"]}"#, #"{"tiles":["file:///{z}/{x}/{y}"]}"#,
      #"{"tiles":["/{z}/{x}/{y}"],"minzoom":9,"maxzoom":3}"#, #"{"tiles":["/{z}/{x}/{y}"],"maxzoom":99}"#,
      #"{"tiles":["/{z}/{x}/{y}"],"scheme":"wms"}"#,
    ])
  func badDescriptions(text: String) throws {
    let server = try LocalServer { _ in LocalServer.Answer(body: Array(text.utf8)) }
    #expect(throws: TileSourceError.self) { try RemoteSource(server.address + "/tiles.json", options: options()) }
  }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = false
    var isDown: Bool {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }
}
