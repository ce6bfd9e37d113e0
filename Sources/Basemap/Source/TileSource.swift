/// Where tiles of a base map come from: an archive, a document or a server.
///
/// A source is asked by many threads at once.
package protocol TileSource: Sendable {
  var info: TileSourceInfo { get }

  /// Reads a tile.
  ///
  /// - Returns: The bytes of the vector tile or image file, or nil where the source has no such tile.
  /// - Throws: `TileSourceError`.
  func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]?

  /// Tells what is known of the source at a glance.
  func facts() -> TileSourceFacts

  /// Hears of tiles that are about to be asked for: a source that is slow to answer can begin with all of them.
  func prefetch(_ addresses: [TileAddress])
}

extension TileSource {
  package func facts() -> TileSourceFacts { TileSourceFacts() }

  package func prefetch(_ addresses: [TileAddress]) {}
}

/// What a source says of its tiles.
package struct TileSourceInfo: Sendable {
  package enum Content: Equatable, Sendable {
    /// Vector tiles with OpenMapTiles layers.
    case vector
    /// Image files of one size, `side` pixels wide and high.
    case imagery(side: Int)
  }

  /// For messages.
  package let name: String
  package let content: Content
  /// The levels that have tiles; deeper ones are drawn from the deepest.
  package let zooms: ClosedRange<Int>
  /// Whom a map drawn from the source names, plain text, a line each.
  package let attribution: [String]

  package init(name: String, content: Content, zooms: ClosedRange<Int>, attribution: [String]) {
    self.name = name
    self.content = content
    self.zooms = zooms
    self.attribution = attribution
  }
}

/// Why a source, or a tile of it, cannot be used.
package enum TileSourceError: Error, Equatable, Sendable {
  case archive(PMTilesError)
  case mbtiles(MBTilesError)
  case geoJSON(GeoJSONSourceError)
  case remote(RemoteError)
  case vectorTile(VectorTileError)
  case image(ImageCodecError)
  /// An image that is not square, too large, or of another size than the source's first; sizes in pixels.
  case imageSize(width: Int, height: Int)
  /// The tiles are of a kind that is not drawn.
  case unsupportedTileType(PMTilesHeader.TileType)
  /// A file that belongs to the program is not where it is looked for; see `EmbeddedArchive`.
  case missingResource(name: String)

  /// Whether asking again later may help.
  var isTemporary: Bool {
    if case .remote(let error) = self { error.isTemporary } else { false }
  }
}
