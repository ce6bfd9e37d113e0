/// All visitors.
@MainActor final class SessionStore {
  private let limits: DisplayLimits
  private var sessions: [SecretToken: Session] = [:]

  init(limits: DisplayLimits) { self.limits = limits }

  var count: Int { sessions.count }
  var screens: [Screen] { sessions.values.flatMap { $0.screens.values } }

  /// The visitor of a cookie, if known.
  func session(_ id: SecretToken?) -> Session? {
    guard let session = id.flatMap({ sessions[$0] }) else { return nil }
    session.touch()
    return session
  }

  /// A new visitor.
  ///
  /// - Throws: `HTTPProblem.busy` where there are too many.
  func makeSession() throws(HTTPProblem) -> Session {
    if sessions.count >= limits.sessions {
      // Those without a page make room first.
      let away = sessions.values.filter { $0.screens.isEmpty }.min { $0.lastSeen < $1.lastSeen }
      guard let away else { throw .busy }
      sessions[away.id] = nil
    }
    let session = Session()
    sessions[session.id] = session
    return session
  }

  /// Lets visitors and pages go that have been away for too long.
  func expire(now: ContinuousClock.Instant = .now) {
    for session in sessions.values {
      session.expireScreens(after: limits.screenIdleSeconds, now: now)
      if session.screens.isEmpty, now - session.lastSeen > .seconds(limits.sessionIdleSeconds) {
        sessions[session.id] = nil
      }
    }
  }

  func closeAll() {
    sessions.values.forEach { $0.close() }
    sessions = [:]
  }
}
