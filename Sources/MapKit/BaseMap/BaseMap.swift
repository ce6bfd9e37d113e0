internal import Basemap

/// The map under the map: what lies below all overlays and annotations.
///
/// An addition to Apple's interface, whose map comes from Apple's servers. Copies of a base map share its tiles.
public struct BaseMap: Sendable {
  /// Nil for plain ground.
  let basemap: Basemap?

  /// The language of the names on the map, as a code like "de" or "zh-Hant"; nil, as at first: the system's, and in a
  /// browser that of its user.
  ///
  /// A place without a name in that language shows its name in Latin letters, or else the local one.
  public var language: String?

  /// Makes a base map of the world that comes with the program and, above it, archives of your own.
  ///
  /// The world is drawn from Natural Earth (levels 0–6) and from the Blue Marble imagery (levels 0–5), and needs no
  /// network. An archive of vector tiles after the OpenMapTiles schema is drawn from tile level 8 on, where it has
  /// tiles; one of images is drawn on satellite and hybrid maps.
  ///
  /// - Parameter archives: Paths of PMTiles 3 or MBTiles 1.3 archives, the lowest first; the file's first bytes tell which.
  /// - Throws: `BaseMapError` for the first archive that cannot be used.
  public init(archives: [String] = []) throws(BaseMapError) {
    do throws(BasemapOpeningError) {
      basemap = try Basemap(archives: archives)
    } catch {
      throw BaseMapError(path: error.path, reason: "\(error.error)")
    }
  }

  init(basemap: Basemap?) { self.basemap = basemap }

  /// Whether both draw from the same sources, read once.
  package func isSame(as other: BaseMap) -> Bool { basemap === other.basemap && language == other.language }

  /// Plain ground, in the colour of the map type.
  public static let plain = BaseMap(basemap: nil)

  /// The world that comes with the program; plain ground where its files are missing, which one line on standard error
  /// tells once.
  public static let world: BaseMap = {
    do throws(BaseMapError) {
      return try BaseMap()
    } catch {
      FileHandle.standardError.write(Data("MapKit: the map of the world is missing: \(error)\n".utf8))
      return .plain
    }
  }()

  /// The base map of map views and snapshots that are given no other; the world at first.
  ///
  /// Setting it changes those made from then on. It may be read and set on any thread.
  public static var standard: BaseMap {
    get { current.value }
    set { current.value = newValue }
  }
  private static let current = Current()

  /// What could not be read of archives so far, one line a tile, at most 100: it was drawn as if it were not there.
  public var faults: [String] {
    (basemap?.faults ?? []).map { "\($0.source) \($0.tile.z)/\($0.tile.x)/\($0.tile.y): \($0.error)" }
  }
}

/// The standard base map.
///
/// `@unchecked Sendable`: `stored` is only touched under `lock`.
private final class Current: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: BaseMap?

  var value: BaseMap {
    get { lock.withLock { stored } ?? .world }
    set { lock.withLock { stored = newValue } }
  }
}
