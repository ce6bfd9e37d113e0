/// A page in a browser, with the app's own controllers behind it.
@MainActor final class Screen {
  let id = SecretToken()
  let window: UIWindow
  private let services: DisplayServices
  private let limits: DisplayLimits

  /// Tells this screen's numbers from those of another with the same name: after a restart, say.
  private let epoch = String(SecretToken().text.prefix(12))
  private var revision = 0
  private var sent = StateSections()
  private var log = UpdateLog()
  private var stream: EventStream?
  private(set) var lastSeen = ContinuousClock.now

  private let language: String
  private var size: PageSize
  private var map: MapPresenter?
  private var page: PageTree
  /// The number of the next map's first place.
  private var nextMove = 0
  private var isDirty = true

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - root: The controller.
  ///   - opening: What the page says of itself.
  ///   - services: What makes pictures.
  ///   - limits: How much is taken on.
  init(root: UIViewController, opening: PageOpening, services: DisplayServices, limits: DisplayLimits) {
    (size, self.services, self.limits) = (opening.size, services, limits)
    language = opening.language
    page = PageTree(sprites: services.sprites)
    window = RootWindow(root, size: opening.size.points, traits: opening.size.traits).window
    findMap()
    PageLink.open(opening.link, in: root, map: map?.mapView)
    window.commit()
    findMap()
    if let view = opening.view { map?.show(view) }
    window.changeHandler = { [weak self] in self?.isDirty = true }
  }

  /// Finds the map that is in sight now.
  private func findMap() {
    let found = RootWindow.firstMap(in: window)
    guard found !== map?.mapView else { return }
    nextMove = map?.nextMove ?? nextMove
    map?.close()
    map = found.map {
      MapPresenter(
        mapView: $0, moves: nextMove, language: language, services: services, pinLimit: limits.pins
      ) { [weak self] in
        self?.isDirty = true
      }
    }
    map?.contentScale = size.scale
    isDirty = true
  }

  // MARK: The way to the page

  /// Whether a page listens.
  var isWatched: Bool { stream.map { !$0.hasEnded } ?? false }

  /// Begins to tell the page what there is to see, all of it or what it missed since an event.
  func open(lastEventID: String?) -> EventStream {
    lastSeen = .now
    stream?.close()
    let stream = EventStream()
    refresh()
    stream.send(Data("retry: 1000\n\n".utf8))
    let missed = lastEventID.flatMap(revision(ofEvent:)).flatMap { log.updates(after: $0, current: revision) }
    if let missed {
      missed.forEach(stream.send)
    } else {
      stream.send(event("state", "{\"revision\":\(revision),\"sections\":", sent.json))
    }
    self.stream = stream
    return stream
  }

  private func revision(ofEvent id: String) -> Int? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == epoch else { return nil }
    return Int(parts[1])
  }

  private func event(_ name: String, _ start: String, _ sections: Data) -> Data {
    ServerSentEvent(
      name: name, id: "\(epoch)-\(revision)", data: Data(start.utf8) + sections + Data("}".utf8)
    ).encoded
  }

  /// Ends the stream and takes the app's controllers out of sight.
  func close() {
    stream?.close()
    stream = nil
    map?.close()
    window.changeHandler = nil
    window.isHidden = true
  }

  /// Shows that the stream lives.
  func sendHeartbeat() {
    guard isWatched else { return }
    lastSeen = .now
    stream?.send(ServerSentEvent.heartbeat)
  }

  /// Looks whether the app has changed something, and tells the page.
  func refreshIfNeeded() {
    if isDirty || window.needsCommit || map?.isOutdated ?? false { refresh() }
  }

  /// Tells the page what has changed.
  private func refresh() {
    window.commit()
    findMap()
    var sections = StateSections()
    sections.set("page", page.build(window))
    let isMoved = map?.tell(&sections, &page) ?? false
    page.turn()
    sections.set("link", PageLink.text(of: window.rootViewController, map: map))
    isDirty = false
    var changes = sections.changes(since: sent)
    sent = sections
    // Where the page itself has moved the map it need not be told.
    if !isMoved { changes.remove("view") }
    guard !changes.isEmpty else { return }
    revision += 1
    let update = event("update", "{\"revision\":\(revision),\"since\":\(revision - 1),\"sections\":", changes.json)
    log.append(update, revision: revision)
    stream?.send(update)
  }

  // MARK: The way from the page

  /// Does what the page's user did.
  func receive(_ message: ClientMessage) {
    lastSeen = .now
    switch message {
    case .view(let view): map?.show(view)
    case .resize(let new):
      size = new
      window.update(size: new.points, traits: new.traits)
      map?.contentScale = new.scale
    case .select(let pin): map?.select(pin)
    case .deselect: map?.deselect()
    case .drag(let pin, let place, let done): map?.drag(pin, to: place, done: done)
    case .control(let id, let use): page.use(id, use)
    case .escape: window.escapeAsUser()
    }
    isDirty = true
    refreshIfNeeded()
  }
}
