import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct LimitTests {
  @Test("more visitors than the limit are refused with 503 and told when to come again") func sessions() async throws {
    var limits = DisplayLimits()
    limits.sessions = 3
    let display = try TestDisplay(limits: limits)
    for _ in 0..<3 {
      display.cookie = nil
      _ = try await display.openScreen()
    }
    display.cookie = nil
    let refused = await display.post("/screens", "{\"size\":\(TestDisplay.size)}")
    #expect(refused.status == 503)
    #expect(refused.headers["retry-after"] == "1")
  }

  @Test("of a visitor's pages the oldest makes room") func screens() async throws {
    var limits = DisplayLimits()
    limits.screensPerSession = 2
    let display = try TestDisplay(limits: limits)
    let first = try await display.openScreen()
    let second = try await display.openScreen()
    _ = try await display.openScreen()
    #expect(await display.get("\(first)/events").status == 404)
    #expect(await display.get("\(second)/events").status == 200)
  }

  @Test("pages and visitors that stay away go; those that listen stay") func expiry() async throws {
    let display = try TestDisplay()
    let away = try await display.openScreen()
    let there = try await display.openScreen()
    let stream = await display.listen(there)
    let limits = display.display.limits
    display.display.sessions.expire(now: .now + .seconds(limits.screenIdleSeconds + 1))
    #expect(await display.get("\(away)/events").status == 404)
    #expect(display.display.sessions.screens.count == 1)
    stream?.stream.close()
    display.display.sessions.expire(now: .now + .seconds(limits.sessionIdleSeconds + 1))
    #expect(display.display.sessions.count == 0)
  }

  @Test("a body above the limit is 413") func bodies() async throws {
    let display = try TestDisplay()
    let response = await display.post("/screens", String(repeating: " ", count: display.responder.bodyLimit + 1))
    #expect(response.status == 413)
  }

  @Test("when too many tiles wait, more are refused") func busy() async throws {
    let gate = WorkGate(width: 1, queueLimit: 1)
    let (hold, release) = AsyncStream.makeStream(of: Void.self)
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await gate.run {
        enter.yield(); for await _ in hold { return }
      }
    }
    for await _ in entered { break }
    let second = Task { try await gate.run {} }
    while await gate.waiting == 0 { await Task.yield() }
    await #expect(throws: HTTPProblem.busy) { try await gate.run {} }
    release.yield()
    try await first.value
    try await second.value
    try await gate.run {}
  }
}
