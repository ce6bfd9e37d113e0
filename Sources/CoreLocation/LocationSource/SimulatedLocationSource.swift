/// Gives locations to location managers and maps: those an app sends, or those of a route, one after the other; and
/// the headings that an app sends.
///
/// Not in Apple's framework. A source belongs to one thread (or actor): what listens to it is told on that thread, while
/// `send(_:)`, `advance()` or `play(speed:)` runs.
public final class SimulatedLocationSource {
  /// The latest location; nil before the first.
  public var location: CLLocation? { locations.latest }
  /// The latest heading; nil before the first.
  public var heading: CLHeading? { headings.latest }
  /// The route, in the order in which it is travelled; empty for a source that only sends what it is told to.
  public let route: [CLLocation]

  package let locations = Broadcast<CLLocation>()
  package let headings = Broadcast<CLHeading>()

  private var next = 0
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
  public func send(_ location: CLLocation) { locations.send(location) }

  /// Sends a heading, which is that of the top of a device held upright, to all that listen.
  public func send(_ heading: CLHeading) { headings.send(heading) }

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

  /// Tells an owner no more of anything.
  package func disconnect(_ owner: AnyObject) {
    locations.disconnect(owner)
    headings.disconnect(owner)
  }
}
