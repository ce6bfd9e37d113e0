import Testing

@testable import MapKit

/// Lets tests reach deprecated code without a warning: a test itself cannot be deprecated.
private protocol SpellingChecks: Sendable {
  func checkGeometry(_ renderer: MKOverlayRenderer)
  func checkDrawing(_ renderer: MKOverlayPathRenderer, in context: CGContext, modern: CGContext)
  func checkValues()
}

@Suite("Renderer spellings before Swift 4.2")
struct LegacyRendererSpellingTests {
  private static let checks: any SpellingChecks = LegacySpellings()

  private func context() throws -> CGContext {
    let pixels = try #require(PixelBuffer(width: 40, height: 40))
    return try #require(CGContext(pixels: pixels, pointScale: 1))
  }

  private func renderer() -> MKOverlayPathRenderer {
    let corners = [(2.0, 2.0), (30, 4), (20, 35)].map { MKMapPoint(x: $0.0, y: $0.1) }
    let renderer = MKPolygonRenderer(polygon: MKPolygon(points: corners, count: 3))
    (renderer.fillColor, renderer.strokeColor, renderer.lineWidth) = (.red, .blue, 3)
    return renderer
  }

  @Test("Old spellings of geometry and invalidation answer what the modern ones do")
  func geometry() { Self.checks.checkGeometry(renderer()) }

  @Test("Old spellings of drawing draw what the modern ones do")
  func drawing() throws {
    try Self.checks.checkDrawing(renderer(), in: context(), modern: context())
  }

  @Test("Old spellings of codes and initialisers are the modern ones")
  func values() { Self.checks.checkValues() }
}

private struct LegacySpellings: SpellingChecks {
  @available(*, deprecated) func checkGeometry(_ renderer: MKOverlayRenderer) {
    let rect = MKMapRect(x: 5, y: 6, width: 7, height: 8)
    #expect(renderer.canDrawMapRect(rect, zoomScale: 1))
    #expect(renderer.pointForMapPoint(rect.origin) == renderer.point(for: rect.origin))
    #expect(renderer.rectForMapRect(rect) == renderer.rect(for: rect))
    #expect(MKMapPointEqualToPoint(renderer.mapPointForPoint(.zero), renderer.mapPoint(for: .zero)))
    #expect(MKMapRectEqualToRect(renderer.mapRectForRect(renderer.rect(for: rect)), rect))
    renderer.setNeedsDisplayIn(rect)
    renderer.setNeedsDisplayIn(rect, zoomScale: 1)
    renderer.setNeedsDisplayInMapRect(rect)
    renderer.setNeedsDisplayInMapRect(rect, zoomScale: 1)
    #expect(renderer.revision == 4)
  }

  @available(*, deprecated)
  func checkDrawing(_ renderer: MKOverlayPathRenderer, in context: CGContext, modern: CGContext) {
    guard let path = renderer.path else {
      Issue.record("no path")
      return
    }
    renderer.drawMapRect(.world, zoomScale: 1, inContext: context)
    context.translateBy(x: 5, y: 5)
    renderer.applyFillPropertiesToContext(context, atZoomScale: 1)
    renderer.fillPath(path, inContext: context)
    renderer.applyStrokePropertiesToContext(context, atZoomScale: 2)
    renderer.strokePath(path, inContext: context)
    renderer.draw(.world, zoomScale: 1, in: modern)
    modern.translateBy(x: 5, y: 5)
    renderer.applyFillProperties(to: modern, atZoomScale: 1)
    renderer.fillPath(path, in: modern)
    renderer.applyStrokeProperties(to: modern, atZoomScale: 2)
    renderer.strokePath(path, in: modern)
    let (old, new) = (try? context.makeImage()?.bytes(), try? modern.makeImage()?.bytes())
    #expect(old == new && old?.contains { $0 != 0 } == true)
  }

  @available(*, deprecated) func checkValues() {
    let codes: [MKErrorCode] = [
      .Unknown, .ServerFailure, .LoadingThrottled, .PlacemarkNotFound, .DirectionsNotFound,
    ]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(MKCircle(centerCoordinate: place(1, 2), radius: 3).radius == 3)
  }
}
