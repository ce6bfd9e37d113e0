/// An MBTiles archive as a source of a base map.
package struct MBTilesSource: TileSource {
  package let info: TileSourceInfo
  let archive: MBTilesArchive

  /// Opens an archive of vector tiles or of PNG, JPEG or WebP images.
  ///
  /// - Throws: `TileSourceError`.
  package init(path: String) throws(TileSourceError) {
    do throws(MBTilesError) {
      archive = try MBTilesArchive(path: path)
      let metadata = try archive.metadata()
      info = TileSourceInfo(
        name: metadata["name"] ?? (path as NSString).lastPathComponent,
        content: try Self.content(of: archive, format: metadata["format"]),
        zooms: try Self.zooms(of: archive, metadata),
        attribution: AttributionLines.plain(metadata["attribution"] ?? ""))
    } catch {
      throw .mbtiles(error)
    }
  }

  package func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]? {
    do throws(MBTilesError) {
      return try archive.tile(at: address).map { (bytes) throws(MBTilesError) in try Self.unpacked(bytes) }
    } catch {
      throw .mbtiles(error)
    }
  }

  /// Vector tiles are compressed with gzip; some writers leave that out, and some use zlib.
  private static func unpacked(_ bytes: [UInt8]) throws(MBTilesError) -> [UInt8] {
    guard let wrapping = Inflater.wrapping(of: bytes) else { return bytes }
    do throws(InflateError) {
      return try Inflater.inflate(bytes, wrapping, limit: MBTilesArchive.tileLimit)
    } catch .tooLarge(let limit) {
      throw .tooLarge(limit: limit)
    } catch {
      throw .damaged
    }
  }

  private static func content(
    of archive: MBTilesArchive, format: String?
  ) throws(MBTilesError) -> TileSourceInfo.Content {
    switch format {
    case "pbf", "mvt": return .vector
    case "png", "jpg", "jpeg", "webp":
      // The metadata do not say how large the images are.
      guard let bytes = try archive.anyTile(), let header = try? ImageDecoder.header(of: Data(bytes)) else {
        return .imagery(side: 256)
      }
      guard header.width == header.height, (1...2048).contains(header.width) else {
        throw .unsupportedFormat("\(header.width) × \(header.height) pixels")
      }
      return .imagery(side: header.width)
    default: throw .unsupportedFormat(String((format ?? "").prefix(40)))
    }
  }

  private static func zooms(
    of archive: MBTilesArchive, _ metadata: [String: String]
  ) throws(MBTilesError) -> ClosedRange<Int> {
    var levels: (Int, Int)?
    if let lowest = metadata["minzoom"].flatMap({ Int($0) }), let highest = metadata["maxzoom"].flatMap({ Int($0) }) {
      levels = (lowest, highest)
    } else {
      levels = try archive.levels()
    }
    guard let (lowest, highest) = levels, 0 <= lowest, lowest <= highest, highest <= 30 else { throw .zooms }
    return lowest...highest
  }
}
