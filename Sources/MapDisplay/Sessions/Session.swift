/// A visitor: a browser with a cookie, and the pages it has open.
@MainActor final class Session {
  let id = SecretToken()
  private(set) var screens: [SecretToken: Screen] = [:]
  private(set) var lastSeen = ContinuousClock.now

  func touch() { lastSeen = .now }

  /// Adds a page; where there are too many the one not heard of the longest goes.
  func add(_ screen: Screen, limit: Int) {
    touch()
    while screens.count >= limit, let oldest = screens.values.min(by: { $0.lastSeen < $1.lastSeen }) {
      remove(oldest)
    }
    screens[screen.id] = screen
  }

  private func remove(_ screen: Screen) {
    screen.close()
    screens[screen.id] = nil
  }

  /// Lets the pages go that have been away for too long.
  func expireScreens(after seconds: Double, now: ContinuousClock.Instant) {
    for screen in screens.values where !screen.isWatched && now - screen.lastSeen > .seconds(seconds) {
      remove(screen)
    }
  }

  func close() { screens.values.forEach(remove) }
}
