import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite(.serialized) struct MicrohttpdServerTests {
  @Test("one connection carries several requests") func keepAlive() async throws {
    let server = try TestServer()
    let port = server.server.port
    let statuses = await TestServer.blocking { () -> [Int] in
      guard let socket = RawSocket(port: port) else { return [] }
      return ["/healthz", "/", "/nothing", "/healthz"].map { path in
        socket.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        let head = socket.read { text in
          guard let end = text.range(of: "\r\n\r\n"),
            let length = text.range(of: "Content-Length: ").map({ text[$0.upperBound...].prefix { $0 != "\r\n" } })
          else { return false }
          return text[end.upperBound...].utf8.count >= Int(length) ?? 0
        }
        return Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
      }
    }
    #expect(statuses == [200, 200, 404, 200])
    server.stop()
  }

  @Test("an update goes down the open stream at once") func stream() async throws {
    let server = try TestServer()
    let port = server.server.port
    let screen = try await server.display.openScreen()
    let cookie = try #require(server.display.cookie)
    let (states, told) = AsyncStream.makeStream(of: Void.self)
    async let text = TestServer.blocking { () -> String in
      guard let socket = RawSocket(port: port, timeout: 10) else { return "" }
      socket.send("GET \(screen)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n")
      let first = socket.read { $0.contains("event: state") }
      told.yield()
      return first + socket.read { $0.contains("event: update") }
    }
    for await _ in states { break }
    server.display.map?.mapType = .satellite
    server.display.display.sessions.screens.first?.refreshIfNeeded()
    #expect(await text.contains("\"style\":\"satellite\""))
    server.stop()
  }

  @Test("five hundred streams are held at once") func manyStreams() async throws {
    let server = try TestServer()
    let port = server.server.port
    var screens: [(String, String)] = []
    for _ in 0..<500 {
      server.display.cookie = nil
      screens.append((try await server.display.openScreen(), server.display.cookie ?? ""))
    }
    let opened = screens
    let count = await TestServer.blocking { () -> Int in
      var sockets: [RawSocket] = []
      for (screen, cookie) in opened {
        guard let socket = RawSocket(port: port, timeout: 20) else { continue }
        socket.send("GET \(screen)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n")
        sockets.append(socket)
      }
      let told = sockets.filter { socket in socket.read { $0.contains("event: state") }.contains("event: state") }
      return TestServer.isHealthy(port) ? told.count : 0
    }
    #expect(count == 500)
    server.stop()
  }

  @Test("an address that is taken, or none, is a typed error") func addresses() throws {
    let server = try TestServer()
    let port = server.server.port
    #expect(throws: MicrohttpdError.cannotListen(errno: EADDRINUSE)) {
      try MicrohttpdServer(host: "127.0.0.1", port: port, responder: server.display.responder)
    }
    for host in ["", "nowhere", "256.1.1.1", "127.0.0.1/8"] {
      #expect(throws: MicrohttpdError.badAddress) {
        try MicrohttpdServer(host: host, port: 0, responder: server.display.responder)
      }
    }
    server.stop()
    server.stop()
    #expect(server.server.port == 0)
  }

  @Test("a server that ends lets waiting connections go") func stopping() async throws {
    let server = try TestServer()
    let port = server.server.port
    let screen = try await server.display.openScreen()
    let cookie = try #require(server.display.cookie)
    let (states, told) = AsyncStream.makeStream(of: Void.self)
    async let rest = TestServer.blocking { () -> Bool in
      guard let socket = RawSocket(port: port, timeout: 10) else { return false }
      socket.send("GET \(screen)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n")
      let first = socket.read { $0.contains("event: state") }
      told.yield()
      _ = socket.read()
      return first.contains("event: state")
    }
    for await _ in states { break }
    server.stop()
    #expect(await rest)
  }
}
