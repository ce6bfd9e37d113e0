import CMicrohttpd
import Dispatch

/// An HTTP server: it hands requests to a responder and writes its answers, and knows nothing else.
///
/// `@unchecked Sendable`: what changes is under the lock; the daemon's functions may be called from any thread.
package final class MicrohttpdServer: @unchecked Sendable {
  /// How much is taken on.
  package struct Limits {
    /// Connections open at once, streams too.
    package var connections: UInt32 = 4096
    /// Threads that move bytes.
    package var threads: UInt32 = 2
    /// How long a connection may say nothing, in seconds.
    package var idleSeconds: UInt32 = 30
    /// How long a request may take to arrive, in seconds, however busily it trickles.
    package var arrivalSeconds = 40
    /// The most bytes of one request's head.
    package var headBytes = 16 << 10

    package init() {}
  }

  let responder: any Responder
  private let limits: Limits
  private let lock = NSLock()
  private var daemon: OpaquePointer?
  private var exchanges: [ObjectIdentifier: Exchange] = [:]
  private var isStopping = false
  let arrivals: ArrivalWatch

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: An IPv4 or IPv6 address, or "localhost".
  ///   - port: 0: one that is free.
  ///   - responder: What answers.
  ///   - limits: How much is taken on.
  /// - Throws: `MicrohttpdError`.
  package init(
    host: String, port: UInt16, responder: any Responder, limits: Limits = Limits()
  ) throws(MicrohttpdError) {
    let address = try SocketAddress(host: host, port: port)
    self.responder = responder
    self.limits = limits
    arrivals = ArrivalWatch(seconds: limits.arrivalSeconds)
    Self.ignoreBrokenPipes()
    let context = Unmanaged.passUnretained(self).toOpaque()
    errno = 0
    daemon = address.withPointer {
      OMKStartDaemon(
        $0, limits.threads, limits.connections, limits.idleSeconds, limits.headBytes, answerRequest, requestCompleted,
        connectionChanged, context)
    }
    guard daemon != nil else { throw .cannotListen(errno: errno) }
    arrivals.start()
  }

  deinit { stop() }

  /// A browser that goes away while it is written to is no reason to end.
  private static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// The port it listens at; 0 after `stop()`.
  package var port: UInt16 { lock.withLock { daemon.map { UInt16(truncatingIfNeeded: OMKPort($0)) } ?? 0 } }

  /// Ends all connections and the server; does nothing the second time.
  package func stop() {
    let (daemon, exchanges) = lock.withLock { () -> (OpaquePointer?, [Exchange]) in
      isStopping = true
      defer { self.daemon = nil }
      return (self.daemon, Array(self.exchanges.values))
    }
    guard let daemon else { return }
    arrivals.stop()
    // A suspended connection would be waited for, for ever.
    for exchange in exchanges {
      exchange.giveUp()
      exchange.stream?.close()
    }
    MHD_stop_daemon(daemon)
  }

  /// Takes note of a request that begins; false where the server ends.
  func begin(_ exchange: Exchange) -> Bool {
    lock.withLock {
      guard !isStopping else { return false }
      exchanges[ObjectIdentifier(exchange)] = exchange
      return true
    }
  }

  /// Forgets a request that is over.
  func end(_ exchange: Exchange) {
    lock.withLock { exchanges[ObjectIdentifier(exchange)] = nil }
    exchange.stream?.close()
  }

  /// Keeps a stream to be closed at the server's end; false where that has come.
  func keep(_ stream: EventStream, of exchange: Exchange) -> Bool {
    lock.withLock {
      guard !isStopping else { return false }
      exchange.stream = stream
      return true
    }
  }
}
