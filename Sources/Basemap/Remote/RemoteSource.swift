import Foundation

/// A server of tiles as a source of a base map.
///
/// What the server has is kept in memory and in a folder. A tile that it does not have (404, 410 or an empty answer) is
/// absent. One that cannot be had, or is none, is a fault: an older copy stands in for it where there is one, and the
/// server is not asked for it again for a while.
package final class RemoteSource: TileSource {
  package let info: TileSourceInfo
  private let template: TileTemplate
  private let loads: RemoteLoads

  /// Opens a set of tiles by its TileJSON, or by a template as `https://tiles.example/{z}/{x}/{y}.png`.
  ///
  /// A set of images is asked for its first tile, whose size is the size of all; of a template the first tile tells
  /// the kind too.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - options: How tiles are asked for.
  /// - Throws: `TileSourceError`.
  package init(_ address: String, options: RemoteOptions = .standard) throws(TileSourceError) {
    let fetcher = RemoteFetcher(options)
    do throws(RemoteError) {
      let description = try Self.description(address, fetcher)
      template = description.template
      loads = RemoteLoads(template: description.template, fetcher: fetcher, options: options)
      let content: TileSourceInfo.Content
      if description.isVector {
        content = .vector
      } else {
        content = try Self.content(of: description, loads)
      }
      info = TileSourceInfo(
        name: description.name ?? URL(string: address)?.host ?? address, content: content, zooms: description.zooms,
        attribution: AttributionLines.plain(description.attribution ?? ""))
    } catch {
      fetcher.close()
      throw .remote(error)
    }
  }

  package func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]? {
    guard info.zooms.contains(address.z) else { return nil }
    do throws(RemoteError) {
      return try loads.tile(at: address)
    } catch {
      throw .remote(error)
    }
  }

  package func prefetch(_ addresses: [TileAddress]) {
    loads.prefetch(addresses.filter { info.zooms.contains($0.z) })
  }

  private static func description(_ address: String, _ fetcher: RemoteFetcher) throws(RemoteError) -> TileJSON {
    if TileTemplate.isTemplate(address) { return TileJSON(template: try TileTemplate(address)) }
    guard let url = URL(string: address) else { throw .address }
    let answer = try fetcher.fetch(url)
    guard answer.status == 200 else { throw .status(answer.status) }
    return try TileJSON(Data(answer.body), relativeTo: url)
  }

  /// The kind of a set of tiles, from a tile of its first levels.
  private static func content(
    of description: TileJSON, _ loads: RemoteLoads
  ) throws(RemoteError) -> TileSourceInfo.Content {
    for level in description.zooms.prefix(3) {
      guard let address = TileAddress(z: level, x: 0, y: 0), let bytes = try loads.tile(at: address) else { continue }
      guard let header = try? ImageDecoder.header(of: Data(bytes)) else { return .vector }
      guard header.width == header.height, (1...2048).contains(header.width) else { throw .notATile }
      return .imagery(side: header.width)
    }
    return .imagery(side: 256)
  }
}
