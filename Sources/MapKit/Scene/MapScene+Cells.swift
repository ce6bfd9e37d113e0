import Dispatch

extension MapScene {
  /// Draws a rectangle of a grid's pixels, cell by cell, on several threads; the scene must be captured for the grid.
  ///
  /// The result does not depend on the number of threads, nor on what else is drawn: each cell is drawn whole, on a
  /// surface of its own, and then the part that is wanted is copied.
  ///
  /// - Parameters:
  ///   - rect: The pixels; its size must fit a `PixelBuffer`.
  ///   - grid: The grid the scene was captured for.
  ///   - parts: What of the scene to draw; without the ground, the rest is transparent.
  ///   - threads: The most threads at work; nil: one for each processor.
  /// - Returns: The pixels.
  /// - Throws: `MKSnapshotError`.
  package func drawPixels(
    of rect: PixelRect, on grid: PixelGrid, parts: SceneParts = .all, threads: Int? = nil
  ) throws(MKSnapshotError) -> PixelBuffer {
    guard let picture = PixelBuffer(width: rect.width, height: rect.height) else {
      throw .sizeOutOfRange(width: rect.width, height: rect.height)
    }
    let cells = Self.cells(covering: rect)
    let workers = max(1, min(threads ?? ProcessInfo.processInfo.activeProcessorCount, cells.count))
    let failure = FirstFailure()
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for index in stride(from: worker, to: cells.count, by: workers) {
        do throws(MKSnapshotError) {
          let pixels = try drawCell(cells[index], on: grid, parts: parts)
          Self.copy(pixels, of: cells[index], to: picture, at: rect)
        } catch {
          failure.report(error)
        }
      }
    }
    if let error = failure.error { throw error }
    return picture
  }

  static func cells(covering rect: PixelRect) -> [PixelRect] {
    let side = PixelGrid.cellSide
    // Rounds down for negative numbers too.
    func cell(_ pixel: Int) -> Int { pixel >= 0 ? pixel / side : -((-pixel + side - 1) / side) }
    return (cell(rect.y)...cell(rect.y + rect.height - 1)).flatMap { row in
      (cell(rect.x)...cell(rect.x + rect.width - 1)).map { column in
        PixelRect(x: column * side, y: row * side, width: side, height: side)
      }
    }
  }

  private func drawCell(
    _ cell: PixelRect, on grid: PixelGrid, parts: SceneParts
  ) throws(MKSnapshotError) -> PixelBuffer {
    guard let pixels = PixelBuffer(width: cell.width, height: cell.height),
      let context = CGContext(pixels: pixels, pointScale: 1)
    else { throw .drawingFailed(reason: "no memory for a cell of the picture") }
    draw(in: context, grid: grid, area: cell, parts: parts) { index, context in
      guard let image = sprites[index].image else { return }
      let size = CGSize(width: image.width, height: image.height)
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(origin: .zero, size: size))
    }
    context.flush()
    do {
      try context.checkStatus()
    } catch {
      throw .drawingFailed(reason: error.description)
    }
    return pixels
  }

  private static func copy(_ cell: PixelBuffer, of place: PixelRect, to picture: PixelBuffer, at rect: PixelRect) {
    let common = place.intersection(rect)
    guard common.width > 0 else { return }
    for row in common.y..<common.y + common.height {
      picture.bytes.advanced(by: (row - rect.y) * picture.bytesPerRow + 4 * (common.x - rect.x)).copyMemory(
        from: cell.bytes.advanced(by: (row - place.y) * cell.bytesPerRow + 4 * (common.x - place.x)),
        byteCount: 4 * common.width)
    }
  }
}

/// The first thing that went wrong on any thread.
///
/// `@unchecked Sendable`: `stored` is only touched under `lock`.
private final class FirstFailure: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: MKSnapshotError?

  func report(_ error: MKSnapshotError) { lock.withLock { stored = stored ?? error } }
  var error: MKSnapshotError? { lock.withLock { stored } }
}
