import Testing

@testable import Basemap

@Suite("The rim around letters")
struct HaloKernelTests {
  @Test("A dot grows to a disc, the same on all sides")
  func dot() {
    var dot = [UInt8](repeating: 0, count: 121)
    dot[5 * 11 + 5] = 255
    let disc = HaloKernel(width: 2, blur: 0).widened(dot, width: 11, height: 11)
    // From the dot's edge, half a pixel from its middle, two pixels on.
    #expect(disc[5 * 11 + 5] == 255 && disc[5 * 11 + 7] >= 254 && disc[5 * 11 + 8] == 0)
    for y in 0..<11 {
      for x in 0..<11 {
        #expect(disc[y * 11 + x] == disc[x * 11 + y] && disc[y * 11 + x] == disc[(10 - y) * 11 + 10 - x])
      }
    }
  }

  @Test("A straight edge stays straight and smooth, and moves by the width", arguments: [1.0, 1.5, 2.3])
  func edge(width: Double) {
    // Covered up to 4.5 pixels from the left.
    let row: [UInt8] = [255, 255, 255, 255, 128, 0, 0, 0, 0, 0, 0]
    let wide = HaloKernel(width: width, blur: 0).widened((0..<11).flatMap { _ in row }, width: 11, height: 11)
    let reach = wide[55..<66].reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(reach - 4.5 - width) < 0.02)
    #expect(wide[55..<66].elementsEqual(wide[44..<55]))
  }

  @Test("Nothing stays nothing; sizes that do not fit are refused")
  func nothing() {
    #expect(HaloKernel(width: 2, blur: 1).widened([0, 0, 0, 0], width: 2, height: 2) == [0, 0, 0, 0])
    #expect(HaloKernel(width: 2, blur: 1).widened([1], width: 2, height: 2) == [0])
  }
}
