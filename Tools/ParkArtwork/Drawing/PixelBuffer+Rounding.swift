import CoreGraphics

extension PixelBuffer {
  /// Rounds the opaque pixels to 32 levels a channel.
  ///
  /// Where flat colours meet, smoothed edges make thousands of tones that nobody can tell apart; with fewer of them
  /// runs repeat, and the file is a third smaller.
  func roundColors() {
    let rounded = (0...255).map { value in UInt8((Double(value) / 255 * 31).rounded() / 31 * 255) }
    let raw = UnsafeMutableRawBufferPointer(start: bytes, count: byteCount)
    for y in 0..<height {
      for start in stride(from: y * bytesPerRow, to: y * bytesPerRow + 4 * width, by: 4) {
        // Blue, green, red, alpha.
        guard raw[start + 3] == 255 else { continue }
        for channel in start..<start + 3 { raw[channel] = rounded[Int(raw[channel])] }
      }
    }
  }
}
