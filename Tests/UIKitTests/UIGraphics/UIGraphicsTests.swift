import Testing
import UIKit

@Suite struct UIGraphicsTests {
  private func makeContext() throws -> CGContext {
    try #require(PixelBuffer(width: 2, height: 2).flatMap { CGContext(pixels: $0) })
  }

  @Test("Contexts are pushed and popped in turn; one pop too many does nothing")
  func stack() throws {
    let (first, second) = (try makeContext(), try makeContext())
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(first)
    UIGraphicsPushContext(second)
    #expect(UIGraphicsGetCurrentContext() === second)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Each thread has a stack of its own")
  func threads() async throws {
    let context = try makeContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    // A thread of its own, joined before the test goes on.
    let done = DispatchSemaphore(value: 0)
    let seen = Seen()
    Thread {
      seen.isEmpty = UIGraphicsGetCurrentContext() == nil
      done.signal()
    }.start()
    try joined(done)
    #expect(seen.isEmpty == true)
    #expect(UIGraphicsGetCurrentContext() === context)
  }

  private func joined(_ semaphore: DispatchSemaphore) throws {
    try #require(semaphore.wait(timeout: .now() + 10) == .success)
  }

  @Test("A drawing that pushes or pops too much leaves the outer context current")
  func imbalance() throws {
    let (outer, extra) = (try makeContext(), try makeContext())
    UIGraphicsPushContext(outer)
    defer { UIGraphicsPopContext() }
    _ = picture(2, 2) { _ in UIGraphicsPushContext(extra) }
    #expect(UIGraphicsGetCurrentContext() === outer)
    _ = picture(2, 2) { _ in
      UIGraphicsPopContext()
      UIGraphicsPopContext()
    }
    #expect(UIGraphicsGetCurrentContext() === outer)
  }
}

/// `@unchecked Sendable`: written by one thread before the semaphore, read after it.
private final class Seen: @unchecked Sendable {
  var isEmpty: Bool?
}
