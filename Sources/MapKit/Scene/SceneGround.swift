internal import Basemap

/// What lies below everything in a scene: a plain colour and, on it, the base map.
package struct SceneGround: Sendable {
  private let color: CGColor
  private let basemap: Basemap?
  private let look: BasemapLook
  /// Whether the map is so dark that words on it are light.
  let isDark: Bool

  /// Makes the ground of a map type over a base map.
  ///
  /// - Parameters:
  ///   - base: The base map.
  ///   - type: The map type.
  ///   - isDark: Whether it is for dark surroundings.
  ///   - details: What of it is shown.
  package init(
    _ base: BaseMap, _ type: MKMapType, isDark: Bool = false, details: GroundDetails = GroundDetails()
  ) {
    color = type.ground(isDark: isDark)
    basemap = base.basemap
    let language = base.language ?? details.language ?? MapLanguage.system
    look = BasemapLook(
      type.basemapType, isDark: isDark, showsBuildings: details.showsBuildings, points: details.points,
      state: StyleState(["language": .string(language)]))
    self.isDark = isDark || type.isImagery
  }

  /// Draws an area of a grid, whose upper left corner is the context's origin.
  ///
  /// - Parameters:
  ///   - isReplaced: Whether something above covers the base map.
  ///   - grid: The grid.
  ///   - area: The pixels of it that the context shows.
  ///   - context: Where to draw.
  func draw(isReplaced: Bool, grid: PixelGrid, area: PixelRect, in context: CGContext) {
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: area.width, height: area.height))
    guard !isReplaced else { return }
    basemap?.draw(
      grid.mapRect(of: area), pixelsPerMapPoint: grid.scale, contentScale: grid.contentScale, look: look,
      in: context)
  }

  /// Draws the names and signs of an area of a grid, whose upper left corner is the context's origin.
  func drawLabels(grid: PixelGrid, area: PixelRect, in context: CGContext) {
    basemap?.drawLabels(
      grid.mapRect(of: area), pixelsPerMapPoint: grid.scale, contentScale: grid.contentScale, look: look, in: context)
  }

  /// Draws the names and signs of a turned map, upright.
  ///
  /// - Parameters:
  ///   - center: What lies in the middle of the picture.
  ///   - size: The size of the picture, in pixels.
  ///   - heading: What is up, in degrees clockwise from north.
  ///   - grid: Gives the scale.
  ///   - context: Where to draw; its user space is pixels, y down.
  func drawLabels(
    around center: MKMapPoint, size: CGSize, heading: CLLocationDirection, grid: PixelGrid, in context: CGContext
  ) {
    basemap?.drawLabels(
      around: center, size: size, heading: heading, pixelsPerMapPoint: grid.scale, contentScale: grid.contentScale,
      look: look, in: context)
  }

  /// Whether what a part of the map is drawn from is in memory.
  func isLoaded(_ part: MKMapRect, on grid: PixelGrid) -> Bool {
    basemap?.isLoaded(part, pixelsPerMapPoint: grid.scale, contentScale: grid.contentScale, look: look) ?? true
  }

  /// Whether tiles of a part of the map could not be used.
  func isDamaged(_ part: MKMapRect, on grid: PixelGrid) -> Bool {
    guard let basemap else { return false }
    return !basemap.faults(
      in: part, pixelsPerMapPoint: grid.scale, contentScale: grid.contentScale, look: look
    ).isEmpty
  }

  /// Whom a picture of a part of the map names.
  func attribution(for part: MKMapRect, on grid: PixelGrid) -> [String] {
    basemap?.attribution(
      for: part, pixelsPerMapPoint: grid.scale, contentScale: grid.contentScale, look: look) ?? []
  }
}

extension MKMapType {
  /// The plain colour that the map lies on.
  func ground(isDark: Bool) -> CGColor {
    switch self {
    case .standard where isDark, .mutedStandard where isDark:
      CGColor(srgbRed: 0.153, green: 0.165, blue: 0.184, alpha: 1)
    case .standard: CGColor(srgbRed: 0.949, green: 0.937, blue: 0.914, alpha: 1)
    case .satellite, .satelliteFlyover: CGColor(srgbRed: 0.184, green: 0.220, blue: 0.173, alpha: 1)
    case .hybrid, .hybridFlyover: CGColor(srgbRed: 0.216, green: 0.255, blue: 0.212, alpha: 1)
    case .mutedStandard: CGColor(srgbRed: 0.957, green: 0.957, blue: 0.953, alpha: 1)
    }
  }

  /// Whether it shows pictures of the ground.
  fileprivate var isImagery: Bool { basemapType == .satellite || basemapType == .hybrid }
}
