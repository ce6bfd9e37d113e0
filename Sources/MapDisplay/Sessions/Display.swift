/// The app as it is shown: its visitors, and what makes a controller for each page.
@MainActor final class Display {
  let limits: DisplayLimits
  let sessions: SessionStore
  let services: DisplayServices
  private let makeMap: () -> MKMapView
  private var clock: Task<Void, Never>?

  init(limits: DisplayLimits, services: DisplayServices, makeMap: @escaping () -> MKMapView) {
    self.limits = limits
    self.services = services
    self.makeMap = makeMap
    sessions = SessionStore(limits: limits)
  }

  /// Answers a visitor's new page; a visitor without a cookie that is known gets one.
  ///
  /// - Throws: `HTTPProblem.busy`.
  func makeScreen(
    for cookie: SecretToken?, size: PageSize, view: PlacedView?
  ) throws(HTTPProblem) -> (session: Session, screen: Screen) {
    let known = sessions.session(cookie)
    let session = if let known { known } else { try sessions.makeSession() }
    let screen = Screen(mapView: makeMap(), size: size, view: view, services: services, limits: limits)
    session.add(screen, limit: limits.screensPerSession)
    return (session, screen)
  }

  /// The page of a visitor; nil where it is not there, or another's.
  func screen(_ id: SecretToken, of cookie: SecretToken?) -> Screen? { sessions.session(cookie)?.screens[id] }

  /// Looks after the pages from now on: sends what the app changes, shows that streams live, lets old pages go.
  func start() {
    clock = Task { [weak self, limits] in
      var nextHeartbeat = ContinuousClock.now + .seconds(limits.heartbeatInterval)
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(limits.lookInterval), tolerance: .milliseconds(5))
        guard let self else { return }
        for screen in self.sessions.screens where screen.isWatched { screen.refreshIfNeeded() }
        guard ContinuousClock.now >= nextHeartbeat else { continue }
        nextHeartbeat = .now + .seconds(limits.heartbeatInterval)
        for screen in self.sessions.screens { screen.sendHeartbeat() }
        self.sessions.expire()
      }
    }
  }

  func stop() {
    clock?.cancel()
    sessions.closeAll()
  }
}
