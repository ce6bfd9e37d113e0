/// An overlay of square pictures, each of a part of the map at a zoom level, loaded as they are needed.
///
/// The properties may be read and set from any thread; set them before the overlay is drawn, or call `reloadData()` of
/// its renderer. A subclass may override `url(forTilePath:)`, or either of the two `loadTile` methods, to make tiles in
/// its own way; they are called from background threads, several at once.
open class MKTileOverlay: NSObject, MKOverlay {
  private struct Settings {
    var tileSize = CGSize(width: 256, height: 256)
    var isGeometryFlipped = false
    var canReplaceMapContent = false
    var minimumZ = 0
    var maximumZ = 21
    var enlargesTilesBeyondMaximumZ = false
  }
  private let lock = NSLock()
  private var settings = Settings()

  private func get<Value>(_ member: KeyPath<Settings, Value>) -> Value { lock.withLock { settings[keyPath: member] } }
  private func set<Value>(_ member: WritableKeyPath<Settings, Value>, _ value: Value) {
    lock.withLock { settings[keyPath: member] = value }
  }

  /// Where the tiles are, with the place-holders `{x}`, `{y}`, `{z}` and `{scale}`; nil where a subclass knows.
  public let urlTemplate: String?

  /// Makes an overlay of tiles whose addresses follow a template; nil for a subclass that loads them its own way.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// The size of a tile, in pixels; 256 × 256 at first, and at least 1.
  ///
  /// It decides which zoom level is loaded: in a picture of two pixels a point a tile of 256 pixels covers 128 points.
  /// A tile's picture fills the tile's part of the map, whatever its own size. Only the width counts: tiles are square.
  ///
  /// On Apple's framework: a picture of 512 pixels for a size of 256 shows its upper left quarter.
  open var tileSize: CGSize {
    get { get(\.tileSize) }
    set { set(\.tileSize, CGSize(width: max(newValue.width, 1), height: max(newValue.height, 1))) }
  }

  /// Whether rows count from the south, as TMS and MBTiles do; false at first.
  open var isGeometryFlipped: Bool {
    get { get(\.isGeometryFlipped) }
    set { set(\.isGeometryFlipped, newValue) }
  }

  /// Whether the tiles cover all of the bounding rect, so that the map below needs not be drawn; false at first.
  ///
  /// The base map is left out of what the overlay covers, also at levels where it has no tiles.
  open var canReplaceMapContent: Bool {
    get { get(\.canReplaceMapContent) }
    set { set(\.canReplaceMapContent, newValue) }
  }

  /// The lowest zoom level with tiles; 0 at first.
  ///
  /// Below it nothing is loaded and nothing drawn.
  open var minimumZ: Int {
    get { get(\.minimumZ) }
    set { set(\.minimumZ, newValue) }
  }

  /// The highest zoom level with tiles; 21 at first, 30 counts as the most.
  ///
  /// Above it nothing is loaded and nothing drawn, unless `enlargesTilesBeyondMaximumZ` is set.
  open var maximumZ: Int {
    get { get(\.maximumZ) }
    set { set(\.maximumZ, newValue) }
  }

  /// Whether parts of the tiles of `maximumZ` are drawn enlarged at higher zoom levels; false at first.
  ///
  /// An addition to Apple's interface, where the overlay is blank there.
  open var enlargesTilesBeyondMaximumZ: Bool {
    get { get(\.enlargesTilesBeyondMaximumZ) }
    set { set(\.enlargesTilesBeyondMaximumZ, newValue) }
  }

  /// The smallest rect around all tiles, in map points: the world.
  ///
  /// A subclass may narrow it.
  open var boundingMapRect: MKMapRect { .world }

  /// The middle of the bounding rect, in degrees.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// Answers the address of a tile: the template with the numbers of the path in it.
  ///
  /// `{scale}` becomes the scale factor, rounded to a whole number from 1 to 100. A template that makes no address, and
  /// none, gives one that nothing can be loaded from.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    var text = urlTemplate ?? ""
    let scale = path.contentScaleFactor > 1 ? min(path.contentScaleFactor.rounded(), 100) : 1
    for (name, number) in [("{x}", path.x), ("{y}", path.y), ("{z}", path.z), ("{scale}", Int(scale))] {
      text = text.replacingOccurrences(of: name, with: "\(number)")
    }
    return URL(string: text) ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Loads a tile and hands over the bytes of its picture, or an error.
  ///
  /// Answers what stands at `url(forTilePath:)`: within 15 seconds, and of HTTP only what came with status 200.
  ///
  /// - Parameters:
  ///   - path: Which tile; its row counts from the south where the geometry is flipped.
  ///   - result: Called once, on any thread. A second call does nothing.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    TileDownload.load(url(forTilePath: path), result: result)
  }

  /// Loads a tile and answers the bytes of its picture.
  ///
  /// Calls `loadTile(at:result:)`.
  ///
  /// - Throws: What that hands over; `URLError.cannotDecodeContentData` where it is neither bytes nor an error.
  open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let answer = FirstAnswer(continuation)
      loadTile(at: path) { data, error in
        if let data { return answer.give(.success(data)) }
        answer.give(.failure(error ?? URLError(.cannotDecodeContentData)))
      }
    }
  }
}
