/// Cuts features to one tile.
struct TileCutter {
  /// How far features reach beyond the tile, in units: wide lines and names of its neighbours show in it.
  static let margin = 256.0

  private let corner: SIMD2<Double>
  /// Tiles along the world's side.
  private let count: Double
  private var writer = VectorTileWriter()
  private var ringClip = RingClip()
  private let box: UnitBox

  init(_ address: TileAddress) {
    count = Double(1 << address.z)
    corner = SIMD2(Double(address.x), Double(address.y))
    let extent = Double(VectorTileWriter.extent)
    box = UnitBox(minX: -Self.margin, minY: -Self.margin, maxX: extent + Self.margin, maxY: extent + Self.margin)
  }

  /// The tile, or nil where nothing lies in it.
  var tile: [UInt8]? { writer.isEmpty ? nil : writer.bytes }

  /// Whether a feature's box meets the tile.
  func touches(_ feature: GeoJSONFeature) -> Bool {
    let (low, high) = (units(feature.low), units(feature.high))
    return low.x <= box.maxX && high.x >= box.minX && low.y <= box.maxY && high.y >= box.minY
  }

  mutating func add(_ feature: GeoJSONFeature) {
    var parts: [[TilePoint]] = []
    for part in feature.parts {
      let places = part.map(units)
      switch feature.kind {
      case .point: parts += places.filter(contains).map { [Self.rounded($0)] }
      case .line: parts += lines(places)
      case .polygon: ring(places).map { parts.append($0) }
      case .unknown: break
      }
    }
    guard !parts.isEmpty else { return }
    writer.add(feature, parts: parts)
  }

  private func units(_ position: SIMD2<Double>) -> SIMD2<Double> {
    (position * count - corner) * Double(VectorTileWriter.extent)
  }

  private func contains(_ place: SIMD2<Double>) -> Bool {
    place.x >= box.minX && place.x <= box.maxX && place.y >= box.minY && place.y <= box.maxY
  }

  /// The pieces of a line that lie in the tile.
  private func lines(_ places: [SIMD2<Double>]) -> [[TilePoint]] {
    var lines: [[TilePoint]] = []
    var line: [TilePoint] = []
    func end() {
      if line.count > 1 { lines.append(line) }
      line = []
    }
    func append(_ place: SIMD2<Double>) {
      let point = Self.rounded(place)
      if line.last != point { line.append(point) }
    }
    for (a, b) in zip(places, places.dropFirst()) {
      guard let part = LineClip.part(a, b, in: box) else {
        end()
        continue
      }
      if part.from > 0 { end() }
      append(a + (b - a) * part.from)
      append(a + (b - a) * part.to)
      if part.to < 1 { end() }
    }
    end()
    return lines
  }

  /// What lies in the tile of a ring, or nil; a ring smaller than a unit is left out.
  private mutating func ring(_ places: [SIMD2<Double>]) -> [TilePoint]? {
    ringClip.clip(places, to: box)
    var ring: [TilePoint] = []
    for place in ringClip.ring {
      let point = Self.rounded(place)
      if ring.last != point { ring.append(point) }
    }
    if ring.count > 1, ring.first == ring.last { ring.removeLast() }
    return ring.count > 2 ? ring : nil
  }

  private static func rounded(_ place: SIMD2<Double>) -> TilePoint {
    TilePoint(x: Int32(place.x.rounded()), y: Int32(place.y.rounded()))
  }
}
