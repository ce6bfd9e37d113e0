import Testing

@testable import MapKit

@Suite struct MKOverlayRendererTests {
  private let overlay = AreaOverlay(MKMapRect(x: 1000, y: 2000, width: 300, height: 400))

  @Test("P08, P09: a renderer keeps the very overlay, can draw everywhere, and is opaque")
  func defaults() {
    let renderer = MKOverlayRenderer(overlay: overlay)
    #expect(renderer.overlay === overlay)
    #expect(renderer.canDraw(.world, zoomScale: 1))
    #expect(renderer.alpha == 1)
  }

  @Test("P10: a renderer's unit is a map point, its origin the bounding rect's, and y points down")
  func space() {
    let renderer = MKOverlayRenderer(overlay: overlay)
    #expect(renderer.rect(for: overlay.boundingMapRect) == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(renderer.point(for: MKMapPoint(x: 1010, y: 2020)) == CGPoint(x: 10, y: 20))
    #expect(MKMapPointEqualToPoint(renderer.mapPoint(for: CGPoint(x: 10, y: 20)), MKMapPoint(x: 1010, y: 2020)))
    let rect = renderer.mapRect(for: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(MKMapRectEqualToRect(rect, MKMapRect(x: 1001, y: 2002, width: 3, height: 4)))
  }

  @Test("The opacity is cut to 0…1", arguments: [(CGFloat(0.5), CGFloat(0.5)), (2, 1), (-1, 0), (.nan, 0)])
  func alpha(_ given: CGFloat, _ kept: CGFloat) {
    let renderer = MKOverlayRenderer(overlay: overlay)
    renderer.alpha = given
    #expect(renderer.alpha == kept)
  }

  @Test("P11: an image drawn after turning the context over stands upright; without, upside down")
  @MainActor func imageOrientation() async throws {
    for (isTurned, upper, lower) in [(true, Pixel.red, Pixel.blue), (false, .blue, .red)] {
      let image = try #require(quarters(64).cgImage)
      let drawn = try await picture { renderer, _, _, context in
        if isTurned {
          context.translateBy(x: 0, y: renderer.area.height)
          context.scaleBy(x: 1, y: -1)
        }
        context.draw(image, in: renderer.area)
      }
      #expect(try drawn.pixel(35, 35) == upper)
      #expect(try drawn.pixel(35, 65) == lower)
      #expect(try drawn.pixel(65, 65) == (isTurned ? .white : .green))
      #expect(try drawn.pixel(20, 50) == .ground)
    }
  }

  @Test("P12: draw is called on several threads, for one cell at a time, clipped to it")
  @MainActor func cells() async throws {
    let calls = Calls()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      DrawingRenderer(overlay) { renderer, rect, scale, context in
        calls.add(rect, scale, onMain: Thread.isMainThread)
        // Waits for company, so that one thread cannot take all cells; alone it goes on after a while.
        calls.meet()
        let clip = renderer.mapRect(for: context.boundingBoxOfClipPath)
        let slack = 1e-6 * rect.width
        calls.note(
          clip.minX >= rect.minX - slack && clip.maxX <= rect.maxX + slack && clip.minY >= rect.minY - slack
            && clip.maxY <= rect.maxY + slack)
      }
    }
    map.delegate = delegate
    map.visibleMapRect = square(10, 10, side: 4096)
    map.addOverlay(AreaOverlay(.world))
    _ = try await map.snapshot()
    let (rects, scales, areClipped, threads) = calls.all
    #expect(rects.count >= 16 && rects.count <= 25)
    #expect(
      rects.allSatisfy { isClose($0.width * 0.25, 256, within: 1e-6) && isClose($0.height, $0.width, within: 1e-6) })
    #expect(Set(rects.map { "\($0.minX) \($0.minY)" }).count == rects.count)
    #expect(scales.allSatisfy { isClose($0, 0.25, within: 1e-9) })
    #expect(areClipped)
    if ProcessInfo.processInfo.activeProcessorCount > 1 { #expect(threads > 1) }
  }

  @Test("P15: contentScaleFactor is the picture's while it is drawn: 1, 2 or 3", arguments: [CGFloat(1), 2, 3])
  @MainActor func contentScale(_ scale: CGFloat) async throws {
    let seen = Scales()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    delegate.makeRenderer = { DrawingRenderer($0) { renderer, _, _, _ in seen.add(renderer.contentScaleFactor) } }
    map.delegate = delegate
    map.addOverlay(AreaOverlay(.world))
    _ = try await map.snapshot(scale: scale)
    #expect(seen.all == [scale])
    #expect(MKOverlayRenderer(overlay: overlay).contentScaleFactor == 1)
  }

  @Test("A renderer that cannot draw is not asked to, and nothing is drawn by default")
  @MainActor func canDraw() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    delegate.makeRenderer = { Unable(overlay: $0) }
    map.delegate = delegate
    map.addOverlay(AreaOverlay(.world))
    #expect(try await map.snapshot().image.pixel(50, 50) == .ground)
    delegate.makeRenderer = { MKOverlayRenderer(overlay: $0) }
    map.addOverlay(AreaOverlay(.world))
    #expect(try await map.snapshot().image.pixel(50, 50) == .ground)
  }

  @Test("The opacity holds for the whole overlay: what overlaps in it does not show through")
  @MainActor func layeredAlpha() async throws {
    let drawn = try await picture(alpha: 0.5) { renderer, _, _, context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(renderer.area)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(renderer.area)
    }
    let pixel = try drawn.pixel(50, 50)
    #expect(abs(Int(pixel.red) - 248) <= 2 && abs(Int(pixel.blue) - 117) <= 2)
  }

  /// An overlay from 25 to 75 points in a map of 100 × 100.
  @MainActor private func picture(
    alpha: CGFloat = 1, _ drawing: @escaping DrawingRenderer.Drawing
  ) async throws -> UIImage {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      let renderer = DrawingRenderer(overlay, drawing)
      renderer.alpha = alpha
      return renderer
    }
    map.delegate = delegate
    map.visibleMapRect = MKMapRect(x: 50_000, y: 50_000, width: 1000, height: 1000)
    map.addOverlay(AreaOverlay(MKMapRect(x: 50_250, y: 50_250, width: 500, height: 500)))
    return try await map.snapshot().image
  }
}

private final class Unable: MKOverlayRenderer {
  override func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { false }
  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    context.setFillColor(UIColor.red.cgColor)
    context.fill(rect(for: mapRect))
  }
}

/// The scales that several threads saw.
///
/// `@unchecked Sendable`: its one variable is only touched under the lock.
private final class Scales: @unchecked Sendable {
  private let lock = NSLock()
  private var seen: Set<CGFloat> = []

  func add(_ scale: CGFloat) { lock.withLock { _ = seen.insert(scale) } }
  var all: Set<CGFloat> { lock.withLock { seen } }
}

/// What several threads saw.
///
/// `@unchecked Sendable`: everything is only touched under `condition`.
private final class Calls: @unchecked Sendable {
  private let condition = NSCondition()
  private var rects: [MKMapRect] = []
  private var scales: [Double] = []
  private var areClipped = true
  private var threads: Set<ObjectIdentifier> = []

  func add(_ rect: MKMapRect, _ scale: MKZoomScale, onMain: Bool) {
    condition.withLock {
      rects.append(rect)
      scales.append(Double(scale))
      threads.insert(ObjectIdentifier(Thread.current))
      condition.broadcast()
    }
  }

  func meet() {
    condition.withLock {
      let limit = Date(timeIntervalSinceNow: 0.05)
      while threads.count < 2, condition.wait(until: limit) {}
    }
  }

  func note(_ isClipped: Bool) { condition.withLock { areClipped = areClipped && isClipped } }

  var all: (rects: [MKMapRect], scales: [Double], areClipped: Bool, threads: Int) {
    condition.withLock { (rects, scales, areClipped, threads.count) }
  }
}
