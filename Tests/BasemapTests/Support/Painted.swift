import Foundation
import Testing

@testable import Basemap

/// A tile drawn with a style of a test's own, on white ground: four units of the tile make a pixel.
enum Painted {
  /// Answers a picture around the middle of the tile, which is at the picture's own middle.
  ///
  /// The layers are those of the style sheet in JSON, without the ground; their `source-layer` is "shapes".
  static func picture(
    _ layers: String, side: Int = 64, contentScale: Double = 1, cell: Int = 256, sprite: [String: SpriteImage] = [:],
    tile fill: (inout TileWriter) -> Void
  ) throws -> Picture {
    var writer = TileWriter()
    fill(&writer)
    let bytes = writer.bytes
    let home = try #require(TileAddress(z: 14, x: 8192, y: 8192))
    let source = MemorySource(zooms: 14...14) { a throws(TileSourceError) in a == home ? bytes : nil }
    let map = Basemap(
      layers: [BasemapLayer(source, role: .region)], style: try style(layers, sprite: sprite))
    let middle = MKMapPoint(x: home.mapRect.midX, y: home.mapRect.midY)
    let zoom = 16 - log2(contentScale)
    return try #require(
      Picture(map, center: middle, zoom: zoom, width: side, height: side, contentScale: contentScale, cell: cell))
  }

  /// Makes a style of layers in JSON, on white ground.
  static func style(_ layers: String, sprite: [String: SpriteImage] = [:]) throws -> MapStyle {
    let ground = #"{"id": "ground", "type": "background", "paint": {"background-color": "white"}}"#
    let sources = #"{"s": {"type": "vector", "url": "s"}, "i": {"type": "raster", "url": "i"}}"#
    let all = layers.isEmpty ? ground : ground + "," + layers
    let json = #"{"version": 8, "sources": \#(sources), "layers": [\#(all)]}"#
    let sheet = try StyleSheet(json: Data(json.utf8))
    #expect(sheet.faults == [])
    var images = Sprite()
    for (name, image) in sprite { images.add(image, named: name) }
    return MapStyle(sheet, sprite: images)
  }

  /// A layer in JSON that draws the features of "shapes".
  static func layer(_ type: String, paint: String, layout: String = "", more: String = "") -> String {
    """
    {"id": "\(type)", "type": "\(type)", "source": "s", "source-layer": "shapes"\(more.isEmpty ? "" : ", " + more),
     "layout": {\(layout)}, "paint": {\(paint)}}
    """
  }
}

extension TileWriter {
  /// Adds an area, given in pixels of `Painted` from the picture's middle.
  mutating func box(_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) { box([:], x, y, right, bottom) }

  /// Adds an area with tags.
  mutating func box(_ tags: [String: VectorTileValue], _ x: Int, _ y: Int, _ right: Int, _ bottom: Int) {
    add(.polygon, tags, [(x, y), (right, y), (right, bottom), (x, bottom)])
  }

  /// Adds a line, given in pixels of `Painted` from the picture's middle.
  mutating func path(_ points: (Int, Int)...) { add(.line, [:], points) }

  /// Adds a line with tags.
  mutating func path(_ tags: [String: VectorTileValue], _ points: (Int, Int)...) { add(.line, tags, points) }

  /// Adds points, given in pixels of `Painted` from the picture's middle.
  mutating func spots(_ points: (Int, Int)...) { add(.point, [:], points) }

  /// Adds points with tags.
  mutating func spots(_ tags: [String: VectorTileValue], _ points: (Int, Int)...) { add(.point, tags, points) }

  private mutating func add(
    _ kind: VectorTileFeature.Kind, _ tags: [String: VectorTileValue], _ points: [(Int, Int)]
  ) {
    let tags = tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    add(
      "shapes", .init(kind: kind, parts: [points.map { (2048 + 4 * $0.0, 2048 + 4 * $0.1) }], tags: tags))
  }
}

extension Picture {
  /// The pixel right of and below a place given from the picture's middle.
  func at(_ x: Int, _ y: Int) -> UInt32 { self[width / 2 + x, height / 2 + y] }

  /// How many pixels have a colour.
  func count(_ color: UInt32) -> Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where self[x, y] == color { count += 1 } }
    return count
  }
}
