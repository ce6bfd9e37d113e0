import Dispatch

/// The system's way to say that a program is to end.
package enum EndSignal {
  /// Waits for Control-C, or to be told to end.
  package static func wait() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.activate()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    for await _ in signals { return }
  }
}
