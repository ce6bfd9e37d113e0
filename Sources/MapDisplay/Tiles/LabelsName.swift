/// Which picture of names: those of a turned map, upright, as one page shows it at rest.
struct LabelsName: Hashable, Sendable {
  /// The ground that the names belong to.
  let base: LiveBase
  let step: Int
  /// What is up, in hundredths of a degree clockwise from north, 0..<36,000.
  let heading: Int
  /// What lies in the picture's middle, in 64ths of a map point.
  let x: Int
  let y: Int
  /// The size of the picture, in points.
  let width: Int
  let height: Int
  let contentScale: Int

  /// The parts of a place that are told apart, in a map point.
  static let unitsPerMapPoint = 64
  /// The longest side, in points.
  static let longestSide = 8192
  /// The most pixels of a picture: 64 MiB of them.
  static let pixelLimit = 1 << 24

  /// Reads the parts of a path after "labels": `0-standard-en-bare/1200/4500/812,903/390x844@3x`.
  init?(path parts: ArraySlice<Substring>) {
    let parts = Array(parts)
    guard parts.count == 5, let base = LiveBase(parts[0]), !base.hasLabels, let step = TileName.number(parts[1]),
      let heading = TileName.number(parts[2]), parts[4].hasSuffix("x")
    else { return nil }
    let place = parts[3].split(separator: ",", omittingEmptySubsequences: false).compactMap {
      TileName.number($0, digits: 14)
    }
    let shape = parts[4].dropLast().split(separator: "@", omittingEmptySubsequences: false)
    guard place.count == 2, shape.count == 2, let contentScale = TileName.number(shape[1]) else { return nil }
    let sides = shape[0].split(separator: "x", omittingEmptySubsequences: false).compactMap { TileName.number($0) }
    guard sides.count == 2 else { return nil }
    (self.base, self.step, self.heading, self.contentScale) = (base, step, heading, contentScale)
    (x, y, width, height) = (place[0], place[1], sides[0], sides[1])
    let world = Int(MKMapSize.world.width) * Self.unitsPerMapPoint
    guard TileGrid.steps.contains(step), TileGrid.contentScales.contains(contentScale),
      (0..<36_000).contains(heading), (-world...2 * world).contains(x), (0...world).contains(y),
      (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      width * height * contentScale * contentScale <= Self.pixelLimit
    else { return nil }
  }

  var grid: PixelGrid? {
    PixelGrid(zoom: Double(step) / Double(TileGrid.stepsPerZoom), contentScale: Double(contentScale))
  }

  var center: MKMapPoint {
    let units = Double(Self.unitsPerMapPoint)
    return MKMapPoint(x: Double(x) / units, y: Double(y) / units)
  }
}
