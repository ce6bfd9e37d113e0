import MapKit
import Testing

@Suite struct MKRoadWidthTests {
  private static let recorded: [(scale: Double, width: Double)] = [
    (1, 21), (0.5, 32), (0.25, 60), (0.125, 96), (0.0625, 176), (0.03125, 288), (0.015625, 448), (0.0078125, 768),
    (0.00390625, 1536), (0.001953125, 2048),
  ]

  @Test("P03: the ten recorded widths, in map points", arguments: 0..<10)
  func recordedWidths(_ index: Int) {
    let (scale, width) = Self.recorded[index]
    #expect(Double(MKRoadWidthAtZoomScale(scale)) == width)
  }

  @Test("P04: on the screen a road narrows from 21 to 4 points, in steps and in between")
  func onScreen() {
    let widths = stride(from: 0.0, through: 9, by: 0.25).map { MKRoadWidthAtZoomScale(exp2(-$0)) * exp2(-$0) }
    #expect(widths.first == 21 && widths.last == 4)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("Beyond the ends the width on the screen stays; a scale that makes no sense has none")
  func ends() {
    #expect(MKRoadWidthAtZoomScale(8) * 8 == 21)
    #expect(MKRoadWidthAtZoomScale(exp2(-15)) * exp2(-15) == 4)
    for scale in [0, -1, Double.nan, .infinity] { #expect(MKRoadWidthAtZoomScale(scale) == 0) }
  }
}
