import MapKit

/// Our PNG writer beside libpng's at its defaults, on one picture.
struct PNGComparison: Encodable {
  let name: String
  /// Bytes of our file, and as a share of libpng's.
  let size: Int
  let sizeRatio: Double
  /// Our processor time in milliseconds, and as a share of libpng's.
  let time: Double
  let timeRatio: Double

  init?(_ name: String, _ image: CGImage) throws {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    var (size, theirSize) = (0, 0)
    for _ in 0..<5 {
      let begin = Clock.cpu
      size = try image.pngData().count
      ours.append(Clock.cpu - begin)
      guard let libpng = LibPNG.encode(image) else { return nil }
      theirSize = libpng.size
      theirs.append(libpng.time)
    }
    self.name = name
    self.size = size
    sizeRatio = Double(size) / Double(theirSize)
    time = Measurement.Spread(ours).median
    timeRatio = time / Measurement.Spread(theirs).median
  }

  var text: String {
    String(
      format: "%8d bytes  %.2f of libpng's size  %6.1f ms  %.3f of libpng's time", size, sizeRatio, time, timeRatio)
  }
}
