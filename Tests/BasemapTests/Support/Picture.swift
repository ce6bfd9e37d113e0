import Foundation

@testable import Basemap

/// A drawing of a part of a map, to be looked at pixel by pixel.
struct Picture {
  let pixels: PixelBuffer

  /// Draws in cells of 256 pixels, as scenes do, or in one piece.
  init?(
    _ map: Basemap, latitude: Double, longitude: Double, zoom: Double, width: Int = 256, height: Int = 256,
    contentScale: Double = 1, type: BasemapType = .standard, look: BasemapLook? = nil, cell: Int = 256
  ) {
    let center = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    self.init(
      map, center: center, zoom: zoom, width: width, height: height, contentScale: contentScale, type: type,
      look: look, cell: cell)
  }

  init?(
    _ map: Basemap, center: MKMapPoint, zoom: Double, width: Int = 256, height: Int = 256, contentScale: Double = 1,
    type: BasemapType = .standard, look: BasemapLook? = nil, cell: Int = 256
  ) {
    let look = look ?? BasemapLook(type)
    let scale = exp2(zoom - 20) * contentScale
    let (left, top) = (
      (center.x * scale - Double(width) / 2).rounded(), (center.y * scale - Double(height) / 2).rounded()
    )
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    for y in stride(from: 0, to: height, by: cell) {
      for x in stride(from: 0, to: width, by: cell) {
        let (w, h) = (min(cell, width - x), min(cell, height - y))
        guard let part = PixelBuffer(width: w, height: h), let context = CGContext(pixels: part, pointScale: 1) else {
          return nil
        }
        map.draw(
          MKMapRect(
            x: (left + Double(x)) / scale, y: (top + Double(y)) / scale, width: Double(w) / scale,
            height: Double(h) / scale), pixelsPerMapPoint: scale, contentScale: contentScale, look: look, in: context)
        context.flush()
        for row in 0..<h {
          pixels.bytes.advanced(by: (y + row) * pixels.bytesPerRow + 4 * x).copyMemory(
            from: part.bytes.advanced(by: row * part.bytesPerRow), byteCount: 4 * w)
        }
      }
    }
    self.pixels = pixels
  }

  var width: Int { pixels.width }
  var height: Int { pixels.height }

  /// A pixel as 0xRRGGBB.
  subscript(_ x: Int, _ y: Int) -> UInt32 {
    pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + 4 * x, as: UInt32.self) & 0xFF_FFFF
  }

  var center: UInt32 { self[width / 2, height / 2] }

  /// All colours that occur.
  var colors: Set<UInt32> {
    var colors: Set<UInt32> = []
    for y in 0..<height { for x in 0..<width { colors.insert(self[x, y]) } }
    return colors
  }

  var bytes: [UInt8] { pixels.withContents { Array($0) } }

  /// The largest difference of a channel, and the mean of all.
  func difference(from other: Picture) -> (largest: Int, mean: Double) {
    var (largest, sum) = (0, 0)
    let (ours, theirs) = (bytes, other.bytes)
    for index in ours.indices {
      let difference = abs(Int(ours[index]) - Int(theirs[index]))
      largest = max(largest, difference)
      sum += difference
    }
    return (largest, Double(sum) / Double(max(ours.count, 1)))
  }
}

extension CGColor {
  /// The colour as 0xRRGGBB.
  var hex: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

/// How far two colours are apart in the channel where they differ most.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
  [0, 8, 16].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
}
