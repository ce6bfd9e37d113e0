/// A source of a base map and the part it plays there.
package struct BasemapLayer: Sendable {
  package enum Role: Sendable {
    /// The whole world, coarse: drawn from the lowest zoom on.
    ///
    /// A tile is about 256 points wide.
    case world
    /// A part of the world, street by street: its vector tiles are drawn from tile level 8 on, below which such archives
    /// are nearly empty.
    ///
    /// A vector tile is 512 points wide and more, as OpenMapTiles are made for.
    case region
    /// A few features of a place, drawn upon what lies below, where no region has tiles.
    case sketch
  }

  package let source: any TileSource
  package let role: Role

  package init(_ source: any TileSource, role: Role) {
    self.source = source
    self.role = role
  }

  /// The tile level from which a region's tiles are drawn.
  static let firstRegionLevel = 8

  /// The level whose vector tiles are drawn at a zoom (the world is 256 · 2^zoom points wide), or nil where none are.
  func vectorLevel(atZoom zoom: Double) -> Int? {
    // A zoom that was meant to be whole counts as whole.
    let level = (zoom + 1e-6 - (role == .world ? 0 : 1)).rounded(.down)
    guard level >= Double(role == .world ? 0 : Self.firstRegionLevel) || role == .world else { return nil }
    let zooms = source.info.zooms
    guard role == .world || level >= Double(zooms.lowerBound) else { return nil }
    return min(max(Int(min(max(level, 0), 30)), zooms.lowerBound), zooms.upperBound)
  }

  /// The level whose images are drawn where the world is some pixels wide, or nil where none are: the one whose pixels
  /// come nearest in size.
  ///
  /// Images are `side` pixels wide.
  func imageLevel(pixelsPerWorld: Double, side: Int) -> Int? {
    let level = log2(pixelsPerWorld / Double(max(side, 1))).rounded()
    let zooms = source.info.zooms
    guard level.isFinite, role == .world || level >= Double(zooms.lowerBound) else { return nil }
    return min(max(Int(min(max(level, 0), 30)), zooms.lowerBound), zooms.upperBound)
  }
}
