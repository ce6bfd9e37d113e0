/// Draws a picture of a part of the map.
///
/// `@unchecked Sendable`: `state` is only touched under `lock`; all else does not change.
public final class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// Gets the snapshot or the error, never both.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private struct Settings: Sendable {
    let area: Options.Area?
    let size: CGSize
    let scale: CGFloat
    let mapType: MKMapType
    let baseMap: BaseMap
    let details: GroundDetails
    let isDark: Bool
    let mapView: MKMapView?
  }
  /// One snapshot under way: how often `cancel()` had been called when it began.
  private struct Run: Sendable {
    let cancellations: Int
  }
  private struct State {
    var running = 0
    /// Counts the calls of `cancel()`: what began before the last one gives up.
    var cancellations = 0
  }

  private let settings: Settings
  private let lock = NSLock()
  private var state = State()

  /// Makes a snapshotter for options as they are now; changing them later changes nothing.
  public init(options: Options) {
    settings = Settings(
      area: options.area, size: options.size, scale: options.scale, mapType: options.mapType,
      baseMap: options.baseMap,
      details: GroundDetails(
        showsBuildings: options.showsBuildings, showsPointsOfInterest: options.showsPointsOfInterest,
        filter: options.pointOfInterestFilter),
      isDark: options.traitCollection.userInterfaceStyle == .dark, mapView: options.mapView)
    super.init()
  }

  /// Makes a snapshotter for a picture of the world.
  public override convenience init() { self.init(options: Options()) }

  /// Whether a snapshot is being made.
  public var isLoading: Bool { lock.withLock { state.running > 0 } }

  /// Gives up what is being made: it answers `MKSnapshotError.cancelled`.
  ///
  /// With nothing in progress it does nothing.
  ///
  /// On Apple's framework: whether the handler is still called is not known.
  public func cancel() { lock.withLock { state.cancellations += 1 } }

  /// Makes the snapshot.
  ///
  /// - Throws: `MKSnapshotError`.
  public func start() async throws -> Snapshot { try await snapshot(begin()) }

  private func snapshot(_ run: Run) async throws -> Snapshot {
    try await rendering(run) { isCancelled in
      let plan = try await self.plan(scale: self.settings.scale)
      let scene = await self.capture(plan, pictures: true)
      let loading = await SnapshotLoading(of: scene, plan, for: self.settings.mapView)
      do {
        if isCancelled() { throw MKSnapshotError.cancelled }
        let pixels = try scene.drawPixels(of: plan.area, on: plan.grid)
        let attribution = scene.attribution(for: plan.mapRect, on: plan.grid)
        plan.attributionBlock(attribution, on: scene).map { $0.draw(into: pixels, scale: self.settings.scale) }
        let image = UIImage(cgImage: CGImage(pixels: pixels), scale: self.settings.scale)
        return (Snapshot(image: image, plan: plan, attribution: attribution), await loading.end())
      } catch {
        _ = await loading.end()
        throw error
      }
    }
  }

  /// Makes the snapshot; where the app goes on afterwards, its own actor says, and not the queue.
  ///
  /// - Throws: `MKSnapshotError`.
  public func start(with queue: DispatchQueue) async throws -> Snapshot { try await start() }

  /// Makes the snapshot and writes it as a file.
  ///
  /// An addition to Apple's interface. A document (SVG, PDF) is drawn in one pass, in lines and letters, and its size
  /// is that of the options in points; `scale` has no effect on it.
  ///
  /// - Throws: `MKSnapshotError`.
  public func data(as format: Format) async throws -> Data {
    switch format {
    case .svg, .pdf: return try await document(format)
    case .png, .jpeg, .webp: break
    }
    let image = try await start().image
    guard let pixels = image.cgImage else { throw MKSnapshotError.drawingFailed(reason: "no pixels") }
    do {
      switch format {
      case .jpeg(let quality): return try pixels.jpegData(quality: quality)
      case .webp(let quality): return try pixels.webPData(quality: quality)
      default: return try pixels.pngData()
      }
    } catch {
      throw MKSnapshotError.encoding(error)
    }
  }

  private func document(_ format: Format) async throws -> Data {
    try await rendering(begin()) { isCancelled in
      let plan = try await self.plan(scale: 1)
      let scene = await self.capture(plan, pictures: false)
      let loading = await SnapshotLoading(of: scene, plan, for: self.settings.mapView)
      do {
        if isCancelled() { throw MKSnapshotError.cancelled }
        let data = try await MainActor.run {
          try self.sceneCapture(plan, pictures: false).document(format, plan)
        }
        return (data, await loading.end())
      } catch {
        _ = await loading.end()
        throw error
      }
    }
  }

  /// Makes the snapshot and calls the handler on the main queue.
  public func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Makes the snapshot and calls the handler on a queue.
  ///
  /// With a map view in the options the main thread is needed meanwhile: it must not wait for the handler.
  public func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    let handler = Handler(call: completionHandler)
    // Begun now, not when the task gets its turn: `isLoading` and `cancel()` right after this call count.
    let run = begin()
    Task {
      let result: Result<Snapshot, any Error>
      do {
        result = .success(try await snapshot(run))
      } catch {
        result = .failure(error)
      }
      queue.async {
        switch result {
        case .success(let snapshot): handler.call(snapshot, nil)
        case .failure(let error): handler.call(nil, error)
        }
      }
    }
  }

  private func begin() -> Run {
    lock.withLock {
      state.running += 1
      return Run(cancellations: state.cancellations)
    }
  }

  /// Tells the delegate of the map view, if there is one, when the work begins and ends, and whether it succeeded.
  private func rendering<Value: Sendable>(
    _ run: Run, _ body: @Sendable (@Sendable () -> Bool) async throws -> (Value, isComplete: Bool)
  ) async throws -> Value {
    // Without a map view nothing here waits for the main thread.
    guard let mapView = settings.mapView else { return try await tracked(run, body).0 }
    await MainActor.run { mapView.delegate?.mapViewWillStartRenderingMap(mapView) }
    do {
      let (value, isComplete) = try await tracked(run, body)
      await Self.finishRendering(mapView, fullyRendered: isComplete)
      return value
    } catch {
      await Self.finishRendering(mapView, fullyRendered: false)
      throw error
    }
  }

  @MainActor private static func finishRendering(_ mapView: MKMapView, fullyRendered: Bool) {
    mapView.delegate?.mapViewDidFinishRenderingMap(mapView, fullyRendered: fullyRendered)
  }

  private func tracked<Value: Sendable>(
    _ run: Run, _ body: @Sendable (@Sendable () -> Bool) async throws -> Value
  ) async throws -> Value {
    defer { lock.withLock { state.running -= 1 } }
    let isCancelled: @Sendable () -> Bool = {
      self.lock.withLock { self.state.cancellations != run.cancellations } || Task.isCancelled
    }
    let value = try await body(isCancelled)
    if isCancelled() { throw MKSnapshotError.cancelled }
    return value
  }

  // Only a map view needs the main thread: a snapshot without one is made also where that thread waits for it.

  private func plan(scale: CGFloat) async throws -> SnapshotPlan {
    var area = settings.area
    if area == nil, let mapView = settings.mapView { area = .mapRect(await mapView.visibleMapRect) }
    return try SnapshotPlan(area: area ?? .mapRect(.world), size: settings.size, scale: scale)
  }

  private func capture(_ plan: SnapshotPlan, pictures: Bool) async -> MapScene {
    guard settings.mapView != nil else { return bareScene(plan) }
    return await sceneCapture(plan, pictures: pictures).scene
  }

  @MainActor private func sceneCapture(_ plan: SnapshotPlan, pictures: Bool) -> SceneCapture {
    guard let mapView = settings.mapView else { return SceneCapture(scene: bareScene(plan), drawings: []) }
    return mapView.captureScene(in: plan.mapRect, grid: plan.grid, pictures: pictures)
  }

  private func bareScene(_ plan: SnapshotPlan) -> MapScene {
    MapScene(
      ground: SceneGround(
        settings.baseMap, settings.mapType, isDark: settings.isDark, details: settings.details),
      zoomScale: plan.grid.zoomScale)
  }
}

/// `@unchecked Sendable`: handed over once, to the one queue it is called on.
private struct Handler: @unchecked Sendable {
  let call: MKMapSnapshotter.CompletionHandler
}
