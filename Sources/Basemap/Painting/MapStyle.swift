/// A style sheet made ready for painting: which features its layers ask for, each question once.
package final class MapStyle: Sendable {
  /// Which features of a tile's layer a style layer draws, as far as zoom and state do not decide.
  struct Selection: Sendable {
    /// An index of `sourceLayers`.
    let sourceLayer: Int
    let kinds: Set<VectorTileFeature.Kind>
    /// nil for all, and where the zoom or the style's state decides.
    let filter: StyleFilter?
  }

  /// A layer that is painted.
  struct Layer: Sendable {
    let style: StyleLayer
    /// An index of `selections`; nil for what has no features.
    let selection: Int?
    /// What decides for each zoom and state anew.
    let viewFilter: StyleFilter?
  }

  package let sheet: StyleSheet
  /// In the order of painting, without labels.
  let layers: [Layer]
  /// The layers of vector tiles that are painted from.
  let sourceLayers: [String]
  let selections: [Selection]
  /// What goes on north and south of the world; nil for what lies beneath.
  let beyond: (north: CGColor, south: CGColor)?

  /// Whether imagery is drawn.
  let showsImagery: Bool
  /// Whether vector tiles are drawn.
  var showsVectors: Bool { !selections.isEmpty }

  /// Icons and patterns.
  package let sprite: Sprite

  /// What of the sheet and its pictures is left out.
  package let faults: [StyleFault]

  /// Makes a style of a sheet and its pictures; `faults` are those of the pictures.
  package init(_ sheet: StyleSheet, sprite: Sprite = Sprite(), faults: [StyleFault] = []) {
    self.sheet = sheet
    self.sprite = sprite
    self.faults = sheet.faults + faults
    var (sourceLayers, selections, layers): ([String], [Selection], [Layer]) = ([], [], [])
    var showsImagery = false
    for layer in sheet.layers {
      guard let kinds = layer.paint.kinds else { continue }
      if case .raster = layer.paint { showsImagery = true }
      guard let name = layer.sourceLayer, !kinds.isEmpty else {
        if kinds.isEmpty { layers.append(Layer(style: layer, selection: nil, viewFilter: nil)) }
        continue
      }
      let place = sourceLayers.firstIndex(of: name) ?? sourceLayers.count
      if place == sourceLayers.count { sourceLayers.append(name) }
      let waits = layer.filter.map { $0.dependsOnZoom || $0.dependsOnState } ?? false
      layers.append(Layer(style: layer, selection: selections.count, viewFilter: waits ? layer.filter : nil))
      selections.append(Selection(sourceLayer: place, kinds: kinds, filter: waits ? nil : layer.filter))
    }
    (self.sourceLayers, self.selections, self.layers) = (sourceLayers, selections, layers)
    self.showsImagery = showsImagery
    beyond = Self.beyond(sheet)
  }

  /// Decodes the layers of a tile that are painted from, and sorts their features.
  ///
  /// - Throws: `VectorTileError`.
  package func sorted(_ tile: VectorTile) throws(VectorTileError) -> SortedTile {
    try SortedTile(TileFeatures(tile), style: self)
  }

  /// How far lines and discs of any layer reach from their place, in points; at least as far as what is only known
  /// feature by feature is looked for.
  func reach(in context: StyleContext) -> Double {
    layers.reduce(0) { reach, layer in
      guard layer.style.zooms.contains(context.zoom) else { return reach }
      switch layer.style.paint {
      case .line(let line):
        guard line.isUniform else { return max(reach, Self.usualReach) }
        let moved = line.lineTranslate.value(in: context)
        let own = LinePen(line, in: context, pixelsPerPoint: 1)?.reach ?? 0
        return max(reach, own + max(abs(moved.x), abs(moved.y)))
      case .circle(let circle):
        guard !circle.circleRadius.dependsOnFeature, !circle.circleStrokeWidth.dependsOnFeature else {
          return max(reach, Self.usualReach)
        }
        let moved = circle.circleTranslate.value(in: context)
        let own = circle.circleRadius.value(in: context) + circle.circleStrokeWidth.value(in: context)
        return max(reach, min(own, LinePen.widest) + max(abs(moved.x), abs(moved.y)))
      case .fill(let fill):
        let moved = fill.fillTranslate.value(in: context)
        return max(reach, abs(moved.x), abs(moved.y))
      case .extrusion(let extrusion):
        let moved = extrusion.fillExtrusionTranslate.value(in: context)
        return max(reach, abs(moved.x), abs(moved.y))
      case .background, .raster, .symbol: return reach
      }
    }
  }

  /// How far features reach whose size is only known feature by feature, in points.
  private static let usualReach = 24.0

  /// The colours that a sheet names for what lies outside the world, in its `metadata`.
  private static func beyond(_ sheet: StyleSheet) -> (north: CGColor, south: CGColor)? {
    func color(_ key: String) -> CGColor? {
      sheet.metadata[key]?.string.flatMap { StyleColor(css: $0) }?.cgColor
    }
    guard let north = color("openmapkit:north"), let south = color("openmapkit:south") else { return nil }
    return (north, south)
  }
}

extension StylePaint {
  /// The features that are painted; none for what is painted without, nil for what is not painted but written.
  fileprivate var kinds: Set<VectorTileFeature.Kind>? {
    switch self {
    case .background, .raster: []
    case .fill, .extrusion: [.polygon]
    case .line: [.line, .polygon]
    case .circle: [.point, .line, .polygon]
    case .symbol: nil
    }
  }
}
