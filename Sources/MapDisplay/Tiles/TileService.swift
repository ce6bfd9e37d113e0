import Dispatch

/// Draws tiles, each once however many ask for it, and keeps them.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class TileService: @unchecked Sendable {
  /// What is drawn.
  private enum Name: Hashable, Sendable {
    case tile(TileName)
    case labels(LabelsName)
  }

  let bases = BaseRegistry()
  let overlays = OverlayRegistry()
  private let gate: WorkGate
  private let lock = NSLock()
  private var kept: RecentlyUsed<Name, EncodedPicture>
  private var underWay: [Name: Task<EncodedPicture, any Error>] = [:]
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
  func keptTile(_ name: TileName) -> EncodedPicture? { lock.withLock { kept.value(for: .tile(name)) } }

  /// A picture of names that is there already.
  func keptLabels(_ name: LabelsName) -> EncodedPicture? { lock.withLock { kept.value(for: .labels(name)) } }

  /// Answers a tile.
  ///
  /// - Throws: `HTTPProblem`.
  func tile(_ name: TileName) async throws -> EncodedPicture {
    if let known = keptTile(name) { return known }
    let drawing = try drawing(for: name)
    return try await picture(.tile(name)) { try await self.draw(name, drawing) }
  }

  /// Answers the names of a turned map.
  ///
  /// - Throws: `HTTPProblem`.
  func labels(_ name: LabelsName) async throws -> EncodedPicture {
    if let known = keptLabels(name) { return known }
    guard let map = bases[name.base.number], let grid = name.grid else { throw HTTPProblem.notFound }
    let scene = name.base.scene(of: map, with: nil, zoomScale: grid.zoomScale)
    return try await picture(.labels(name)) {
      try await self.onQueue {
        let pixels = try scene.drawTurnedLabels(
          around: name.center, width: name.width * name.contentScale, height: name.height * name.contentScale,
          heading: Double(name.heading) / 100, on: grid)
        return EncodedPicture(try CGImage(pixels: pixels).pngData())
      }
    }
  }

  /// Draws a picture when its turn comes, once however many ask for it, and keeps it.
  private func picture(
    _ name: Name, _ draw: @escaping @Sendable () async throws -> EncodedPicture
  ) async throws -> EncodedPicture {
    let task = lock.withLock { () -> Task<EncodedPicture, any Error> in
      if let task = underWay[name] { return task }
      let task = Task { [gate] in try await gate.run { try await draw() } }
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

  private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
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
      return Drawing(
        scene: base.scene(of: map, with: nil, zoomScale: zoomScale), parts: base.parts, style: base.style)
    case .overlays(let key, let part):
      guard let overlays = overlays[key], overlays.shows(part), let map = bases[overlays.base.number] else {
        throw .notFound
      }
      return Drawing(
        scene: overlays.base.scene(of: map, with: overlays.content, zoomScale: zoomScale),
        parts: overlays.parts(part), style: overlays.base.style)
    }
  }

  private func draw(_ name: TileName, _ drawing: Drawing) async throws -> EncodedPicture {
    guard let grid = name.grid else { throw HTTPProblem.notFound }
    let (scene, parts) = (drawing.scene, drawing.parts)
    let part = grid.mapRect(of: name.pixels)
    if parts.isDisjoint(with: [.ground, .labels]), !scene.hasOverlays(in: part, zoomScale: grid.zoomScale) {
      return Self.nothing
    }
    let holds = !parts.isDisjoint(with: .overlays) ? await scene.prepareTiles(in: part, on: grid) : []
    return try await onQueue {
      try withExtendedLifetime(holds) {
        let pixels = try scene.drawPixels(of: name.pixels, on: grid, parts: parts, threads: 1)
        return try Self.encode(
          pixels,
          isPhotograph: parts.contains(.ground) && parts.isDisjoint(with: .overlays) && drawing.style.isPhotograph)
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
