/// Makes the candidates of tiles.
struct LabelChunkBuilder {
  let plane: LabelPlane
  let layers: [LabelLayer]
  let paragraphs: ParagraphCache
  private(set) var candidates: [LabelCandidate] = []

  /// The most labels of one layer in one tile.
  private static let limit = 20_000

  init(plane: LabelPlane, layers: [LabelLayer], paragraphs: ParagraphCache) {
    (self.plane, self.layers, self.paragraphs) = (plane, layers, paragraphs)
  }

  mutating func add(_ tile: LabelTile) {
    for layer in layers {
      guard let features = tile.layer(layer.sourceLayer) else { continue }
      add(layer, features, tile)
    }
  }

  private mutating func add(_ layer: LabelLayer, _ features: FeatureLayer, _ tile: LabelTile) {
    let part = UnitBox(of: tile.part, in: tile.square, extent: features.extent)
    let geometry = features.geometry
    var lines = LabelLines(extent: features.extent)
    let last = candidates.count + Self.limit
    for index in 0..<min(features.count, geometry.shapes.count) {
      let shape = geometry.shapes[index]
      guard !shape.parts.isEmpty else { continue }
      let feature = features.feature(index)
      // Lines that only meet this part are joined as in all other parts of the tile.
      if feature.kind == .point, !part.touches(shape.box) { continue }
      guard layer.passes(feature), isDue(feature), let style = layer.style(feature) else { continue }
      if style.placement != .point {
        if feature.kind != .point { lines.add(geometry, shape, isRing: feature.kind == .polygon, style, index) }
        continue
      }
      for place in geometry.labelPlaces(of: shape, feature.kind) where part.holds(place) {
        guard candidates.count < last else { return }
        add(style, at: plane.point(place.x, place.y, in: tile.square, extent: features.extent), layer, index)
      }
    }
    for line in lines.clipped() {
      guard candidates.count < last else { return }
      add(line, layer, tile, part, extent: features.extent)
    }
  }

  /// Whether the map is close enough for a feature that says from which zoom on it is worth showing: tiles of Natural
  /// Earth do, in zooms of 256-point tiles.
  private func isDue(_ feature: StyleFeature) -> Bool {
    for key in ["min_zoom", "min_label"] {
      if let zoom = feature.value(key)?.number { return zoom <= plane.zoom + 1 + 1e-6 }
    }
    return true
  }

  private mutating func add(_ style: LabelStyle, at anchor: SIMD2<Double>, _ layer: LabelLayer, _ feature: Int) {
    let arranger = LabelArranger(style: style, anchor: anchor, heading: plane.heading, paragraphs: paragraphs)
    add(arranger.arrangements(), style, at: anchor, layer, feature, repeatDistance: 0)
  }

  private mutating func add(
    _ line: LabelLines.Line, _ layer: LabelLayer, _ tile: LabelTile, _ part: UnitBox, extent: Double
  ) {
    let points = line.points.map { plane.point($0.x, $0.y, in: tile.square, extent: extent) }
    guard let path = LabelPath(points, isContinued: line.isContinued) else { return }
    let style = line.style
    var arranger = LabelArranger(style: style, anchor: SIMD2(), heading: plane.heading, paragraphs: paragraphs)
    let length = arranger.lineLength
    let (emSize, angle) = style.text.map { ($0.size, $0.maximumAngle) } ?? (0, 180)
    let anchors =
      style.placement == .line
      ? path.anchors(spacing: style.spacing, length: length, emSize: emSize, maximumAngle: angle)
      : [path.length / 2].filter { path.fits(length, at: $0, emSize: emSize, maximumAngle: angle) }
    for distance in anchors {
      let anchor = path.point(at: distance)
      let place = plane.units(anchor, in: tile.square, extent: extent)
      guard part.holds(place) else { continue }
      arranger.anchor = anchor
      add(
        arranger.arrangements(along: path, at: distance), style, at: anchor, layer, line.feature,
        repeatDistance: min(style.spacing / 2, LabelBoard.reach))
    }
  }

  private mutating func add(
    _ arrangements: [LabelArrangement], _ style: LabelStyle, at anchor: SIMD2<Double>, _ layer: LabelLayer,
    _ feature: Int, repeatDistance: Double
  ) {
    // A label that reaches farther than others look for it is none.
    let reach = LabelBox(around: anchor, radius: LabelBoard.reach)
    let usable = arrangements.filter { !$0.box.isNull && reach.contains($0.box) }
    guard !usable.isEmpty else { return }
    candidates.append(
      LabelCandidate(
        rank: LabelRank(
          layer: layer.index, sortKey: style.sortKey, feature: feature, anchor: anchor,
          text: style.text?.content ?? ""),
        style: style, arrangements: usable, repeatDistance: repeatDistance))
  }
}

extension UnitBox {
  /// Whether a place belongs to the rectangle: those on its left or upper edge do.
  func holds(_ place: SIMD2<Double>) -> Bool {
    place.x >= minX && place.x < maxX && place.y >= minY && place.y < maxY
  }
}
