internal import Basemap

/// The map under the map: what lies below all overlays and annotations.
///
/// An addition to Apple's interface, whose map comes from Apple's servers. Copies of a base map share its tiles.
public struct BaseMap: Sendable {
  /// Nil for plain ground.
  let basemap: Basemap?
  private let styleFaults: [String]

  /// The language of the names on the map, as a code like "de" or "zh-Hant"; nil, as at first: the system's, and in a
  /// browser that of its user.
  ///
  /// A place without a name in that language shows its name in Latin letters, or else the local one.
  public var language: String?

  /// Makes a base map of the world that comes with the program and, above it, sources of your own.
  ///
  /// The world is drawn from Natural Earth (levels 0–6) and from the Blue Marble imagery (levels 0–5), and needs no
  /// network. Vector tiles after the OpenMapTiles schema are drawn from tile level 8 on, where there are any; images on
  /// satellite and hybrid maps.
  ///
  /// A source is a PMTiles 3 or MBTiles 1.3 archive, a GeoJSON document whose features say their layer
  /// (`"tippecanoe": {"layer": "transportation"}`), the address of a TileJSON, or one of tiles as
  /// `https://tiles.example/{z}/{x}/{y}.png`. A server's tiles are kept in the user's folder for caches, or in
  /// `OPENMAPKIT_CACHE`; servers in private networks are only asked if `OPENMAPKIT_ALLOW_HOSTS` names them.
  ///
  /// - Parameters:
  ///   - archives: Paths and addresses, the lowest first; a file's first bytes tell what it is.
  ///   - style: A MapLibre style sheet (version 8) to draw all looks with; nil: those that come with the program. Its
  ///     sources are not looked at: all its layers are drawn from the base map's own.
  /// - Throws: `BaseMapError` for the first source that cannot be used, or for a file that is no style sheet. Layers of
  ///   the sheet that are faulty are left out, and `faults` names them.
  public init(archives: [String] = [], style: URL? = nil) throws(BaseMapError) {
    var sheet: MapStyle?
    if let style {
      do throws(StyleSheetError) {
        sheet = try MapStyle(path: style.path)
      } catch {
        throw BaseMapError(path: style.path, reason: "\(error)")
      }
    }
    styleFaults = (sheet?.faults ?? []).map(\.description)
    do throws(BasemapOpeningError) {
      basemap = try Basemap(archives: archives, style: sheet)
    } catch {
      throw BaseMapError(path: error.path, reason: "\(error.error)")
    }
  }

  init(basemap: Basemap?) { (self.basemap, styleFaults) = (basemap, []) }

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

  /// The base map of map views and snapshots that are given no other; at first the world, with the sources above it
  /// that the environment variable `OPENMAPKIT_BASEMAP` names, with semicolons between them.
  ///
  /// Setting it changes those made from then on. It may be read and set on any thread.
  public static var standard: BaseMap {
    get { current.value }
    set { current.value = newValue }
  }
  private static let current = Current()

  /// The sources that the environment names.
  package static var sourcesOfEnvironment: [String] {
    let text = ProcessInfo.processInfo.environment["OPENMAPKIT_BASEMAP"] ?? ""
    return text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The world and the sources that the environment names; where one cannot be used, one line on standard error tells
  /// it, and the world stands alone.
  fileprivate static let ofEnvironment: BaseMap = {
    let sources = sourcesOfEnvironment
    guard !sources.isEmpty else { return .world }
    do throws(BaseMapError) {
      return try BaseMap(archives: sources)
    } catch {
      FileHandle.standardError.write(Data("MapKit: OPENMAPKIT_BASEMAP: \(error)\n".utf8))
      return .world
    }
  }()

  /// What could not be drawn: the layers of the style sheet that are left out, and, of the tiles met so far, one line
  /// for each of at most 100 that were drawn as if they were not there.
  public var faults: [String] {
    styleFaults
      + (basemap?.faults ?? []).map { "\($0.source) \($0.tile.z)/\($0.tile.x)/\($0.tile.y): \($0.error)" }
  }
}

/// The standard base map.
///
/// `@unchecked Sendable`: `stored` is only touched under `lock`.
private final class Current: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: BaseMap?

  var value: BaseMap {
    get { lock.withLock { stored } ?? .ofEnvironment }
    set { lock.withLock { stored = newValue } }
  }
}
