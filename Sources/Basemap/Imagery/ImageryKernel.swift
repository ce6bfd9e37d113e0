/// Which pixels of a source, with what weights, make each pixel of a drawing along one axis.
///
/// Enlarged, pixels are joined by Catmull and Rom's cubic curves (1974), which pass through them, or stay squares; made
/// smaller, each is the mean of those below it, weighted by distance.
struct ImageryKernel {
  /// The first source pixel of each drawn one, counted along an endless map.
  let starts: [Int]
  /// How many source pixels make one.
  let tapCount: Int
  /// `tapCount` weights for each drawn pixel, 1 together.
  let weights: [Float]

  /// - Parameters:
  ///   - count: Pixels of the drawing.
  ///   - origin: Where the drawing starts, in source pixels.
  ///   - step: Source pixels per drawn pixel.
  ///   - isSmooth: Whether enlarged pixels are joined by curves.
  init(count: Int, origin: Double, step: Double, isSmooth: Bool = true) {
    let radius = step > 1 ? step : 2
    let taps = step > 1 ? Int((2 * radius).rounded(.up)) + 1 : 4
    var starts: [Int] = []
    var weights: [Float] = []
    starts.reserveCapacity(count)
    weights.reserveCapacity(count * taps)
    for index in 0..<count {
      // Pixel n lies around n + ½.
      let center = origin + (Double(index) + 0.5) * step - 0.5
      let start = Int(center.rounded(.down)) - (step > 1 ? Int(radius.rounded(.up)) - 1 : 1)
      let own = (0..<taps).map { tap in
        let distance = abs(Double(start + tap) - center)
        if step > 1 { return max(0, 1 - distance / radius) }
        return isSmooth ? Self.cubic(distance) : distance <= 0.5 ? 1 : 0
      }
      let sum = own.reduce(0, +)
      starts.append(start)
      for weight in own { weights.append(Float(weight / sum)) }
    }
    (self.starts, tapCount, self.weights) = (starts, taps, weights)
  }

  private static func cubic(_ x: Double) -> Double {
    x < 1 ? (1.5 * x - 2.5) * x * x + 1 : x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }

  /// The source pixels that are looked at.
  var range: Range<Int> { (starts.first ?? 0)..<((starts.last ?? 0) + tapCount) }
}
