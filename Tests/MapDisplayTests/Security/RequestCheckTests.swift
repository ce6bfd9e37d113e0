import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct RequestCheckTests {
  @Test(
    "only this machine's names are answered for",
    arguments: [
      ("127.0.0.1:8080", 200), ("localhost:8080", 200), ("[::1]:8080", 200), ("LOCALHOST:8080", 200),
      ("localhost", 421),
      ("localhost:80", 421), ("evil.example:8080", 421), ("", 421), ("localhost:8080@evil.example", 421),
    ])
  func hosts(host: String, status: Int) async throws {
    let display = try TestDisplay()
    display.host = host
    #expect(await display.get("/healthz").status == status)
  }

  @Test("two Host fields are none") func twoHosts() async throws {
    let display = try TestDisplay()
    #expect(await display.get("/healthz", headers: [("host", "localhost:8080")]).status == 421)
  }

  @Test(
    "a post needs the origin of the page",
    arguments: [
      (String?.none, 403), ("null", 403), ("http://evil.example", 403), ("http://127.0.0.1:8081", 403),
      ("http://127.0.0.1:8080.evil.example", 403), ("ftp://127.0.0.1:8080", 403), ("http://127.0.0.1:8080", 201),
      ("https://127.0.0.1:8080", 201), ("http://localhost:8080", 403),
    ])
  func origins(origin: String?, status: Int) async throws {
    let display = try TestDisplay()
    display.origin = origin
    #expect(await display.post("/screens", "{\"size\":\(TestDisplay.size)}").status == status)
  }

  @Test("a post must be JSON by its type") func mediaType() async throws {
    let display = try TestDisplay()
    display.origin = nil
    let fields = [("origin", "http://127.0.0.1:8080")]
    for type in ["text/plain", "", "application/x-www-form-urlencoded", "application/json-seq"] {
      let headers: HTTPHeaders = ["host": display.host, "origin": fields[0].1, "content-type": type]
      let request = HTTPRequest(method: "POST", path: "/screens", headers: headers)
      #expect(display.responder.immediateResponse(to: request)?.status == 415)
    }
  }

  @Test("the cookie is hidden from scripts and other sites, and cannot be guessed") func cookie() async throws {
    let display = try TestDisplay()
    let set = await display.post("/screens", "{\"size\":\(TestDisplay.size)}").headers["set-cookie"] ?? ""
    #expect(set.contains("; HttpOnly"))
    #expect(set.contains("; SameSite=Strict"))
    let value = set.split(separator: "=")[1].prefix { $0 != ";" }
    #expect(SecretToken(value) != nil)
    #expect(Set((0..<100).map { _ in SecretToken().text }).count == 100)
  }

  @Test("a page belongs to the cookie it was opened with") func othersPages() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    display.cookie = nil
    #expect(await display.get("\(screen)/events").status == 404)
    #expect(await display.post("\(screen)/messages", #"{"type":"deselect"}"#).status == 404)
    display.cookie = "\(DisplayResponder.cookieName)=\(SecretToken())"
    #expect(await display.get("\(screen)/events").status == 404)
    display.cookie = "\(DisplayResponder.cookieName)=%00"
    #expect(await display.get("\(screen)/events").status == 404)
  }

  @Test("every answer forbids scripts from elsewhere, framing and guessing of types") func policy() async throws {
    let display = try TestDisplay()
    for path in ["/", "/main.js", "/healthz", "/nothing"] {
      let response = await display.get(path)
      let policy = try #require(response.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"))
      #expect(!policy.contains("unsafe"))
      #expect(response.headers["x-content-type-options"] == "nosniff")
      #expect(response.headers["x-frame-options"] == "DENY")
    }
  }

  @Test("the page has no script of its own in it, and names no other host") func page() async throws {
    let display = try TestDisplay()
    let page = String(decoding: await display.get("/").data ?? Data(), as: UTF8.self)
    #expect(!page.contains("style=") && !page.contains("onclick") && !page.contains("http"))
    #expect(page.ranges(of: "<script").count == page.ranges(of: "></script>").count)
  }
}
