import Foundation

@testable import Basemap

/// Labels drawn on plain ground.
struct LabelPicture {
  typealias Piece = (x: Int, y: Int, width: Int, height: Int)

  let pixels: PixelBuffer

  /// Draws a rectangle of a pixel grid, whole or in pieces.
  init(
    _ map: Basemap, _ look: LabelLook, _ all: Piece, scale: Double, contentScale: Double = 1,
    phase: Double = 0, pieces: [Piece]? = nil, ground: CGColor = .white
  ) throws {
    pixels = try Self.pixels(all.width, all.height)
    let board = map.labelBoard(look, LabelPlane(pointsPerMapPoint: scale / contentScale))
    for piece in pieces ?? [all] {
      let part = try Self.pixels(piece.width, piece.height)
      guard let context = CGContext(pixels: part, pointScale: 1) else { throw CancellationError() }
      context.setFillColor(ground)
      context.fill(CGRect(x: 0, y: 0, width: piece.width, height: piece.height))
      let rect = MKMapRect(
        x: (Double(piece.x) + phase) / scale, y: (Double(piece.y) + phase) / scale,
        width: Double(piece.width) / scale, height: Double(piece.height) / scale)
      if let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) {
        map.drawLabels(view, board: board, in: context)
      }
      context.flush()
      for row in 0..<piece.height {
        pixels.bytes.advanced(by: (piece.y - all.y + row) * pixels.bytesPerRow + 4 * (piece.x - all.x)).copyMemory(
          from: part.bytes.advanced(by: row * part.bytesPerRow), byteCount: 4 * piece.width)
      }
    }
  }

  /// Draws a turned view.
  init(
    _ map: Basemap, _ look: LabelLook, around center: MKMapPoint, side: Int, heading: Double, scale: Double
  ) throws {
    pixels = try Self.pixels(side, side)
    guard let context = CGContext(pixels: pixels, pointScale: 1) else { throw CancellationError() }
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    let plane = LabelPlane(pointsPerMapPoint: scale, heading: heading)
    map.drawLabels(
      around: center, size: CGSize(width: side, height: side), contentScale: 1, board: map.labelBoard(look, plane),
      in: context)
    context.flush()
  }

  private static func pixels(_ width: Int, _ height: Int) throws -> PixelBuffer {
    guard let pixels = PixelBuffer(width: width, height: height) else { throw CancellationError() }
    return pixels
  }

  /// A pixel as 0xRRGGBB.
  subscript(_ x: Int, _ y: Int) -> UInt32 {
    pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + 4 * x, as: UInt32.self) & 0xFF_FFFF
  }

  var bytes: [UInt8] { pixels.withContents { Array($0) } }

  /// How many pixels pass a test.
  func count(where test: (UInt32) -> Bool) -> Int {
    (0..<pixels.height).reduce(0) { sum, y in (0..<pixels.width).reduce(sum) { $0 + (test(self[$1, y]) ? 1 : 0) } }
  }

  /// How many pixels are not white.
  var inkCount: Int { count { $0 != 0xFFFFFF } }

  /// The pixels that are not white, as a rectangle; nil for none.
  var ink: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where self[x, y] != 0xFFFFFF {
        let old = box ?? (x, y, x, y)
        box = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
      }
    }
    return box
  }
}
