/// The lines of one layer of a tile that carry labels: joined, and cut at the edges of the tile, since what lies beyond
/// belongs to its neighbours.
final class LabelLines: Sendable {
  struct Line: Sendable {
    /// In units of the tile, within its square.
    let points: [SIMD2<Double>]
    let box: UnitBox
    /// Whether it comes from beyond the square.
    let isContinued: Bool
    let style: LabelStyle
    let feature: Int
  }

  let lines: [Line]

  init(_ layer: LabelLayer, _ features: FeatureLayer, zoom: Double) {
    let geometry = features.geometry
    var merger = LineMerger()
    var styles: [Int: LabelStyle] = [:]
    for index in 0..<min(features.count, geometry.shapes.count) {
      let feature = features.feature(index)
      guard feature.kind == .line || feature.kind == .polygon, layer.passes(feature), feature.isDue(atZoom: zoom),
        let style = layer.style(feature)
      else { continue }
      styles[index] = style
      // Lines with an icon alone are joined as if they were one.
      let label = style.text?.content ?? "\u{0}"
      for part in geometry.shapes[index].parts {
        var points = geometry.points[geometry.part(part)]
        if feature.kind == .polygon, let first = points.first { points.append(first) }
        merger.add(points, label: label, feature: index)
      }
    }
    let extent = features.extent
    lines = merger.merged.flatMap { line in
      styles[line.feature].map { Self.clipped(line, extent: extent, $0) } ?? []
    }
  }

  /// About how much memory the lines take, in bytes.
  var cost: Int { lines.reduce(256) { $0 + 900 + 16 * $1.points.count } }

  private static func clipped(_ line: LineMerger.Line, extent: Double, _ style: LabelStyle) -> [Line] {
    let square = UnitBox(minX: 0, minY: 0, maxX: extent, maxY: extent)
    var lines: [Line] = []
    var points: [SIMD2<Double>] = []
    func end() {
      if points.count > 1, let first = points.first {
        let isOnEdge = first.x <= 0 || first.y <= 0 || first.x >= extent || first.y >= extent
        lines.append(
          Line(points: points, box: UnitBox(around: points), isContinued: isOnEdge, style: style, feature: line.feature)
        )
      }
      points = []
    }
    for index in line.points.indices.dropFirst() {
      let (a, b) = (line.points[index - 1].place, line.points[index].place)
      guard let part = LineClip.part(a, b, in: square) else {
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
    return lines
  }
}

extension UnitBox {
  init(around points: [SIMD2<Double>]) {
    self.init(
      minX: points.reduce(.infinity) { min($0, $1.x) }, minY: points.reduce(.infinity) { min($0, $1.y) },
      maxX: points.reduce(-.infinity) { max($0, $1.x) }, maxY: points.reduce(-.infinity) { max($0, $1.y) })
  }
}

extension TilePoint {
  var place: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
