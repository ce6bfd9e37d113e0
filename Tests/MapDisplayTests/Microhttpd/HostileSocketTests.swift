import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite(.serialized) struct HostileSocketTests {
  @Test(
    "requests that are hardly HTTP are answered 4xx or cut off, and the server lives on",
    arguments: [
      "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\nHost: 127.0.0.1:PORT\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
      "GET  /  HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: 127.0.0.1:PORT\r\n\r\n",
      "POST /screens HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: -5\r\n\r\n",
      "POST /screens HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 99999999999999999999999\r\n\r\n",
      "POST /screens HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 5000000\r\n\r\n",
      "POST /screens HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
      "POST /screens HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nTransfer-Encoding: chunked\r\n\r\n2000\r\n",
      "GET /../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
      "GET /%2e%2e/%00 HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n", "GET * HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
      "CONNECT evil.example:443 HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
      "OPTIONS / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}",
    ])
  func malformed(request: String) async throws {
    let server = try TestServer()
    let port = server.server.port
    let (status, text) = await TestServer.blocking { () -> (Int, String) in
      guard let socket = RawSocket(port: port, timeout: 2) else { return (-1, "") }
      socket.send(request.replacingOccurrences(of: "PORT", with: "\(port)"))
      socket.closeSending()
      let text = socket.read()
      return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0, text)
    }
    #expect(status == 0 || (400..<506).contains(status), "\(text)")
    #expect(!text.contains("passwd") && !text.contains("evil"))
    #expect(await TestServer.blocking { TestServer.isHealthy(port) })
    server.stop()
  }

  @Test("heads that do not end are cut off") func longHead() async throws {
    let server = try TestServer()
    let port = server.server.port
    let status = await TestServer.blocking { () -> Int in
      guard let socket = RawSocket(port: port) else { return -1 }
      socket.send("GET /\(String(repeating: "a", count: 10)) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n")
      for index in 0..<4000 where !socket.send("X-\(index): \(String(repeating: "b", count: 100))\r\n") { break }
      return socket.readStatus()
    }
    #expect(status == 0 || status == 413 || status == 431)
    #expect(await TestServer.blocking { TestServer.isHealthy(port) })
    server.stop()
  }

  @Test("a sender who trickles is let go, and so is one who says nothing") func slowSender() async throws {
    var limits = MicrohttpdServer.Limits()
    (limits.arrivalSeconds, limits.idleSeconds) = (1, 2)
    let server = try TestServer(limits: limits)
    let port = server.server.port
    let outcomes = await TestServer.blocking { () -> [Bool] in
      guard let trickle = RawSocket(port: port, timeout: 10), let silent = RawSocket(port: port, timeout: 10) else {
        return []
      }
      var isCut = false
      for byte in "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX: \(String(repeating: "y", count: 200))".utf8 {
        guard trickle.send([byte]) else {
          isCut = true
          break
        }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return [isCut, silent.read().isEmpty]
    }
    #expect(outcomes == [true, true])
    server.stop()
  }

  @Test("two thousand random byte strings do not end the program") func randomBytes() async throws {
    let server = try TestServer()
    let port = server.server.port
    await TestServer.blocking {
      var generator = SeededGenerator(seed: 2000)
      let starts = ["", "GET /", "POST /screens HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"]
      for _ in 0..<2000 {
        guard let socket = RawSocket(port: port, timeout: 1) else { continue }
        let start = starts.randomElement(using: &generator) ?? ""
        let count = Int.random(in: 0..<300, using: &generator)
        socket.send(Array(start.utf8) + (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      }
    }
    #expect(await TestServer.blocking { TestServer.isHealthy(port) })
    server.stop()
  }

  @Test("streams that are cut off in the middle leave nothing behind") func cutStreams() async throws {
    let server = try TestServer()
    let port = server.server.port
    let screen = try await server.display.openScreen()
    let cookie = try #require(server.display.cookie)
    for _ in 0..<20 {
      let text = await TestServer.blocking { () -> String in
        guard let socket = RawSocket(port: port) else { return "" }
        socket.send("GET \(screen)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n")
        return socket.read { $0.contains("event: state") }
      }
      #expect(text.contains("200 OK") && text.contains("text/event-stream"))
    }
    #expect(await TestServer.blocking { TestServer.isHealthy(port) })
    server.stop()
  }
}
