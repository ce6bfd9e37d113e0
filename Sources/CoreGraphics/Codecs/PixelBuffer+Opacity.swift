extension PixelBuffer {
  /// Whether every pixel is opaque; reads on only until the first row that is not.
  package var isOpaque: Bool {
    withExtendedLifetime(self) {
      var row = UnsafePointer(bytes.assumingMemoryBound(to: UInt32.self))
      for _ in 0..<height {
        var all = UInt32.max
        for x in 0..<width { all &= row[x] }
        if all < 0xFF00_0000 { return false }
        row += width
      }
      return true
    }
  }
}
