import Testing

@testable import CoreGraphics

@Suite struct AlphaBlurTests {
  @Test("Three boxes have the variance of the Gaussian", arguments: [0.8, 1.5, 3.0, 7.3, 20.0, 100.0])
  func variance(sigma: Double) {
    let radii = AlphaBlur.boxRadii(sigma: sigma)
    let variance = radii.reduce(0.0) { $0 + Double((2 * $1 + 1) * (2 * $1 + 1) - 1) / 12 }
    #expect(radii.count == 3)
    #expect(abs(variance.squareRoot() - sigma) < max(0.35, sigma * 0.05))
  }

  @Test("A dot spreads evenly in all directions, and keeps its sum")
  func dot() {
    var bytes = [UInt8](repeating: 0, count: 41 * 41)
    for y in 18...22 { for x in 18...22 { bytes[y * 41 + x] = 255 } }
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      AlphaBlur.blur(base, width: 41, height: 41, stride: 41, sigma: 3)
    }
    func at(_ x: Int, _ y: Int) -> Int { Int(bytes[y * 41 + x]) }
    #expect(at(20, 20) < 255 && at(20, 20) > at(24, 20) && at(24, 20) > at(28, 20))
    for d in 1...15 {
      #expect(at(20 + d, 20) == at(20 - d, 20) && at(20, 20 + d) == at(20, 20 - d))
      #expect(abs(at(20 + d, 20) - at(20, 20 + d)) <= 1)
    }
    let sum = bytes.reduce(0) { $0 + Int($1) }
    #expect(abs(sum - 25 * 255) < 25 * 255 / 20)
  }

  @Test("No width is no blur")
  func none() {
    var bytes: [UInt8] = [0, 255, 0]
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      AlphaBlur.blur(base, width: 3, height: 1, stride: 3, sigma: 0)
    }
    #expect(bytes == [0, 255, 0])
  }
}
