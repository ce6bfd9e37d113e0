extension MapScene {
  /// Draws the names and signs of a turned map, upright, on nothing.
  ///
  /// - Parameters:
  ///   - center: What lies in the middle of the picture.
  ///   - width: The picture's width, in pixels.
  ///   - height: The picture's height, in pixels.
  ///   - heading: What is up, in degrees clockwise from north.
  ///   - grid: Gives the scale.
  /// - Returns: The pixels.
  /// - Throws: `MKSnapshotError`.
  package func drawTurnedLabels(
    around center: MKMapPoint, width: Int, height: Int, heading: CLLocationDirection, on grid: PixelGrid
  ) throws(MKSnapshotError) -> PixelBuffer {
    guard let pixels = PixelBuffer(width: width, height: height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    guard let context = CGContext(pixels: pixels, pointScale: 1) else {
      throw .drawingFailed(reason: "no memory for a picture of names")
    }
    ground.drawLabels(
      around: center, size: CGSize(width: width, height: height), heading: heading, grid: grid, in: context)
    context.flush()
    do {
      try context.checkStatus()
    } catch {
      throw .drawingFailed(reason: error.description)
    }
    return pixels
  }
}
