import Foundation

@testable import MapDisplay

/// A display without sockets, and a browser's cookie jar.
@MainActor final class TestDisplay {
  let display: Display
  let responder: DisplayResponder
  var cookie: String?
  var host = "127.0.0.1:8080"
  var origin: String? = "http://127.0.0.1:8080"

  init(limits: DisplayLimits = DisplayLimits(), fill: @escaping @MainActor (MKMapView) -> Void = { _ in }) throws {
    let folder = try Self.openLayers()
    defer { try? FileManager.default.removeItem(at: folder) }
    let box = Box()
    display = Display(limits: limits, services: DisplayServices(limits: limits)) {
      let map = MKMapView()
      map.baseMap = .plain
      fill(map)
      box.maps.append(map)
      return map
    }
    responder = DisplayResponder(
      display: display, assets: try WebAssets(openLayers: folder), hosts: AllowedHosts(host: "127.0.0.1", port: 8080))
    self.box = box
  }

  private final class Box { var maps: [MKMapView] = [] }
  private let box: Box
  var map: MKMapView? { box.maps.last }

  /// A folder with files of OpenLayers' names.
  static func openLayers() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("var ol".utf8).write(to: folder.appendingPathComponent("ol.js"))
    try Data("a{}".utf8).write(to: folder.appendingPathComponent("ol.css"))
    return folder
  }

  func send(_ method: String, _ path: String, body: String = "", headers extra: [(String, String)] = []) async
    -> HTTPResponse
  {
    var headers = HTTPHeaders()
    headers.add("Host", host)
    if let cookie { headers.add("Cookie", cookie) }
    if method == "POST" {
      headers.add("Content-Type", "application/json")
      if let origin { headers.add("Origin", origin) }
    }
    for (name, value) in extra { headers.add(name, value) }
    let request = HTTPRequest(method: method, path: path, headers: headers, body: Data(body.utf8))
    let response: HTTPResponse
    if let immediate = responder.immediateResponse(to: request) {
      response = immediate
    } else {
      response = await responder.response(to: request)
    }
    if let set = response.headers["set-cookie"] { cookie = String(set.prefix { $0 != ";" }) }
    return response
  }

  func get(_ path: String, headers: [(String, String)] = []) async -> HTTPResponse {
    await send("GET", path, headers: headers)
  }

  func post(_ path: String, _ body: String) async -> HTTPResponse { await send("POST", path, body: body) }

  static let size =
    #"{"width":800,"height":600,"scale":1,"dark":false,"pageWidth":800,"pageHeight":600}"#

  /// Opens a page and answers its path.
  func openScreen(extra: String = "") async throws -> String {
    let response = await post("/screens", "{\"size\":\(Self.size)\(extra)}")
    let json = try JSONSerialization.jsonObject(with: response.data ?? Data()) as? [String: Any]
    return "/screens/\(json?["screen"] as? String ?? "")"
  }

  /// The stream of a page.
  func listen(_ screen: String, lastEventID: String? = nil) async -> TestStream? {
    let headers = lastEventID.map { [("Last-Event-ID", $0)] } ?? []
    guard case .events(let stream) = await get("\(screen)/events", headers: headers).body else { return nil }
    return TestStream(stream: stream)
  }
}

/// What a browser makes of a stream.
struct TestStream {
  struct Event {
    let name: String
    let id: String?
    let data: [String: Any]

    var sections: [String: Any] { data["sections"] as? [String: Any] ?? [:] }
    func section(_ name: String) -> [String: Any]? { sections[name] as? [String: Any] }
  }
  let stream: EventStream

  /// The events that have come since the last call.
  func take() -> [Event] {
    String(decoding: stream.takeAll(), as: UTF8.self).components(separatedBy: "\n\n").compactMap { block in
      var (name, id, data) = ("", String?.none, "")
      for line in block.split(separator: "\n") {
        if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
        if line.hasPrefix("id: ") { id = String(line.dropFirst(4)) }
        if line.hasPrefix("data: ") { data += line.dropFirst(6) }
      }
      guard !name.isEmpty else { return nil }
      let json = try? JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      return Event(name: name, id: id, data: json ?? [:])
    }
  }
}
