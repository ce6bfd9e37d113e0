/// Gives locations to location managers and maps: those an app sends, or those of a route, one after the other.
///
/// Not in Apple's framework. A source belongs to one thread (or actor): what listens to it is told on that thread, while
/// `send(_:)`, `advance()` or `play(speed:)` runs.
public final class SimulatedLocationSource {
  private struct Receiver {
    weak var owner: AnyObject?
    let receive: (CLLocation) -> Void
  }

  /// The latest location; nil before the first.
  public private(set) var location: CLLocation?
  /// The route, in the order in which it is travelled; empty for a source that only sends what it is told to.
  public let route: [CLLocation]

  private var next = 0
  private var receivers: [Receiver] = []
  /// The longest pause between two locations of a route that is played, in seconds.
  private static let longestPause = 3600.0

  /// Makes a source with a route.
  public init(route: [CLLocation] = []) { self.route = route }

  /// Makes a source whose route are the points of a GPX 1.1 file (track, route and way points, in the file's order).
  ///
  /// A point without a time counts as measured one second after the one before.
  ///
  /// - Throws: `GPXError` where the file is not XML, holds no point, or is too large.
  public convenience init(gpx data: Data) throws(GPXError) { self.init(route: try GPXReader.locations(in: data)) }

  /// Sends a location to all that listen.
  public func send(_ location: CLLocation) {
    self.location = location
    receivers.removeAll { $0.owner == nil }
    // A copy: who is told may begin or cease to listen.
    for receiver in receivers where receiver.owner != nil { receiver.receive(location) }
  }

  /// Sends the next location of the route, and answers false at its end.
  @discardableResult
  public func advance() -> Bool {
    guard next < route.count else { return false }
    next += 1
    send(route[next - 1])
    return true
  }

  /// Starts the route over: the next location is its first.
  public func rewind() { next = 0 }

  /// Sends the rest of the route with the pauses that its times say, an hour at most each.
  ///
  /// - Parameters:
  ///   - speed: How much faster than the times say; 1 as they say. Not a positive number: without pauses.
  ///   - isolation: The caller's actor, on which it runs.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func play(speed: Double = 1, isolation: isolated (any Actor)? = #isolation) async throws {
    while next < route.count {
      let previous = next > 0 ? route[next - 1].timestamp : route[next].timestamp
      let pause = route[next].timestamp.timeIntervalSince(previous) / speed
      if pause > 0, speed > 0 { try await Task.sleep(for: .seconds(min(pause, Self.longestPause))) }
      try Task.checkCancellation()
      advance()
    }
  }

  /// Has an owner told of the latest location now and of those to come, as long as it lives.
  package func connect(_ owner: AnyObject, _ receive: @escaping (CLLocation) -> Void) {
    disconnect(owner)
    receivers.append(Receiver(owner: owner, receive: receive))
    if let location { receive(location) }
  }

  /// Tells an owner no more.
  package func disconnect(_ owner: AnyObject) { receivers.removeAll { $0.owner === owner || $0.owner == nil } }
}
