import Testing

@testable import CoreGraphics
@testable import MapKit

@Suite struct MKOverlayPathRendererTests {
  private let circle = MKCircle(center: place(0, 0), radius: 1000)

  private func makeContext() throws -> CGContext {
    try #require(PixelBuffer(width: 4, height: 4).flatMap { CGContext(pixels: $0) })
  }

  @Test("P01: defaults")
  func defaults() {
    let renderer = MKOverlayPathRenderer(overlay: circle)
    #expect(renderer.fillColor == nil && renderer.strokeColor == nil && renderer.lineWidth == 0)
    #expect(renderer.lineJoin == .round && renderer.lineCap == .round && renderer.miterLimit == 10)
    #expect(renderer.lineDashPhase == 0 && renderer.lineDashPattern == nil && renderer.alpha == 1)
  }

  @Test("All properties can be set and read back")
  func properties() {
    let renderer = MKOverlayPathRenderer(overlay: circle)
    renderer.fillColor = .red
    renderer.strokeColor = .blue
    renderer.lineWidth = 3
    renderer.lineJoin = .bevel
    renderer.lineCap = .square
    renderer.miterLimit = 4
    renderer.lineDashPhase = 2
    renderer.lineDashPattern = [1, 2]
    #expect(renderer.fillColor == .red && renderer.strokeColor == .blue && renderer.lineWidth == 3)
    #expect(renderer.lineJoin == .bevel && renderer.lineCap == .square && renderer.miterLimit == 4)
    #expect(renderer.lineDashPhase == 2 && renderer.lineDashPattern == [1, 2])
  }

  @Test("P05: a width of 5 points at a zoom scale of 0.25 is 20 in the renderer's space; dashes likewise")
  func scaledStroke() throws {
    let renderer = MKOverlayPathRenderer(overlay: circle)
    renderer.lineWidth = 5
    renderer.strokeColor = .blue
    renderer.lineDashPattern = [3, 1.5]
    renderer.lineDashPhase = 2
    renderer.lineCap = .butt
    renderer.miterLimit = 6
    let context = try makeContext()
    renderer.applyStrokeProperties(to: context, atZoomScale: 0.25)
    #expect(context.state.lineWidth == 20)
    #expect(context.state.dashLengths == [12, 6] && context.state.dashPhase == 8)
    #expect(context.state.lineCap == .butt && context.state.lineJoin == .round && context.state.miterLimit == 6)
    #expect(context.state.strokeColor == UIColor.blue.cgColor)
  }

  @Test("P02: a width of 0 is that of a road at the zoom scale")
  func roadWidth() throws {
    let renderer = MKOverlayPathRenderer(overlay: circle)
    let context = try makeContext()
    renderer.applyStrokeProperties(to: context, atZoomScale: 0.25)
    #expect(context.state.lineWidth == 60)
  }

  @Test("The fill colour is applied; without one the context's stays")
  func fillProperties() throws {
    let renderer = MKOverlayPathRenderer(overlay: circle)
    let context = try makeContext()
    renderer.applyFillProperties(to: context, atZoomScale: 1)
    #expect(context.state.fillColor == .black)
    renderer.fillColor = .green
    renderer.applyFillProperties(to: context, atZoomScale: 1)
    #expect(context.state.fillColor == UIColor.green.cgColor)
  }

  @Test("P07: reading the path makes it; it is nil where createPath is not overridden, and made anew when invalidated")
  func path() {
    #expect(MKOverlayPathRenderer(overlay: circle).path == nil)
    let renderer = CountingRenderer(overlay: circle)
    #expect(renderer.count == 0)
    #expect(renderer.path != nil && renderer.path != nil)
    #expect(renderer.count == 1)
    renderer.invalidatePath()
    #expect(renderer.path != nil)
    #expect(renderer.count == 2)
    renderer.path = CGMutablePath()
    #expect(renderer.path?.isEmpty == true && renderer.count == 2)
  }

  @Test("P17: a renderer can be made without an overlay, has no path, and draws nothing")
  func withoutOverlay() throws {
    let renderer = MKOverlayPathRenderer()
    #expect(renderer.path == nil && renderer.overlay.boundingMapRect.isNull)
    renderer.fillColor = .red
    renderer.strokeColor = .red
    let pixels = try #require(PixelBuffer(width: 4, height: 4))
    let context = try #require(CGContext(pixels: pixels))
    renderer.draw(.world, zoomScale: 1, in: context)
    context.flush()
    #expect(pixels.withContents { $0.allSatisfy { $0 == 0 } })
  }

  @Test("A mitred or square line is drawn as far as it reaches, past its bounding rect")
  func reach() {
    let renderer = MKOverlayPathRenderer(overlay: circle)
    #expect(renderer.reach(atZoomScale: 1) == 0)
    renderer.strokeColor = .red
    renderer.lineWidth = 10
    #expect(renderer.reach(atZoomScale: 1) >= 5 * 2.squareRoot())
    renderer.lineJoin = .miter
    #expect(renderer.reach(atZoomScale: 0.1) == 50)
    renderer.lineWidth = 1
    // A casing that a subclass strokes below the line.
    #expect(renderer.reach(atZoomScale: 0.1) == 32)
    renderer.lineWidth = 0
    renderer.lineJoin = .round
    #expect(renderer.reach(atZoomScale: 0.25) >= 7.5)
  }
}

private final class CountingRenderer: MKOverlayPathRenderer {
  // Only one test thread touches it.
  nonisolated(unsafe) var count = 0
  override func createPath() {
    count += 1
    let outline = CGMutablePath()
    outline.addRect(rect(for: overlay.boundingMapRect))
    path = outline
  }
}
