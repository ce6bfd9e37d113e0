import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct HostileRequestTests {
  @Test(
    "paths that lead nowhere answer 404, one line, and nothing of what was sent",
    arguments: [
      "", "/x", "//", "/../etc/passwd", "/..%2f..%2fetc/passwd", "/%00", "/index.html/", "/main.js%20", "/tiles",
      "/tiles/", "/tiles/base", "/tiles/base/0-standard-en/1/1/1@1x/x", "/tiles/base/0-nothing-en/1/0/0@1x",
      "/tiles/base/0-standard-en/-1/0/0@1x", "/tiles/base/0-standard-en/1761/0/0@1x",
      "/tiles/base/0-standard-en/1/0/0@4x",
      "/tiles/base/0-standard-en/1/0/0@0x", "/tiles/base/0-standard-en/1/99/0@1x",
      "/tiles/base/0-standard-en/1/0/-1@1x",
      "/tiles/base/0-standard-en/01/0/0@1x", "/tiles/base/0-standard-en/1/0/0@1x.png",
      "/tiles/base/9-standard-en/1/0/0@1x",
      "/tiles/base/0-standard-en/99999999999999999999/0/0@1x", "/tiles/base/0-standard-en/1/9223372036854775807/0@1x",
      "/tiles/base/0-standard-en/1/0/0", "/tiles/base/0-standard-en/1/0/@1x", "/tiles/base/0-standard-en/1/0/0@@1x",
      "/tiles/base/0-standard/1/0/0@1x", "/tiles/base/0-standard-xx/1/0/0@1x", "/tiles/base/0-standard-en-x/1/0/0@1x",
      "/tiles/base/00-standard-en/1/0/0@1x", "/tiles/base/0-standard-en-bare-x/1/0/0@1x",
      "/labels", "/labels/0-standard-en/1/0/0,0/9x9@1x", "/labels/0-standard-en-bare/1/36000/0,0/9x9@1x",
      "/labels/0-standard-en-bare/1/0/0,0/9x9@1x", "/labels/0-standard-en-bare/1/0/0,0/0x9@1x",
      "/labels/0-standard-en-bare/1/0/0,0/8192x8192@1x", "/labels/0-standard-en-bare/1/0/0/9x9@1x",
      "/labels/0-standard-en-bare/1/0/0,-1/9x9@1x", "/labels/0-standard-en-bare/1/-5/0,0/9x9@1x",
      "/labels/0-standard-en-bare/1/0/99999999999999,0/9x9@1x", "/labels/0-standard-en-bare/1/0/0,0/9x9@4x",
      "/tiles/overlays/x/1/0/0@1x", "/tiles/overlays/00000000000000000000000000000000/1/0/0@1x", "/sprites",
      "/sprites/x.png", "/sprites/../x.png", "/screens/x/events", "/screens/x/messages", "/screens/", "/screens/x",
      "/healthz/", "/\u{fffd}", "/<script>alert(1)</script>",
    ])
  func paths(path: String) async throws {
    let display = try TestDisplay()
    for method in ["GET", "POST"] {
      let response = await display.send(method, path, body: "{}")
      #expect((400..<500).contains(response.status), "\(method)")
      let text = String(decoding: response.data ?? Data(), as: UTF8.self)
      #expect(text.hasPrefix("{\"error\":\"") && text.hasSuffix("\"}\n") && text.filter { $0 == "\n" }.count == 1)
      #expect(!text.contains("script") && !text.contains("passwd"))
    }
  }

  @Test("methods that are not meant answer 405") func methods() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    for (method, path) in [
      ("PUT", "/"), ("DELETE", "/healthz"), ("POST", "/"), ("POST", "/healthz"), ("GET", "/screens"), ("BREW", "/"),
      ("HEAD", "\(screen)/events"), ("GET", "\(screen)/messages"), ("POST", "\(screen)/events"),
      ("POST", "/tiles/base/0-standard-en/1/0/0@1x"),
    ] {
      let response = await display.send(method, path, body: "{}")
      #expect(response.status == 405, "\(method) \(path)")
      #expect(response.headers["allow"] != nil)
    }
  }

  private static let view = #"{"type":"view","view":{"center":{"x":%@,"y":%@},"step":%@,"heading":%@}}"#

  @Test(
    "messages that are none, or out of range, answer 400 and change nothing",
    arguments: [
      "", "{", "null", "[]", "1", "\"view\"", "{}", #"{"type":1}"#, #"{"type":"nothing"}"#, #"{"type":"view"}"#,
      #"{"type":"select"}"#, #"{"type":"select","pin":"1"}"#, #"{"type":"select","pin":1.5}"#,
      #"{"type":"select","pin":99999999999999999999}"#, #"{"type":"resize","size":{}}"#,
      #"{"type":"resize","size":{"width":-1,"height":1,"scale":1,"dark":false}}"#,
      #"{"type":"resize","size":{"width":1e9,"height":1,"scale":1,"dark":false}}"#,
      #"{"type":"resize","size":{"width":1,"height":1,"scale":9,"dark":false}}"#,
      #"{"type":"drag","pin":1,"place":{"x":1e300,"y":0}}"#, #"{"type":"control"}"#,
      #"{"type":"control","control":1,"place":{"x":1e9,"y":1},"taps":1}"#,
      #"{"type":"control","control":1,"place":{"x":1,"y":1},"taps":0}"#,
      String(repeating: "[", count: 4000), "{\"a\":" + String(repeating: "{\"a\":", count: 700), "\u{0}", "\\ud800",
      #"{"type":"\ud800"}"#,
    ])
  func messages(body: String) async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    let before = try #require(display.map).visibleMapRect
    let response = await display.post("\(screen)/messages", body)
    #expect(response.status == 400)
    #expect(MKMapRectEqualToRect(try #require(display.map).visibleMapRect, before))
  }

  @Test("numbers of a view at and beyond the edge") func viewNumbers() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    let values = [
      "0", "-0", "1e308", "-1e308", "1e999", "5e-324", "268435456", "805306368", "805306369", "1760", "1761",
    ]
    for x in values {
      for (y, step, heading) in [
        ("0", "0", "0"), ("268435456", "1760", "359.999"), ("1e8", "800", "360"), (x, "80", "0"),
      ] {
        let body = String(format: Self.view, x, y, step, heading)
        let response = await display.post("\(screen)/messages", body)
        #expect(response.status == 204 || response.status == 400, "\(body)")
      }
    }
    #expect(await display.get("/healthz").status == 200)
  }

  @Test("pages of no size, and of the largest") func sizes() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    let stream = await display.listen(screen)
    for (width, height) in [(0, 0), (0, 500), (1, 1), (8192, 1), (8192, 8192), (0.001, 0.001), (800, 600)] {
      let size = "{\"width\":\(width),\"height\":\(height),\"scale\":3,\"dark\":true}"
      #expect(await display.post("\(screen)/messages", "{\"type\":\"resize\",\"size\":\(size)}").status == 204)
      #expect(await display.post("/screens", "{\"size\":\(size)}").status == 201)
      let view = #"{"type":"view","view":{"center":{"x":1,"y":1},"step":1760,"heading":1}}"#
      #expect(await display.post("\(screen)/messages", view).status == 204)
    }
    #expect(stream?.take().isEmpty == false)
  }

  @Test("pins and controls that are not there are passed over") func unknownNumbers() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    for body in [
      #"{"type":"select","pin":77}"#, #"{"type":"select","pin":-1}"#, #"{"type":"control","control":5}"#,
      #"{"type":"control","control":1,"index":-9223372036854775808}"#, #"{"type":"escape"}"#,
      #"{"type":"control","control":1,"section":-1,"row":9223372036854775807}"#,
      #"{"type":"control","control":1,"place":{"x":-8000,"y":1},"taps":3}"#,
      #"{"type":"drag","pin":3,"place":{"x":1,"y":1},"done":true}"#,
    ] {
      #expect(await display.post("\(screen)/messages", body).status == 204, "\(body)")
    }
  }

  @Test("two thousand random messages do not end the program") func randomMessages() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    var generator = SeededGenerator(seed: 4)
    let pieces = [
      "{", "}", "[", "]", ":", ",", "\"", "type", "view", "select", "pin", "resize", "size", "center", "x", "y", "step",
      "1", "-1", "1e400", "null", "true", "\\u0000", "é", "drag", "control", "on", "index", " ", "9223372036854775808",
    ]
    for _ in 0..<2000 {
      let body = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let response = await display.post("\(screen)/messages", body)
      #expect(response.status == 400 || response.status == 204)
    }
  }
}

/// Numbers that are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
