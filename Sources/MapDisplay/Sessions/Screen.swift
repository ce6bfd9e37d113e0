/// A page in a browser, with the app's own controller behind it.
@MainActor final class Screen {
  let id = SecretToken()
  let mapView: MKMapView
  let services: DisplayServices
  let limits: DisplayLimits

  /// Tells this screen's numbers from those of another with the same name: after a restart, say.
  private let epoch = String(SecretToken().text.prefix(12))
  private var revision = 0
  private var sent = StateSections()
  private var log = UpdateLog()
  private var stream: EventStream?
  private(set) var lastSeen = ContinuousClock.now

  var size: PageSize
  /// Where the page's map rests, as far as is known.
  var placed: PlacedView
  /// What the map showed when that was last true.
  private var placedRect = MKMapRect.null
  private var moves = 0
  private var movesAnimated = false

  private var pins = PinTable()
  private let keys: OverlayKeys
  private let credits = CreditSearch()
  private var overlays: LiveOverlays?
  private var lastLook: Look?
  private var isDirty = true

  /// What can be told cheaply of whether the app has changed something.
  private struct Look: Equatable {
    let rect: MKMapRect
    let heading: Double
    let mapType: MKMapType
    let annotations: Int
    let overlays: Int
    let flags: [Bool]
    let selected: ObjectIdentifier?

    @MainActor init(_ map: MKMapView) {
      (rect, heading, mapType) = (map.visibleMapRect, map.heading, map.mapType)
      (annotations, overlays) = (map.annotationRevision, map.overlayRevision)
      flags = [map.isZoomEnabled, map.isScrollEnabled, map.isRotateEnabled]
      selected = map.selectedAnnotations.first.map { ObjectIdentifier($0) }
    }

    static func == (a: Look, b: Look) -> Bool {
      MKMapRectEqualToRect(a.rect, b.rect) && a.heading == b.heading && a.mapType == b.mapType
        && a.annotations == b.annotations && a.overlays == b.overlays && a.flags == b.flags
        && a.selected == b.selected
    }
  }

  init(mapView: MKMapView, size: PageSize, view: PlacedView?, services: DisplayServices, limits: DisplayLimits) {
    self.mapView = mapView
    self.size = size
    self.services = services
    self.limits = limits
    keys = OverlayKeys(secret: services.secret)
    placed = PlacedView(center: MapPlace(x: 0, y: 0), step: 0, heading: 0)
    mapView.frame.size = CGSize(width: size.width, height: size.height)
    if let view { show(view) }
    mapView.annotationChangeHandler = { [weak self] _ in self?.isDirty = true }
  }

  // MARK: The way to the page

  /// Whether a page listens.
  var isWatched: Bool { stream.map { !$0.hasEnded } ?? false }

  /// Takes note that the page has been heard of.
  func touch() { lastSeen = .now }

  /// Begins to tell the page what there is to see, all of it or what it missed since an event.
  func open(lastEventID: String?) -> EventStream {
    touch()
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
    ServerSentEvent(name: name, id: "\(epoch)-\(revision)", data: Data(start.utf8) + sections + Data("}".utf8)).encoded
  }

  /// Ends the stream.
  func close() {
    stream?.close()
    stream = nil
    mapView.annotationChangeHandler = nil
  }

  /// Shows that the stream lives.
  func sendHeartbeat() {
    guard isWatched else { return }
    touch()
    stream?.send(ServerSentEvent.heartbeat)
  }

  /// Looks whether the app has changed something, and tells the page.
  func refreshIfNeeded() {
    if isDirty || Look(mapView) != lastLook || pins.isOutdated || keys.isOutdated { refresh() }
  }

  /// Tells the page what has changed.
  func refresh() {
    let (sections, isMoved) = build()
    isDirty = false
    lastLook = Look(mapView)
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
  ///
  /// - Throws: `HTTPProblem.badRequest` where it speaks of what is not there.
  func receive(_ message: ClientMessage) throws(HTTPProblem) {
    touch()
    switch message {
    case .view(let view): show(view)
    case .resize(let size): resize(size)
    case .select(let pin):
      // It may have gone meanwhile, which is nobody's fault.
      if let annotation = pins.annotation(pin) { mapView.selectAnnotation(annotation, animated: true) }
    case .deselect: mapView.deselectAnnotation(mapView.selectedAnnotations.first, animated: true)
    case .drag(let pin, let place, let done): drag(pin, to: place, done: done)
    case .control: break
    }
    refreshIfNeeded()
  }

  private func show(_ view: PlacedView) {
    let scale = TileGrid.zoomScale(step: view.step)
    let (width, height) = (max(size.width, 1) / scale, max(size.height, 1) / scale)
    mapView.showMoved(
      to: MKMapRect(x: view.center.x - width / 2, y: view.center.y - height / 2, width: width, height: height),
      heading: view.heading)
    // An app that moves the map in answer, or limits of the camera, are noticed against this.
    guard isAsPlaced(view) else { return }
    placed = view
    placedRect = mapView.visibleMapRect
    isDirty = true
  }

  /// Whether the map shows what the page does, to a tenth of a point.
  private func isAsPlaced(_ view: PlacedView) -> Bool {
    let (rect, scale) = (mapView.visibleMapRect, TileGrid.zoomScale(step: view.step))
    let tolerance = 0.1 / scale
    return abs(rect.midX - view.center.x) <= tolerance && abs(rect.midY - view.center.y) <= tolerance
      && abs(rect.width * scale - Double(mapView.bounds.width)) <= 0.1 && abs(mapView.heading - view.heading) < 0.01
  }

  private func resize(_ new: PageSize) {
    size = new
    isDirty = true
    mapView.frame.size = CGSize(width: new.width, height: new.height)
  }

  private func drag(_ id: Int, to place: MapPlace, done: Bool) {
    guard let annotation = pins.annotation(id) as? MKPointAnnotation, let view = mapView.view(for: annotation),
      view.isDraggable
    else { return }
    if view.dragState == .none { view.setDragState(.starting, animated: true) }
    annotation.coordinate = MKMapPoint(x: place.x, y: place.y).coordinate
    if done { view.setDragState(.ending, animated: true) }
    isDirty = true
  }

  // MARK: The state

  /// All there is to see, and whether the app has moved the map.
  private func build() -> (sections: StateSections, isMoved: Bool) {
    let isMoved = noticeMove()
    var sections = StateSections()
    sections.set("view", ViewState(view: placed, animated: movesAnimated, number: moves))
    sections.set("map", mapState())
    sections.set("attribution", attribution(of: sections.parts["map"] ?? Data()))
    let shown = shownPins()
    sections.set("pins", shown.map { state(of: $0.pin, id: $0.id) })
    sections.set("callout", callout(among: shown))
    return (sections, isMoved)
  }

  private func noticeMove() -> Bool {
    let (rect, heading) = (mapView.visibleMapRect, mapView.heading)
    guard !MKMapRectEqualToRect(rect, placedRect) || heading != placed.heading else { return false }
    let scale = rect.width > 0 ? Double(mapView.bounds.width) / rect.width : 0
    placed = PlacedView(
      center: MapPlace(x: rect.midX, y: rect.midY), step: TileGrid.step(showing: scale), heading: heading)
    movesAnimated = moves > 0
    placedRect = rect
    moves += 1
    return true
  }

  private func mapState() -> MapState {
    let base = LiveBase(number: services.tiles.bases.number(of: mapView.baseMap), style: BaseStyle(mapView.mapType))
    overlays = keys.overlays(mapView.overlayContent(), on: base)
    if let overlays { services.tiles.overlays.insert(overlays) }
    return MapState(
      base: base.name, style: base.style, overlays: overlays?.key, overlaysCoverBase: overlays?.coverBase ?? false,
      canZoom: mapView.isZoomEnabled, canScroll: mapView.isScrollEnabled, canRotate: mapView.isRotateEnabled)
  }

  /// Whom a picture of the map at rest names: found out elsewhere, since tiles may have to be read for it.
  private func attribution(of map: Data) -> [String] {
    let grid = PixelGrid(
      zoom: Double(placed.step) / Double(TileGrid.stepsPerZoom), contentScale: Double(size.scale))
    guard let grid else { return [] }
    let scene = MapScene(
      of: mapView.mapType, on: mapView.baseMap, with: overlays?.content, zoomScale: grid.zoomScale)
    let question = CreditSearch.Question(
      view: placed, width: size.width, height: size.height, map: map)
    return credits.lines(for: question) { [rect = shownRect] in
      scene.attribution(for: rect, on: grid)
    } whenFound: {
      [weak self] in
      self?.isDirty = true
    }
  }

  /// The part of the map around what the page shows; a map that is turned shows its corners too.
  private var shownRect: MKMapRect {
    let scale = TileGrid.zoomScale(step: placed.step)
    let diagonal = hypot(size.width, size.height)
    let (width, height) = placed.heading == 0 ? (size.width, size.height) : (diagonal, diagonal)
    return MKMapRect(
      x: placed.center.x - width / 2 / scale, y: placed.center.y - height / 2 / scale, width: width / scale,
      height: height / scale)
  }

  private func shownPins() -> [(id: Int, pin: DisplayedAnnotation)] {
    let shown = mapView.displayedAnnotations(
      in: shownRect, zoomScale: MKZoomScale(TileGrid.zoomScale(step: placed.step)), contentScale: CGFloat(size.scale))
    return pins.update(Array(shown.suffix(limits.pins)), contentScale: CGFloat(size.scale))
  }

  private func state(of pin: DisplayedAnnotation, id: Int) -> PinState {
    let title = pin.annotation.title
    return PinState(
      id: id, title: title, subtitle: pin.annotation.subtitle, at: MapPlace(x: pin.anchor.x, y: pin.anchor.y),
      picture: [pin.offset.x, pin.offset.y, pin.size.width, pin.size.height].map { Double($0) },
      frame: [pin.frame.minX, pin.frame.minY, pin.frame.width, pin.frame.height].map { Double($0) },
      sprite: pin.image.flatMap { services.sprites.insert($0) }, alpha: Double(pin.alpha),
      selectable: pin.view.isEnabled && (!pin.view.canShowCallout || !(title ?? "").isEmpty),
      draggable: pin.view.isDraggable && pin.annotation is MKPointAnnotation)
  }

  private func callout(among shown: [(id: Int, pin: DisplayedAnnotation)]) -> CalloutState? {
    guard let selected = mapView.selectedAnnotations.first,
      let (id, pin) = shown.first(where: { $0.pin.annotation === selected }), pin.view.canShowCallout,
      let title = selected.title, !title.isEmpty
    else { return nil }
    let x = Double(pin.frame.midX + pin.view.calloutOffset.x)
    return CalloutState(
      pin: id, title: title, subtitle: selected.subtitle,
      above: [x, Double(pin.frame.minY + pin.view.calloutOffset.y)], below: [x, Double(pin.frame.maxY)])
  }
}
