/// The archives that come with the program: the whole world, drawn and from above, without a network.
package enum EmbeddedArchive: String, CaseIterable, Sendable {
  /// Vector tiles of levels 0 to 6.
  case world = "natural-earth-z0-6.pmtiles"
  /// Images of levels 0 to 5.
  case imagery = "blue-marble-z0-5.pmtiles"

  /// Opens the archive.
  ///
  /// `EmbeddedFile` says where it is looked for.
  ///
  /// - Parameter folders: Where to look instead.
  /// - Returns: The archive as a source.
  /// - Throws: `TileSourceError.missingResource` where it is in none of them, or what is wrong with the file.
  package func open(in folders: [String]? = nil) throws(TileSourceError) -> PMTilesSource {
    try PMTilesSource(path: EmbeddedFile.path(rawValue, in: folders))
  }
}
