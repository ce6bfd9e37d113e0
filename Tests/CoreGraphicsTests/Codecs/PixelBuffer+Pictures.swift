import Testing

@testable import CoreGraphics

extension PixelBuffer {
  /// A picture made by a rule: premultiplied ARGB words at each column and row.
  static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(width: width, height: height))
    withExtendedLifetime(buffer) {
      let words = buffer.bytes.assumingMemoryBound(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width { words[y * width + x] = pixel(x, y) }
      }
    }
    return buffer
  }

  /// Every pixel, row by row.
  var words: [UInt32] {
    withExtendedLifetime(self) {
      Array(UnsafeRawBufferPointer(start: bytes, count: byteCount).bindMemory(to: UInt32.self))
    }
  }

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

  /// A coloured slope without noise.
  static func slope(_ width: Int, _ height: Int) throws -> PixelBuffer {
    try picture(width, height) { x, y in
      let (red, green) = (UInt32(x * 255 / width), UInt32(y * 255 / height))
      return 0xFF00_0000 | red << 16 | green << 8 | (red + green) / 2
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
