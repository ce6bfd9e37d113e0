/// Paints the layers of a style over tiles.
///
/// A layer whose properties are the same for all features fills or strokes one path with those of all tiles, cut where
/// the tiles end. Filled together, the edges of neighbours cancel out; stroked together, the round ends of a road's two
/// halves lie in each other. So no seam shows, whatever the scale, and translucent colours are laid down once. Where
/// properties depend on the feature, this holds for each run of features that look the same.
struct StylePainter {
  let style: MapStyle
  let look: BasemapLook
  let tiles: [PlacedTile]
  let view: TileView
  /// Whether the whole world is drawn, and what lies beyond with it.
  private let hasWorld: Bool
  /// What properties are asked with; its zoom is that of style sheets.
  var context: StyleContext
  var ringClip = RingClip()

  /// The layer of vector tiles that has the buildings.
  private static let buildings = "building"

  init(style: MapStyle, look: BasemapLook, tiles: [PlacedTile], view: TileView, hasWorld: Bool) {
    (self.style, self.look, self.tiles, self.view) = (style, look, tiles, view)
    self.hasWorld = hasWorld
    context = StyleContext(zoom: view.styleZoom, state: look.state.filled(from: style.sheet.state))
  }

  /// Paints all layers; `imagery` draws the imagery where a layer asks for it.
  mutating func paint(in canvas: CGContext, imagery: (RasterStyle, StyleContext) -> Void) {
    for layer in style.layers where isShown(layer.style) {
      switch layer.style.paint {
      case .background(let background): paint(background, in: canvas)
      case .raster(let raster): imagery(raster, context)
      case .fill(let fill): paint(fill, layer, in: canvas)
      case .line(let line): paint(line, layer, in: canvas)
      case .circle(let circle): paint(circle, layer, in: canvas)
      case .extrusion(let extrusion): paint(extrusion, layer, in: canvas)
      case .symbol: break
      }
    }
  }

  private func isShown(_ layer: StyleLayer) -> Bool {
    layer.zooms.contains(context.zoom) && (look.showsBuildings || layer.sourceLayer != Self.buildings)
      && layer.visibility.value(in: context) == .visible
  }

  private func paint(_ background: BackgroundStyle, in canvas: CGContext) {
    let opacity = background.backgroundOpacity.value(in: context)
    let area = CGRect(x: 0, y: 0, width: view.width, height: view.height)
    if let pattern = background.backgroundPattern.value(in: context) {
      var path = PathElements()
      path.addRect(area, transform: .identity)
      draw(pattern, opacity: opacity, within: path, in: canvas)
    } else {
      canvas.setFillColor(background.backgroundColor.value(in: context).faded(opacity))
      canvas.fill(area)
    }
    if let beyond = style.beyond, hasWorld { fill(beyond, in: canvas) }
  }

  /// Lets the polar sea go on to the north and the ice to the south, some pixels into the world: what lies there is
  /// painted over, and without it the ground would shimmer through where the world ends.
  private func fill(_ beyond: (north: CGColor, south: CGColor), in canvas: CGContext) {
    let overlap = 4.0
    let (north, south) = (-view.originY + overlap, view.pixelsPerWorld - view.originY - overlap)
    canvas.setFillColor(beyond.north)
    if north > 0 { canvas.fill(CGRect(x: 0, y: 0, width: view.width, height: min(north, view.height))) }
    canvas.setFillColor(beyond.south)
    if south < view.height {
      let top = max(south, 0)
      canvas.fill(CGRect(x: 0, y: top, width: view.width, height: view.height - top))
    }
  }

  /// Moves what a body draws by a number of points, and lays it down as one where that is to be translucent.
  mutating func paint(
    moved: SIMD2<Double>, opacity: Double, in canvas: CGContext, _ body: (inout StylePainter) -> Void
  ) {
    guard opacity > 0 else { return }
    canvas.saveGState()
    if moved != .zero { canvas.translateBy(x: moved.x * view.contentScale, y: moved.y * view.contentScale) }
    if opacity < 1 {
      canvas.setAlpha(opacity)
      canvas.beginTransparencyLayer()
    }
    body(&self)
    if opacity < 1 { canvas.endTransparencyLayer() }
    canvas.restoreGState()
  }
}

extension TileView {
  /// The zoom of style sheets, at which the world is 512 · 2^zoom points wide; one that was meant to be whole is, and
  /// a smaller world counts as one of 512 points.
  var styleZoom: Double { max(((zoom - 1) * 1e6).rounded() / 1e6, 0) }
}

extension StyleColor {
  /// The colour for drawing, with its opacity times a factor 0…1.
  func faded(_ opacity: Double) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha * min(max(opacity, 0), 1))
  }
}
