import Foundation

@testable import Basemap

/// Labels of features on one tile of level 14, styled by JSON.
struct LabelTrial {
  static let (column, row) = (8192 + 300, 8192 - 200)

  var layers: [String] = []
  private var tile = TileWriter()
  var images: [String: LabelImage] = [:]
  var state = StyleState()

  /// Adds a symbol layer, on top of those before it.
  mutating func style(
    _ sourceLayer: String = "place", text: String? = "{name}", layout: String = "", paint: String = "",
    more: String = ""
  ) {
    let field = text.map { "\"text-field\": \"\($0)\"\(layout.isEmpty ? "" : ",")" } ?? ""
    layers.append(
      """
      {"id": "layer \(layers.count)", "type": "symbol", "source": "map", "source-layer": "\(sourceLayer)",
       "layout": {\(field)\(layout)}, "paint": {\(paint)}\(more.isEmpty ? "" : "," + more)}
      """)
  }

  /// Adds a point, its place in points of zoom 14 (tile of 512) from the tile's corner.
  mutating func point(_ x: Double, _ y: Double, _ name: String, layer: String = "place", tags: [String: Double] = [:]) {
    tile.add(
      layer,
      TileWriter.Feature(
        kind: .point, parts: [[(Int((x * 8).rounded()), Int((y * 8).rounded()))]],
        tags: [("name", .string(name))] + tags.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) }))
  }

  mutating func line(_ points: [(Double, Double)], _ name: String, layer: String = "road") {
    tile.add(
      layer,
      TileWriter.Feature(
        kind: .line, parts: [points.map { (Int(($0.0 * 8).rounded()), Int(($0.1 * 8).rounded())) }],
        tags: [("name", .string(name))]))
  }

  func sheet() throws -> StyleSheet {
    try StyleSheet(
      json: Data("{\"version\": 8, \"sources\": {}, \"layers\": [\(layers.joined(separator: ","))]}".utf8))
  }

  func look() throws -> LabelLook {
    let sheet = try sheet()
    if let fault = sheet.faults.first { throw fault }
    let images = images
    return LabelLook(sheet, state: state) { images[$0] }
  }

  var map: Basemap {
    let bytes = tile.bytes
    let source = MemorySource(zooms: 14...14) { address throws(TileSourceError) in
      address == TileAddress(z: 14, x: Self.column, y: Self.row) ? bytes : nil
    }
    return Basemap(layers: [BasemapLayer(source, role: .region)])
  }

  /// All labels that are shown, their places in points from the tile's corner.
  func shown(zoom: Double = 14, heading: Double = 0) throws -> [Shown] {
    let plane = LabelPlane(pointsPerMapPoint: exp2(zoom - 19), heading: heading)
    let square = TileSquare(z: 14, column: Self.column, row: Self.row)
    let corner = plane.point(0, 0, in: square, extent: 1)
    var box = LabelBox.null
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      box = box.union(LabelBox(around: plane.point(x, y, in: square, extent: 1), radius: 0))
    }
    return map.labelBoard(try look(), plane).labels(in: box.insetBy(-100)).map {
      Shown($0, corner: corner)
    }
  }

  func names(zoom: Double = 14) throws -> [String] { try shown(zoom: zoom).map(\.text).sorted() }

  /// A picture of the tile's upper left part.
  func picture(zoom: Double = 14, contentScale: Double = 1, side: Int = 256) throws -> LabelPicture {
    let scale = exp2(zoom - 19) * contentScale
    let tile = MKMapSize.world.width / 16384 * scale
    return try LabelPicture(
      map, try look(),
      (Int((Double(Self.column) * tile).rounded()), Int((Double(Self.row) * tile).rounded()), side, side),
      scale: scale, contentScale: contentScale)
  }

  /// A picture of a turned view around (256, 128).
  func turnedPicture(heading: Double) throws -> LabelPicture {
    let (scale, side) = (1.0 / 32, MKMapSize.world.width / 16384)
    let center = MKMapPoint(x: Double(Self.column) * side + 256 / scale, y: Double(Self.row) * side + 128 / scale)
    return try LabelPicture(map, try look(), around: center, side: 200, heading: heading, scale: scale)
  }

  /// The tile's upper left part as an SVG document.
  func document() throws -> String {
    let (scale, side) = (1.0 / 32, MKMapSize.world.width / 16384)
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(svgConsumer: consumer, size: CGSize(width: 256, height: 256))
    else { throw CancellationError() }
    context.flipToTopLeft(scale: 1)
    let rect = MKMapRect(
      x: Double(Self.column) * side, y: Double(Self.row) * side, width: 256 / scale, height: 256 / scale)
    let map = map
    if let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: 1) {
      map.drawLabels(view, board: map.labelBoard(try look(), LabelPlane(pointsPerMapPoint: scale)), in: context)
    }
    context.closePDF()
    return String(decoding: data as Data, as: UTF8.self)
  }

  /// A label as it is shown, on a plane that begins at the tile's corner.
  struct Shown {
    let label: ShownLabel
    private let corner: SIMD2<Double>

    init(_ label: ShownLabel, corner: SIMD2<Double>) { (self.label, self.corner) = (label, corner) }

    var text: String { label.arrangement.text == nil ? "" : label.style.text?.content ?? "" }
    var hasIcon: Bool { label.arrangement.icon != nil }
    var place: SIMD2<Double> { label.rank.anchor - corner }
    /// The room of the text, or of the icon alone, with its padding.
    var box: LabelBox { (label.arrangement.shapes.first?.box ?? .null).moved(by: -corner) }
    /// The room of the icon, with its padding.
    var iconBox: LabelBox {
      guard hasIcon, let shape = label.arrangement.shapes.last else { return .null }
      return shape.box.moved(by: -corner)
    }
    var lines: Int { label.arrangement.text?.paragraph.lines.count ?? 0 }
    var curve: LabelCurve? {
      if case .curve(let curve)? = label.arrangement.text?.course { curve } else { nil }
    }
  }
}
