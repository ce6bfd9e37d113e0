/// Which tile of a tile overlay, and for how dense a screen.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column, from the 180th meridian eastward.
  public var x: Int
  /// The row, from the north southward, or from the south northward where the geometry is flipped.
  public var y: Int
  /// The zoom level: the world is 2^z tiles wide and high.
  public var z: Int
  /// Pixels per point of the picture that the tile is for.
  public var contentScaleFactor: CGFloat

  /// Makes the path of tile 0, 0 of level 0, with a scale factor of 0.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }

  /// Makes a path.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

extension MKTileOverlay {
  /// Which tile, and for how dense a screen.
  public typealias Path = MKTileOverlayPath
}
