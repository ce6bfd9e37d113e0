import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct TileTests {
  private static func lined(_ map: MKMapView, _ style: LineStyle) {
    map.delegate = style
    map.addOverlay(MKPolyline(points: [MKMapPoint(x: 1e8, y: 1e8), MKMapPoint(x: 1.2e8, y: 1.1e8)], count: 2))
  }

  /// What addresses call the ground of a page.
  private func baseName(_ display: TestDisplay) async throws -> String {
    let map = await display.listen(try await display.openScreen())?.take().first?.section("map")
    return try #require(map?["base"] as? String)
  }

  @Test("two programs do not use the same addresses for their ground") func otherPrograms() async throws {
    let (one, other) = (try await baseName(try TestDisplay()), try await baseName(try TestDisplay()))
    #expect(one != other)
    #expect(one.contains("-standard-"))
  }

  @Test("every scale has a step at most 0.87 % below it") func steps() {
    for zoom in stride(from: 0.0, through: 21.9, by: 0.0137) {
      let scale = exp2(zoom - 20)
      let ratio = scale / TileGrid.zoomScale(step: TileGrid.step(showing: scale))
      #expect(ratio >= 1 - 1e-7 && ratio < 1.0088)
    }
    for step in [0, 1, 79, 80, 1759, 1760] {
      #expect(TileGrid.step(showing: TileGrid.zoomScale(step: step)) == step)
    }
    for odd in [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300] as [Double] {
      #expect(TileGrid.steps.contains(TileGrid.step(showing: odd)))
    }
  }

  @Test("base tiles come at 1x, 2x and 3x, with an entity tag that saves a second sending") func base() async throws {
    let display = try TestDisplay { $0.baseMap = .standard }
    let name = try await baseName(display)
    for (scale, side) in [(1, 512), (2, 512), (3, 768)] {
      let path = "/tiles/base/\(name)/333/3/2@\(scale)x"
      let tile = await display.get(path)
      #expect(tile.status == 200)
      #expect(tile.headers["cache-control"] == "public, max-age=3600")
      let image = try CGImage(data: try #require(tile.data))
      #expect(image.width == side && image.height == side)
      let tag = try #require(tile.headers["etag"])
      let again = await display.get(path, headers: [("if-none-match", "\"x\", \(tag)")])
      #expect(again.status == 304 && again.data?.isEmpty == true)
    }
  }

  @Test("a tile of one colour is one pixel of it") func oneColor() async throws {
    let display = try TestDisplay()
    let name = try await baseName(display)
    for style in ["standard", "satellite"] {
      let tile = await display.get("/tiles/base/\(name.replacing("standard", with: style))/333/3/2@3x")
      let image = try CGImage(data: try #require(tile.data))
      #expect(image.width == 1 && image.height == 1)
      let options = MKMapSnapshotter.Options()
      options.baseMap = .plain
      options.mapType = style == "standard" ? .standard : .satellite
      options.size = CGSize(width: 1, height: 1)
      let ground = try #require(try await MKMapSnapshotter(options: options).start().image.cgImage?.pixels(level: 0))
      let pixel = try #require(image.pixels(level: 0))
      #expect(pixel.withContents { Array($0) } == Array(ground.withContents { Array($0) }.prefix(4)))
    }
  }

  @Test("overlays below the names of the map take the names with them; a turned map has them apart")
  func levels() async throws {
    for level in [MKOverlayLevel.aboveRoads, .aboveLabels] {
      let display = try TestDisplay { map in
        map.baseMap = .world
        var corners = [(80, -179), (80, 179), (-80, 179), (-80, -179)].map {
          CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
        }
        map.addOverlay(MKPolygon(coordinates: &corners, count: 4), level: level)
        map.delegate = RedAreas.shared
      }
      let screen = try await display.openScreen()
      let state = try #require(await display.listen(screen)?.take().first?.section("map"))
      let (base, key) = (try #require(state["base"] as? String), try #require(state["overlays"] as? String))
      let turned = try #require(state["turned"] as? [String: Any])
      let isBelow = level == .aboveRoads
      #expect(base.hasSuffix("-bare") == isBelow)
      #expect(turned["base"] as? String == "base/\(base.replacing("-bare", with: ""))-bare")
      #expect((turned["below"] as? String == "overlays-below/\(key)") == isBelow)
      #expect((turned["above"] as? String == "overlays-above/\(key)") == !isBelow)
      // Central Europe, with the names of its countries.
      let place = "400/8/5@1x"
      let tile = try await pixels(display, "/tiles/overlays/\(key)/\(place)")
      #expect(tile.contains { $0 != tile[0] } == isBelow)
      let part = try #require((turned["below"] ?? turned["above"]) as? String)
      let bare = try await pixels(display, "/tiles/\(part)/\(place)")
      #expect(bare.allSatisfy { $0 == bare[0] })
      let labels = try #require(turned["labels"] as? String)
      let names = try await pixels(display, "/labels/\(labels)/400/3000/9000000000,5800000000/400x300@1x")
      #expect(names.count == 400 * 300 && names.contains(0) && names.contains { $0 != 0 })
      let other = isBelow ? "overlays-above" : "overlays-below"
      #expect(await display.get("/tiles/\(other)/\(key)/\(place)").status == 404)
    }
  }

  private func pixels(_ display: TestDisplay, _ path: String) async throws -> [UInt32] {
    let image = try CGImage(data: try #require(await display.get(path).data, "\(path)"))
    let buffer = try #require(image.pixels(level: 0))
    return buffer.withContents { bytes in
      stride(from: 0, to: bytes.count, by: 4).map { start in
        (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[start + $1]) }
      }
    }
  }

  @Test("a page's language decides about the names, an app's base map before it") func languages() async throws {
    func base(_ languages: String, own: String? = nil) async throws -> String {
      let display = try TestDisplay { $0.baseMap.language = own }
      let screen = try await display.openScreen(extra: ",\"languages\":\(languages)")
      return try #require(await display.listen(screen)?.take().first?.section("map")?["base"] as? String)
    }
    #expect(try await base(#"["xx","de-AT","en"]"#).hasSuffix("-standard-de"))
    #expect(try await base(#"["zh-TW"]"#).hasSuffix("-standard-zh.Hant"))
    #expect(try await base(#"["../../x"]"#).hasSuffix("-standard-\(MapLanguage.system)"))
    #expect(
      MapLanguage.known("pt_BR.UTF-8") == "pt" && MapLanguage.known("C") == nil && MapLanguage.known("nb") == "no")
  }

  @Test("visitors who see the same overlays are given the same tiles; others are not") func shared() async throws {
    let style = LineStyle()
    let display = try TestDisplay { Self.lined($0, style) }
    func key() async throws -> String {
      display.cookie = nil
      let screen = try await display.openScreen()
      return try #require(await display.listen(screen)?.take().first?.section("map")?["overlays"] as? String)
    }
    let (first, second) = (try await key(), try await key())
    #expect(first == second)
    style.color = .blue
    #expect(try await key() != first)
  }

  @Test("overlay tiles are clear where nothing is drawn, and stay valid for ever") func overlays() async throws {
    let style = LineStyle()
    let display = try TestDisplay { Self.lined($0, style) }
    let screen = try await display.openScreen()
    let key = try #require(await display.listen(screen)?.take().first?.section("map")?["overlays"] as? String)
    let far = await display.get("/tiles/overlays/\(key)/240/0/3@1x")
    #expect(try CGImage(data: try #require(far.data)).width == 1)
    #expect(far.headers["cache-control"]?.contains("immutable") == true)
    let side = MKMapSize.world.width / 4
    let near = await display.get("/tiles/overlays/\(key)/240/\(Int(1.1e8 / side))/\(Int(1.05e8 / side))@1x")
    let image = try CGImage(data: try #require(near.data))
    let pixels = try #require(image.pixels(level: 0))
    let alphas = pixels.withContents { bytes in stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }
    #expect(alphas.contains(255) && alphas.contains(0))
  }

  @Test("base and overlays on top of each other are the snapshot, byte for byte") func likeSnapshot() async throws {
    let style = LineStyle()
    style.alpha = 1
    let display = try TestDisplay { Self.lined($0, style) }
    let screen = try await display.openScreen()
    let key = try #require(await display.listen(screen)?.take().first?.section("map")?["overlays"] as? String)
    let name = try await baseName(display)
    let side = MKMapSize.world.width / 4
    let place = "240/\(Int(1.1e8 / side))/\(Int(1.05e8 / side))@1x"
    let base = try CGImage(data: try #require(await display.get("/tiles/base/\(name)/\(place)").data))
    let over = try CGImage(data: try #require(await display.get("/tiles/overlays/\(key)/\(place)").data))
    let options = MKMapSnapshotter.Options()
    options.mapView = display.map
    options.baseMap = .plain
    options.size = CGSize(width: 512, height: 512)
    options.mapRect = MKMapRect(
      x: Double(Int(1.1e8 / side)) * side, y: Double(Int(1.05e8 / side)) * side, width: side, height: side)
    let snapshot = try #require(try await MKMapSnapshotter(options: options).start().image.cgImage)
    let (b, o, s) = (
      try #require(base.pixels(level: 0)), try #require(over.pixels(level: 0)), try #require(snapshot.pixels(level: 0))
    )
    var worst = 0
    for index in 0..<s.byteCount {
      let alpha = Int(o.bytes.load(fromByteOffset: index | 3, as: UInt8.self))
      // The plain ground has one colour: one pixel.
      let below = Int(b.bytes.load(fromByteOffset: index % b.byteCount, as: UInt8.self))
      let above = Int(o.bytes.load(fromByteOffset: index, as: UInt8.self))
      let mixed = above + (below * (255 - alpha) + 127) / 255
      worst = max(worst, abs(mixed - Int(s.bytes.load(fromByteOffset: index, as: UInt8.self))))
    }
    // Mixing is rounded once more in the browser.
    #expect(worst <= 1)
  }
}

/// Fills areas with red.
@MainActor private final class RedAreas: NSObject, MKMapViewDelegate {
  static let shared = RedAreas()

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let area = overlay as? MKPolygon else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolygonRenderer(polygon: area)
    renderer.fillColor = .red
    return renderer
  }
}
