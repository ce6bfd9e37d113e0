/// A PMTiles archive as a source of a base map.
package struct PMTilesSource: TileSource {
  package let info: TileSourceInfo
  package let archive: PMTilesArchive

  /// Opens an archive of vector tiles or of PNG, JPEG or WebP images.
  ///
  /// Metadata that cannot be read only cost the archive its name and attribution.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - attribution: Lines to show in place of the archive's own.
  /// - Throws: `TileSourceError`.
  package init(path: String, attribution: [String]? = nil) throws(TileSourceError) {
    let archive: PMTilesArchive
    do throws(PMTilesError) {
      archive = try PMTilesArchive(path: path)
    } catch {
      throw .archive(error)
    }
    self.archive = archive
    let metadata = (try? archive.metadata()) ?? PMTilesMetadata()
    info = TileSourceInfo(
      name: metadata.name ?? (path as NSString).lastPathComponent, content: try Self.content(of: archive),
      zooms: archive.header.minimumZoom...archive.header.maximumZoom,
      attribution: attribution ?? AttributionLines.plain(metadata.attribution ?? ""))
  }

  /// The most pixels of an image's side.
  private static let maximumSide = 2048

  package func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]? {
    do throws(PMTilesError) {
      return try archive.tile(at: address)
    } catch {
      throw .archive(error)
    }
  }

  private static func content(of archive: PMTilesArchive) throws(TileSourceError) -> TileSourceInfo.Content {
    switch archive.header.tileType {
    case .vector: return .vector
    case .avif: throw .unsupportedTileType(.avif)
    case .unknown, .png, .jpeg, .webp: break
    }
    let first: [UInt8]?
    do throws(PMTilesError) {
      first = try archive.firstTile()
    } catch {
      throw .archive(error)
    }
    guard let first else { return .imagery(side: 256) }
    let header: ImageHeader
    do throws(ImageCodecError) {
      // The archive's header does not say how large the images are.
      header = try ImageDecoder.header(of: Data(first))
    } catch {
      // Some writers leave the kind unknown: what is no image is a vector tile.
      if archive.header.tileType == .unknown { return .vector }
      throw .image(error)
    }
    guard header.width == header.height, (1...maximumSide).contains(header.width) else {
      throw .imageSize(width: header.width, height: header.height)
    }
    return .imagery(side: header.width)
  }
}
