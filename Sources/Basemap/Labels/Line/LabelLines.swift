/// The lines of one layer of a tile that carry labels.
struct LabelLines {
  struct Line {
    /// In units of the tile, within its square.
    let points: [SIMD2<Double>]
    /// Whether it comes from beyond the square.
    let isContinued: Bool
    let style: LabelStyle
    let feature: Int
  }

  private let extent: Double
  private var merger = LineMerger()
  private var styles: [Int: LabelStyle] = [:]

  init(extent: Double) { self.extent = extent }

  mutating func add(
    _ geometry: VectorTileGeometry, _ shape: VectorTileGeometry.Shape, isRing: Bool, _ style: LabelStyle,
    _ feature: Int
  ) {
    styles[feature] = style
    // Lines with an icon alone are joined where the icons are the same.
    let label = style.text?.content ?? "\u{0}"
    for part in shape.parts {
      let range = geometry.part(part)
      guard let first = range.first.map({ geometry.points[$0] }) else { continue }
      if isRing {
        merger.add(geometry.points[range] + [first], label: label, feature: feature)
      } else {
        merger.add(geometry.points[range], label: label, feature: feature)
      }
    }
  }

  /// The joined lines, cut at the edges of the tile: what lies beyond belongs to its neighbours.
  func clipped() -> [Line] {
    let box = UnitBox(minX: 0, minY: 0, maxX: extent, maxY: extent)
    var lines: [Line] = []
    for line in merger.merged {
      guard let style = styles[line.feature] else { continue }
      var points: [SIMD2<Double>] = []
      func end() {
        guard points.count > 1, let first = points.first else { return points = [] }
        lines.append(
          Line(points: points, isContinued: isOnEdge(first), style: style, feature: line.feature))
        points = []
      }
      for index in line.points.indices.dropFirst() {
        let (a, b) = (line.points[index - 1].place, line.points[index].place)
        guard let part = LineClip.part(a, b, in: box) else {
          end()
          continue
        }
        let from = part.from == 0 ? a : a + (b - a) * part.from
        if points.last != from {
          end()
          points = [from]
        }
        points.append(part.to == 1 ? b : a + (b - a) * part.to)
        if part.to != 1 { end() }
      }
      end()
    }
    return lines
  }

  private func isOnEdge(_ place: SIMD2<Double>) -> Bool {
    place.x <= 0 || place.y <= 0 || place.x >= extent || place.y >= extent
  }
}

extension TilePoint {
  var place: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
