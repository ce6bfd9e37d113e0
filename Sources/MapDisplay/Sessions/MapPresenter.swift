/// A map of a screen as its page is told of it, and what the page's user does to it.
@MainActor final class MapPresenter {
  let mapView: MKMapView
  private let services: DisplayServices
  private let pinLimit: Int
  private let changed: @MainActor () -> Void

  /// The language of the page's user, one of `MapLanguage.known`.
  private let language: String
  /// Pixels per point of the pictures.
  var contentScale = 1 { didSet { if contentScale != oldValue { isDirty = true } } }
  /// Where the page's map rests, as far as is known.
  private(set) var placed = PlacedView(center: MapPlace(x: 0, y: 0), step: 0, heading: 0)
  /// What the map showed when that was last true.
  private var placedRect = MKMapRect.null
  private var placedSize = CGSize.zero
  private var moves: Int
  private var isFirst = true
  private var movesAnimated = false

  private var pins = PinTable()
  private let keys: OverlayKeys
  private let credits = CreditSearch()
  private var overlays: LiveOverlays?
  private var lastLook: MapLook?
  private var isDirty = true

  /// - Parameters:
  ///   - mapView: The map.
  ///   - moves: The number that the map's first place gets: a page goes to each number once.
  ///   - language: The language of the page's user, one of `MapLanguage.known`.
  ///   - services: What makes pictures.
  ///   - pinLimit: The most pins that a page is told of.
  ///   - changed: Called when the map has changed without being looked at.
  init(
    mapView: MKMapView, moves: Int, language: String, services: DisplayServices, pinLimit: Int,
    changed: @escaping @MainActor () -> Void
  ) {
    (self.mapView, self.moves, self.services, self.pinLimit) = (mapView, moves, services, pinLimit)
    self.language = language
    self.changed = changed
    keys = OverlayKeys(secret: services.secret)
    mapView.annotationChangeHandler = { [weak self] _ in self?.setDirty() }
  }

  private func setDirty() {
    isDirty = true
    changed()
  }

  /// Lets the map go.
  func close() { mapView.annotationChangeHandler = nil }

  /// The number that the next map's first place may have.
  var nextMove: Int { moves + 1 }

  /// Whether the app has changed something that the page has not been told of.
  var isOutdated: Bool { isDirty || MapLook(mapView) != lastLook || pins.isOutdated || keys.isOutdated }

  // MARK: The way to the page

  /// Adds what there is to see to the state of the screen.
  ///
  /// - Parameters:
  ///   - sections: The state.
  ///   - page: What turns views in a callout into parts of the page.
  /// - Returns: Whether the app has moved the map.
  func tell(_ sections: inout StateSections, _ page: inout PageTree) -> Bool {
    let isMoved = noticeMove()
    isDirty = false
    sections.set("view", ViewState(view: placed, animated: movesAnimated, number: moves))
    sections.set("map", mapState())
    let shown = shownPins()
    sections.set("pins", shown.map { PinState($0.pin, id: $0.id, sprites: services.sprites) })
    sections.set("callout", callout(among: shown, &page))
    sections.set("attribution", attribution(of: sections.parts["map"] ?? Data()))
    lastLook = MapLook(mapView)
    return isMoved
  }

  private func noticeMove() -> Bool {
    let (rect, heading, size) = (mapView.visibleMapRect, mapView.heading, mapView.bounds.size)
    guard !MKMapRectEqualToRect(rect, placedRect) || heading != placed.heading || size != placedSize else {
      return false
    }
    let scale = rect.width > 0 ? Double(size.width) / rect.width : 0
    placed = PlacedView(
      center: MapPlace(x: rect.midX, y: min(max(rect.midY, 0), MKMapSize.world.height)),
      step: TileGrid.step(showing: scale), heading: heading)
    if heading == 0 { placed.snap(to: size, contentScale: contentScale) }
    // A map that comes, or that only gets another size, is not seen to move.
    movesAnimated = !isFirst && size == placedSize
    (placedRect, placedSize, isFirst) = (rect, size, false)
    moves += 1
    return true
  }

  private func mapState() -> MapState {
    let style = BaseStyle(mapView.mapType, isDark: mapView.traitCollection.userInterfaceStyle == .dark)
    var base = LiveBase(
      number: services.tiles.bases.number(of: mapView.baseMap, mapView.groundDetails()), style: style,
      language: language)
    overlays = keys.overlays(mapView.overlayContent(), on: base)
    if let overlays {
      services.tiles.overlays.insert(overlays)
      // Names are drawn once: with the overlays, where some lie below them.
      if overlays.hasLabels { base = base.bare }
    }
    func path(_ part: LiveOverlays.Part) -> String? {
      overlays.flatMap { $0.shows(part) ? "\(part.rawValue)/\($0.key)" : nil }
    }
    let coverBase = overlays?.coverBase ?? false
    return MapState(
      base: base.name, style: style, overlays: overlays?.key, overlaysCoverBase: coverBase,
      turned: TurnedMapState(
        base: coverBase ? nil : "base/\(base.bare.name)", below: path(.below), labels: base.bare.name,
        above: path(.above)),
      canZoom: mapView.isZoomEnabled, canScroll: mapView.isScrollEnabled, canRotate: mapView.isRotateEnabled,
      showsCompass: mapView.showsCompass, showsScale: mapView.showsScale)
  }

  /// Whom a picture of the map at rest names: found out elsewhere, since tiles may have to be read for it.
  private func attribution(of map: Data) -> [String] {
    let grid = PixelGrid(
      zoom: Double(placed.step) / Double(TileGrid.stepsPerZoom), contentScale: Double(contentScale))
    guard let grid else { return [] }
    let scene = MapScene(
      of: mapView.mapType, on: mapView.baseMap, with: overlays?.content, zoomScale: grid.zoomScale)
    let question = CreditSearch.Question(
      view: placed, width: Double(placedSize.width), height: Double(placedSize.height), map: map)
    return credits.lines(for: question) { [rect = shownRect] in
      scene.attribution(for: rect, on: grid)
    } whenFound: { [weak self] in
      self?.setDirty()
    }
  }

  /// The part of the map around what the page shows; a map that is turned shows its corners too.
  private var shownRect: MKMapRect {
    let scale = TileGrid.zoomScale(step: placed.step)
    let (wide, high) = (Double(placedSize.width), Double(placedSize.height))
    let diagonal = hypot(wide, high)
    let (width, height) = placed.heading == 0 ? (wide, high) : (diagonal, diagonal)
    return MKMapRect(
      x: placed.center.x - width / 2 / scale, y: placed.center.y - height / 2 / scale, width: width / scale,
      height: height / scale)
  }

  private func shownPins() -> [(id: Int, pin: DisplayedAnnotation)] {
    let shown = mapView.displayedAnnotations(
      in: shownRect, zoomScale: MKZoomScale(TileGrid.zoomScale(step: placed.step)),
      contentScale: CGFloat(contentScale), shared: services.sprites.shared)
    return pins.update(Array(shown.suffix(pinLimit)), contentScale: CGFloat(contentScale))
  }

  private func callout(
    among shown: [(id: Int, pin: DisplayedAnnotation)], _ page: inout PageTree
  ) -> CalloutState? {
    guard let selected = mapView.selectedAnnotations.first,
      let (id, pin) = shown.first(where: { $0.pin.annotation === selected }), pin.view.canShowCallout,
      let title = selected.title, !title.isEmpty
    else { return nil }
    let x = Double(pin.frame.midX + pin.view.calloutOffset.x)
    return CalloutState(
      pin: id, title: title, subtitle: selected.subtitle,
      left: accessory(pin.view.leftCalloutAccessoryView, &page),
      right: accessory(pin.view.rightCalloutAccessoryView, &page),
      detail: accessory(pin.view.detailCalloutAccessoryView, &page),
      above: [x, Double(pin.frame.minY + pin.view.calloutOffset.y)], below: [x, Double(pin.frame.maxY)])
  }

  /// The node of a view in a callout, at its own size.
  private func accessory(_ view: UIView?, _ page: inout PageTree) -> PageNode? {
    guard let view, var node = page.node(for: view) else { return nil }
    node.frame?[0] = 0
    node.frame?[1] = 0
    return node
  }

  // MARK: The way from the page

  /// Shows where the page's user has moved the map.
  func show(_ view: PlacedView) {
    mapView.show(view)
    isDirty = true
    // An app that moves the map in answer, or limits of the camera, are noticed against this.
    guard isAsPlaced(view) else { return }
    placed = view
    (placedRect, placedSize) = (mapView.visibleMapRect, mapView.bounds.size)
  }

  /// Whether the map shows what the page does, to a tenth of a point.
  private func isAsPlaced(_ view: PlacedView) -> Bool {
    let (rect, scale) = (mapView.visibleMapRect, TileGrid.zoomScale(step: view.step))
    let tolerance = 0.1 / scale
    return abs(rect.midX - view.center.x) <= tolerance && abs(rect.midY - view.center.y) <= tolerance
      && abs(rect.width * scale - Double(mapView.bounds.width)) <= 0.1 && mapView.heading == view.heading
  }

  /// Selects a pin; it may have gone meanwhile, which is nobody's fault.
  func select(_ pin: Int) {
    if let annotation = pins.annotation(pin) { mapView.selectAnnotation(annotation, animated: true) }
  }

  func deselect() { mapView.deselectAnnotation(mapView.selectedAnnotations.first, animated: true) }

  /// Drags a pin to a place.
  func drag(_ id: Int, to place: MapPlace, done: Bool) {
    guard let annotation = pins.annotation(id) as? MKPointAnnotation, let view = mapView.view(for: annotation),
      view.isDraggable
    else { return }
    if view.dragState == .none { view.setDragState(.starting, animated: true) }
    annotation.coordinate = MKMapPoint(x: place.x, y: place.y).wrapped.coordinate
    if done { view.setDragState(.ending, animated: true) }
    isDirty = true
  }
}

extension MKMapPoint {
  /// The point's copy in the world itself.
  fileprivate var wrapped: MKMapPoint {
    let world = MKMapSize.world.width
    return MKMapPoint(x: x - (x / world).rounded(.down) * world, y: y)
  }
}
