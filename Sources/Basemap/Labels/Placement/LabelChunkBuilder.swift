/// Makes the candidates of tiles.
struct LabelChunkBuilder {
  let plane: LabelPlane
  let layers: [LabelLayer]
  let paragraphs: ParagraphCache
  /// Answers the lines of a layer of a tile, or what `make` makes of them.
  let lines: (_ layer: Int, _ tile: LabelTile, _ make: () -> LabelLines) -> LabelLines
  private(set) var candidates: [LabelCandidate] = []

  /// The most labels of one layer in one part of a tile: far more than there is room for.
  private static let limit = 2_048

  init(
    plane: LabelPlane, layers: [LabelLayer], paragraphs: ParagraphCache,
    lines: @escaping (_ layer: Int, _ tile: LabelTile, _ make: () -> LabelLines) -> LabelLines
  ) {
    (self.plane, self.layers, self.paragraphs, self.lines) = (plane, layers, paragraphs, lines)
  }

  mutating func add(_ tile: LabelTile) {
    for layer in layers {
      guard let features = tile.layer(layer.sourceLayer) else { continue }
      if layer.placement == .point {
        addPoints(layer, features, tile)
      } else {
        addLines(layer, features, tile)
      }
    }
  }

  private mutating func addPoints(_ layer: LabelLayer, _ features: FeatureLayer, _ tile: LabelTile) {
    let part = UnitBox(of: tile.part, in: tile.square, extent: features.extent)
    let geometry = features.geometry
    let last = candidates.count + Self.limit
    for index in 0..<min(features.count, geometry.shapes.count) where part.touches(geometry.shapes[index].box) {
      let feature = features.feature(index)
      let places = geometry.labelPlaces(of: geometry.shapes[index], feature.kind).filter { part.holds($0) }
      guard !places.isEmpty, layer.passes(feature), feature.isDue(atZoom: plane.zoom),
        let style = layer.style(feature)
      else { continue }
      for place in places {
        guard candidates.count < last else { return }
        let anchor = plane.point(place.x, place.y, in: tile.square, extent: features.extent)
        let arranger = LabelArranger(style: style, anchor: anchor, heading: plane.heading, paragraphs: paragraphs)
        add(arranger.arrangements(), style, at: anchor, layer, index, repeatDistance: 0)
      }
    }
  }

  private mutating func addLines(_ layer: LabelLayer, _ features: FeatureLayer, _ tile: LabelTile) {
    let lines = lines(layer.index, tile) { LabelLines(layer, features, zoom: plane.zoom) }
    let part = UnitBox(of: tile.part, in: tile.square, extent: features.extent)
    let last = candidates.count + Self.limit
    for line in lines.lines where line.box.intersects(part) {
      guard candidates.count < last else { return }
      add(line, layer, tile, part, extent: features.extent)
    }
  }

  private mutating func add(
    _ line: LabelLines.Line, _ layer: LabelLayer, _ tile: LabelTile, _ part: UnitBox, extent: Double
  ) {
    let points = line.points.map { plane.point($0.x, $0.y, in: tile.square, extent: extent) }
    guard let path = LabelPath(points, isContinued: line.isContinued) else { return }
    let style = line.style
    var arranger = LabelArranger(style: style, anchor: SIMD2(), heading: plane.heading, paragraphs: paragraphs)
    let length = arranger.lineLength
    func isWanted(_ distance: Double) -> Bool {
      part.holds(plane.units(path.point(at: distance), in: tile.square, extent: extent))
    }
    let (emSize, angle) = style.text.map { ($0.size, $0.maximumAngle) } ?? (0, 180)
    let anchors =
      style.placement == .line
      ? path.anchors(
        spacing: style.spacing, length: length, emSize: emSize, maximumAngle: angle, near: plane.box(of: tile.part),
        where: isWanted)
      : [path.length / 2].filter {
        isWanted($0) && path.fits(length, at: $0, emSize: emSize, maximumAngle: angle)
      }
    for distance in anchors {
      let anchor = path.point(at: distance)
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
          text: style.text?.content ?? "", order: style.order),
        style: style, arrangements: usable, repeatDistance: repeatDistance))
  }
}

extension StyleFeature {
  /// Whether the map is close enough for a feature that says from which zoom on it is worth showing: tiles of Natural
  /// Earth do, in zooms of 256-point tiles.
  func isDue(atZoom zoom: Double) -> Bool {
    for key in ["min_zoom", "min_label"] {
      if let first = value(key)?.number { return first <= zoom + 1 + 1e-6 }
    }
    return true
  }
}

extension UnitBox {
  /// Whether a place belongs to the rectangle: those on its left or upper edge do.
  func holds(_ place: SIMD2<Double>) -> Bool {
    place.x >= minX && place.x < maxX && place.y >= minY && place.y < maxY
  }

  /// Whether the two have a place in common, be it on an edge.
  func intersects(_ other: UnitBox) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
