import Testing

@testable import Basemap

@Suite("Weights of image pixels")
struct ImageryKernelTests {
  @Test("Weights are 1 together, at any scale", arguments: [0.001, 0.3, 0.999, 1, 1.001, 1.4, 7.7, 16])
  func sum(step: Double) {
    let kernel = ImageryKernel(count: 50, origin: -3.3, step: step)
    for index in 0..<50 {
      let sum = kernel.weights[index * kernel.tapCount..<(index + 1) * kernel.tapCount].reduce(0, +)
      #expect(abs(sum - 1) < 1e-6)
    }
    #expect(kernel.starts == kernel.starts.sorted())
  }

  @Test("Pixel on pixel, each is itself")
  func identity() {
    let kernel = ImageryKernel(count: 5, origin: 7, step: 1)
    #expect(kernel.tapCount == 4 && kernel.starts == [6, 7, 8, 9, 10])
    for index in 0..<5 { #expect(Array(kernel.weights[4 * index..<4 * index + 4]) == [0, 1, 0, 0]) }
  }

  @Test("Half the size, each is the mean of those below it")
  func half() {
    let kernel = ImageryKernel(count: 1, origin: 0, step: 2)
    let weights = kernel.weights.filter { $0 > 0 }
    #expect(weights == [0.125, 0.375, 0.375, 0.125])
  }
}
