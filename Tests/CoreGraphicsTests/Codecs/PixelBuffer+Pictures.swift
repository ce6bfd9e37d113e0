import Testing

@testable import CoreGraphics

extension PixelBuffer {
  /// A picture made by a rule: premultiplied ARGB words at each column and row.
  static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(width: width, height: height))
    let words = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<height {
      for x in 0..<width { words[y * width + x] = pixel(x, y) }
    }
    return buffer
  }

  /// Every pixel, row by row.
  var words: [UInt32] { Array(contents.bindMemory(to: UInt32.self)) }

  /// Opaque noise over a gradient; the same for the same size.
  static func imagery(_ width: Int, _ height: Int) throws -> PixelBuffer {
    var random = RandomBytes(seed: 1)
    return try picture(width, height) { x, y in
      let noise = UInt32(random.byte() & 7)
      let red = UInt32(x * 200 / max(width, 1)) + noise
      let green = UInt32(y * 200 / max(height, 1)) + noise
      return 0xFF00_0000 | red << 16 | green << 8 | (noise * 9)
    }
  }

  /// Large fills and a few lines.
  static func flatMap(_ width: Int, _ height: Int) throws -> PixelBuffer {
    try picture(width, height) { x, y in
      if (x + y) % 37 == 0 { return 0xFF88_6644 }
      return x * 3 > y * 2 ? 0xFFAA_D3DF : 0xFFF2_EFE9
    }
  }

  /// Any alpha with any colour up to it.
  static func translucent(_ width: Int, _ height: Int) throws -> PixelBuffer {
    var random = RandomBytes(seed: 2)
    return try picture(width, height) { _, _ in
      let alpha = UInt32(random.byte())
      let colours = (0..<3).reduce(UInt32(0)) { word, _ in word << 8 | UInt32(random.byte()) % (alpha + 1) }
      return alpha << 24 | colours
    }
  }
}

/// Bytes that look random and are the same on every run.
struct RandomBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
