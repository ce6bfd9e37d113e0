/// Which tile: a step, a place and a scale.
struct TileName: Hashable, Sendable {
  /// What is drawn.
  enum Picture: Hashable, Sendable {
    case base(LiveBase)
    /// By the key of a `LiveOverlays`.
    case overlays(key: String, LiveOverlays.Part)
  }

  let picture: Picture
  let step: Int
  let x: Int
  let y: Int
  let contentScale: Int

  /// Makes a name; nil where there is no such tile.
  ///
  /// Columns go on for a world on either side: a map across the 180th meridian shows tiles that lie on both sides.
  init?(_ picture: Picture, step: Int, x: Int, y: Int, contentScale: Int) {
    guard TileGrid.steps.contains(step), TileGrid.contentScales.contains(contentScale) else { return nil }
    let across = TileGrid.tilesAcross(step: step, contentScale: contentScale)
    guard (-across...2 * across).contains(x), (0..<across).contains(y) else { return nil }
    self.picture = picture
    (self.step, self.x, self.y, self.contentScale) = (step, x, y, contentScale)
  }

  /// Reads the parts of a path after "tiles": `base/0-standard-en/1200/10/12@2x`, `overlays/<key>/1200/10/12@2x`.
  init?(path parts: ArraySlice<Substring>) {
    guard parts.count == 5, let kind = parts.first, let last = parts.last else { return nil }
    let parts = Array(parts)
    let picture: Picture
    switch kind {
    case "base":
      guard let base = LiveBase(parts[1]) else { return nil }
      picture = .base(base)
    default:
      guard let part = LiveOverlays.Part(rawValue: String(kind)), parts[1].utf8.count == 32 else { return nil }
      picture = .overlays(key: String(parts[1]), part)
    }
    guard last.hasSuffix("x") else { return nil }
    let numbers = last.dropLast().split(separator: "@", omittingEmptySubsequences: false)
    guard numbers.count == 2, let step = Self.number(parts[2]), let x = Self.number(parts[3]),
      let y = Self.number(numbers[0]), let scale = Self.number(numbers[1])
    else { return nil }
    self.init(picture, step: step, x: x, y: y, contentScale: scale)
  }

  /// Reads a number in its one spelling, so that each tile has one address.
  static func number(_ text: Substring, digits: Int = 10) -> Int? {
    guard text.utf8.count <= digits, let number = Int(text), String(number) == text else { return nil }
    return number
  }

  /// The pixels on the grid of web tiles at the step.
  var pixels: PixelRect {
    let side = TileGrid.tileSide(contentScale: contentScale) * contentScale
    return PixelRect(x: x * side, y: y * side, width: side, height: side)
  }

  var grid: PixelGrid? {
    PixelGrid(zoom: Double(step) / Double(TileGrid.stepsPerZoom), contentScale: Double(contentScale))
  }
}
