@_exported import CoreGraphics
@_exported import MapGeometry

/// The map under the map: draws any part of the world from tiles, at any scale, on any thread.
///
/// What is drawn for a rectangle depends on the rectangle, the scale and the look alone.
package final class Basemap: Sendable {
  /// From the lowest to the topmost.
  package let layers: [BasemapLayer]
  /// The style of every look; nil for those that come with the program.
  private let style: MapStyle?
  let store: TileStore
  let labels = LabelAtlas()

  /// The memory that tiles may take where the caller names none, in bytes.
  package static let defaultCacheLimit = 96 << 20

  /// Makes a base map.
  ///
  /// - Parameters:
  ///   - layers: The sources, the lowest first: where a higher one has a tile, lower ones are not drawn. None: plain
  ///     ground.
  ///   - cacheLimit: The most bytes of tiles to keep.
  ///   - style: What every look is drawn with; nil for the styles that come with the program.
  package init(layers: [BasemapLayer], cacheLimit: Int = defaultCacheLimit, style: MapStyle? = nil) {
    self.layers = layers
    self.style = style
    store = TileStore(layers: layers, limit: cacheLimit)
  }

  /// The style of a look.
  func style(for look: BasemapLook) -> MapStyle { style ?? .builtIn(look) }

  /// Makes a base map of the world that comes with the program, below archives of the user's.
  ///
  /// - Parameters:
  ///   - archives: Paths of PMTiles or MBTiles archives, the lowest first.
  ///   - cacheLimit: The most bytes of tiles to keep.
  ///   - style: What every look is drawn with; nil for the styles that come with the program.
  /// - Throws: `BasemapOpeningError` for the first archive that cannot be used.
  package convenience init(
    archives: [String] = [], cacheLimit: Int = defaultCacheLimit, style: MapStyle? = nil
  ) throws(BasemapOpeningError) {
    var layers: [BasemapLayer] = []
    for archive in [EmbeddedArchive.world, .imagery] {
      do throws(TileSourceError) {
        layers.append(BasemapLayer(try archive.open(), role: .world))
      } catch {
        throw BasemapOpeningError(path: archive.rawValue, error: error)
      }
    }
    for sketch in SketchMap.allCases {
      do throws(TileSourceError) {
        layers.append(BasemapLayer(try sketch.open(), role: .sketch))
      } catch {
        throw BasemapOpeningError(path: sketch.rawValue, error: error)
      }
    }
    for path in archives {
      do throws(TileSourceError) {
        layers.append(BasemapLayer(try TileArchive.open(path), role: .region))
      } catch {
        throw BasemapOpeningError(path: path, error: error)
      }
    }
    self.init(layers: layers, cacheLimit: cacheLimit, style: style)
  }

  /// The tiles that could not be used so far, at most 100: each was drawn as if its source did not have it.
  package var faults: [BasemapFault] { store.faults }

  /// The memory that tiles take now, in bytes; never above the limit given.
  package var cacheCost: Int { store.tiles.cost }
}

/// Which archive could not be used, and why.
package struct BasemapOpeningError: Error, Equatable, Sendable {
  package let path: String
  package let error: TileSourceError
}
