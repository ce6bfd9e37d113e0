import Dispatch

/// Closes connections whose requests take too long to arrive: a sender of one byte a second would else hold its
/// connection for hours.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class ArrivalWatch: @unchecked Sendable {
  private struct Connection {
    let socket: Int32
    /// Since when a request is awaited; nil while one is answered.
    var since: DispatchTime?
  }

  private let seconds: Int
  private let lock = NSLock()
  private var connections: [OpaquePointer: Connection] = [:]
  /// Made when it is started: a source that was never activated must not be let go.
  private var timer: (any DispatchSourceTimer)?

  init(seconds: Int) { self.seconds = seconds }

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.setEventHandler { [weak self] in self?.closeLate() }
    timer.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1), leeway: .milliseconds(200))
    timer.activate()
    lock.withLock { self.timer = timer }
  }

  func stop() { lock.withLock { timer?.cancel() } }

  func opened(_ connection: OpaquePointer, socket: Int32) {
    lock.withLock { connections[connection] = Connection(socket: socket, since: .now()) }
  }

  func closed(_ connection: OpaquePointer) { lock.withLock { connections[connection] = nil } }

  /// A request has arrived whole.
  func arrived(_ connection: OpaquePointer) { lock.withLock { connections[connection]?.since = nil } }

  /// A request is answered: the next one is awaited.
  func answered(_ connection: OpaquePointer) { lock.withLock { connections[connection]?.since = .now() } }

  private func closeLate() {
    let limit = DispatchTime.now().uptimeNanoseconds
    lock.withLock {
      for connection in connections.values {
        guard let since = connection.since,
          limit > since.uptimeNanoseconds, limit - since.uptimeNanoseconds > UInt64(seconds) * 1_000_000_000
        else { continue }
        // The server's own thread notices, and closes the socket.
        _ = shutdown(connection.socket, Int32(SHUT_RDWR))
      }
    }
  }
}
