import Dispatch

/// Draws tiles, each once however many ask for it, and keeps them.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class TileService: @unchecked Sendable {
  let bases = BaseRegistry()
  let overlays = OverlayRegistry()
  private let gate: WorkGate
  private let lock = NSLock()
  private var kept: RecentlyUsed<TileName, EncodedPicture>
  private var underWay: [TileName: Task<EncodedPicture, any Error>] = [:]
  private let queue = DispatchQueue(label: "OpenMapKit.tiles", qos: .userInitiated, attributes: .concurrent)

  /// - Parameters:
  ///   - memory: The most bytes of encoded tiles to keep.
  ///   - threads: How many are drawn at once.
  ///   - queueLimit: How many may wait to be drawn; more are refused.
  init(
    memory: Int = 96 << 20, threads: Int = ProcessInfo.processInfo.activeProcessorCount, queueLimit: Int = 512
  ) {
    kept = RecentlyUsed(limit: memory)
    gate = WorkGate(width: threads, queueLimit: queueLimit)
  }

  /// A tile that is there already.
  func keptTile(_ name: TileName) -> EncodedPicture? { lock.withLock { kept.value(for: name) } }

  /// Answers a tile.
  ///
  /// - Throws: `HTTPProblem`.
  func tile(_ name: TileName) async throws -> EncodedPicture {
    if let known = keptTile(name) { return known }
    let drawing = try drawing(for: name)
    let task = lock.withLock { () -> Task<EncodedPicture, any Error> in
      if let task = underWay[name] { return task }
      let task = Task { [gate] in try await gate.run { try await self.draw(name, drawing) } }
      underWay[name] = task
      return task
    }
    let result = await task.result
    lock.withLock {
      if underWay[name] == task { underWay[name] = nil }
      if case .success(let picture) = result {
        kept.insert(picture, for: name, cost: picture.bytes.count + 256)
      }
    }
    return try result.get()
  }

  /// A scene and what of it makes a tile.
  private struct Drawing: Sendable {
    let scene: MapScene
    let parts: SceneParts
    let style: BaseStyle
  }

  private func drawing(for name: TileName) throws(HTTPProblem) -> Drawing {
    let zoomScale = MKZoomScale(TileGrid.zoomScale(step: name.step))
    switch name.picture {
    case .base(let base):
      guard let map = bases[base.number] else { throw .notFound }
      let scene = MapScene(
        of: base.style.mapType, isDark: base.style.isDark, on: map, with: nil, zoomScale: zoomScale)
      return Drawing(scene: scene, parts: .ground, style: base.style)
    case .overlays(let key):
      guard let overlays = overlays[key], let map = bases[overlays.base.number] else { throw .notFound }
      let style = overlays.base.style
      let scene = MapScene(
        of: style.mapType, isDark: style.isDark, on: map, with: overlays.content, zoomScale: zoomScale)
      return Drawing(scene: scene, parts: overlays.coverBase ? [.ground, .overlays] : .overlays, style: style)
    }
  }

  private func draw(_ name: TileName, _ drawing: Drawing) async throws -> EncodedPicture {
    guard let grid = name.grid else { throw HTTPProblem.notFound }
    let (scene, parts) = (drawing.scene, drawing.parts)
    let part = grid.mapRect(of: name.pixels)
    if parts == .overlays, !scene.hasOverlays(in: part, zoomScale: grid.zoomScale) { return Self.nothing }
    let holds = parts.contains(.overlays) ? await scene.prepareTiles(in: part, on: grid) : []
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try withExtendedLifetime(holds) {
              let pixels = try scene.drawPixels(of: name.pixels, on: grid, parts: parts, threads: 1)
              return try Self.encode(pixels, isPhotograph: parts == .ground && drawing.style.isPhotograph)
            }
          })
      }
    }
  }

  private static func encode(_ pixels: PixelBuffer, isPhotograph: Bool) throws -> EncodedPicture {
    // Of one colour is the open sea, and the ground where there are no streets: one pixel does, which browsers stretch
    // over the tile. It is decoded at once, where a whole tile takes milliseconds.
    if pixels.hasOneColor, let pixel = PixelBuffer(width: 1, height: 1) {
      pixel.bytes.copyMemory(from: pixels.bytes, byteCount: 4)
      return EncodedPicture(try CGImage(pixels: pixel).pngData())
    }
    let image = CGImage(pixels: pixels)
    guard isPhotograph else { return EncodedPicture(try image.pngData()) }
    return EncodedPicture(try image.jpegData(quality: 0.85), type: "image/jpeg")
  }

  /// One transparent pixel.
  private static let nothing: EncodedPicture = {
    let pixel = PixelBuffer(width: 1, height: 1).map { CGImage(pixels: $0) }
    return EncodedPicture((try? pixel?.pngData()) ?? Data())
  }()
}
