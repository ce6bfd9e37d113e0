/// The place of a square tile in the pyramid of a tiled map.
///
/// At zoom level z the world is 2^z tiles wide and high. Column x counts from the 180th meridian eastward, row y from
/// the north southward (the order of slippy-map servers; `flippedY` gives that of TMS and MBTiles).
package struct TileAddress: Hashable, Sendable {
  /// The zoom level, 0…30.
  package let z: Int

  /// The column, 0…2^z − 1.
  package let x: Int

  /// The row, 0…2^z − 1, counted from the north.
  package let y: Int

  /// The highest zoom level.
  package static let maximumZ = 30

  /// Creates an address, or nil if a number is out of range.
  package init?(z: Int, x: Int, y: Int) {
    guard (0...Self.maximumZ).contains(z) else { return nil }
    let tiles = 0..<(1 << z)
    guard tiles.contains(x), tiles.contains(y) else { return nil }
    self.z = z
    self.x = x
    self.y = y
  }

  /// The row counted from the south, 0…2^z − 1.
  package var flippedY: Int { (1 << z) - 1 - y }

  /// The area of the tile in map points.
  package var mapRect: MKMapRect {
    let side = MKMapSize.world.width / Double(1 << z)
    return MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
  }
}
