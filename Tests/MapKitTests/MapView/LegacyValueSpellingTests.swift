import Dispatch
import MapKit
import Testing

/// Lets tests reach deprecated code without a warning: a test itself cannot be deprecated.
@MainActor private protocol LegacyValues {
  func values() -> [Bool]
  func flags(of view: MKAnnotationView) -> [Bool]
  func overlay(_ overlay: any MKOverlay) -> [Bool]
  func userLocation(of map: MKMapView) -> [Bool]
  func options() -> MKMapSnapshotter.Options
  func point(of coordinate: CLLocationCoordinate2D, in snapshot: MKMapSnapshotter.Snapshot) -> CGPoint
  func isLoading(_ snapshotter: MKMapSnapshotter) -> Bool
  func start(_ snapshotter: MKMapSnapshotter, on queue: DispatchQueue?) async -> MKMapSnapshotter.Snapshot?
}

@MainActor @Suite("Spellings of values, views and snapshots before Swift 4.2")
struct LegacyValueSpellingTests {
  private let old: any LegacyValues = OldSpellings()

  @Test("Cases are those of today, and types the same types")
  func values() { #expect(old.values() == Array(repeating: true, count: 18)) }

  @Test("A view's flags are those of today, both ways")
  func flags() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(old.flags(of: view) == [true, false, false, false])
    #expect(!view.isEnabled && view.isSelected && view.isHighlighted && view.isDraggable)
  }

  @Test("An overlay intersects a rect, and the user's location is seen, as today")
  func answers() {
    #expect(old.overlay(AreaOverlay(MKMapRect(x: 0, y: 0, width: 10, height: 10))) == [true, false])
    let (map, source) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), SimulatedLocationSource())
    map.locationSource = source
    #expect(old.userLocation(of: map) == [false, false])
    map.showsUserLocation = true
    source.send(CLLocation(latitude: 0, longitude: 0))
    #expect(old.userLocation(of: map) == [true, true])
  }

  @Test("Snapshots are made as before Swift 3", arguments: [true, false])
  func snapshots(onQueue: Bool) async throws {
    let options = old.options()
    options.baseMap = .plain
    options.size = CGSize(width: 40, height: 20)
    let snapshotter = MKMapSnapshotter(options: options)
    #expect(!old.isLoading(snapshotter))
    let queue = onQueue ? DispatchQueue(label: "snapshots") : nil
    let snapshot = try #require(await old.start(snapshotter, on: queue))
    #expect(snapshot.image.size == CGSize(width: 40, height: 20))
    #expect(old.point(of: place(0, 0), in: snapshot) == snapshot.point(for: place(0, 0)))
  }

  @Test("A snapshot can be waited for with a queue too")
  func waiting() async throws {
    let options = MKMapSnapshotter.Options()
    options.baseMap = .plain
    let snapshot = try await MKMapSnapshotter(options: options).start(with: DispatchQueue(label: "snapshots"))
    #expect(snapshot.image.size.width == 256)
  }

  @Test("A raw value that stands for nothing gives no case")
  func rawValues() {
    #expect(MKAnnotationView.DragState(rawValue: 4) == .ending && MKAnnotationView.DragState(rawValue: 5) == nil)
    #expect(MKAnnotationView.CollisionMode(rawValue: 2) == MKAnnotationView.CollisionMode.none)
    #expect(MKAnnotationView.CollisionMode(rawValue: 3) == nil && MKFeatureVisibility(rawValue: 3) == nil)
    #expect(MKPinAnnotationColor(rawValue: 2) == .purple && MKPinAnnotationColor(rawValue: 3) == nil)
    #expect(MKMapType(rawValue: 5) == .mutedStandard && MKMapType(rawValue: 6) == nil)
    #expect(MKOverlayLevel(rawValue: 1) == .aboveLabels && MKOverlayLevel(rawValue: 2) == nil)
    #expect(MKStandardMapConfiguration.EmphasisStyle(rawValue: 1) == .muted)
    #expect(MKStandardMapConfiguration.EmphasisStyle(rawValue: 2) == nil)
    #expect(MKUserTrackingMode(rawValue: 2) == .followWithHeading && MKUserTrackingMode(rawValue: 3) == nil)
  }
}

@MainActor private struct OldSpellings: LegacyValues {
  @available(*, deprecated)
  func values() -> [Bool] {
    let (state, mode): (MKAnnotationViewDragState, MKAnnotationViewCollisionMode) = (.dragging, .circle)
    return [
      state == MKAnnotationView.DragState.Dragging, mode == MKAnnotationView.CollisionMode.circle,
      MKAnnotationViewDragState.None == .none, MKAnnotationViewDragState.Starting == .starting,
      MKAnnotationViewDragState.Canceling == .canceling, MKAnnotationViewDragState.Ending == .ending,
      MKPinAnnotationColor.Red == .red, MKPinAnnotationColor.Green == .green, MKPinAnnotationColor.Purple == .purple,
      MKMapType.Standard == .standard, MKMapType.Satellite == .satellite, MKMapType.Hybrid == .hybrid,
      MKMapType.SatelliteFlyover == .satelliteFlyover, MKMapType.HybridFlyover == .hybridFlyover,
      MKOverlayLevel.AboveRoads == .aboveRoads && MKOverlayLevel.AboveLabels == .aboveLabels,
      MKUserTrackingMode.None == MKUserTrackingMode.none, MKUserTrackingMode.Follow == .follow,
      MKUserTrackingMode.FollowWithHeading == .followWithHeading,
    ]
  }

  @available(*, deprecated)
  func flags(of view: MKAnnotationView) -> [Bool] {
    let before = [view.enabled, view.selected, view.highlighted, view.draggable]
    view.enabled = false
    (view.selected, view.highlighted, view.draggable) = (true, true, true)
    return before
  }

  @available(*, deprecated)
  func overlay(_ overlay: any MKOverlay) -> [Bool] {
    [MKMapRect(x: 5, y: 5, width: 9, height: 9), MKMapRect(x: 11, y: 0, width: 9, height: 9)].map {
      overlay.intersectsMapRect($0)
    }
  }

  @available(*, deprecated)
  func userLocation(of map: MKMapView) -> [Bool] { [map.userLocationVisible, map.userLocation.updating] }

  @available(*, deprecated)
  func options() -> MKMapSnapshotter.Options { MKMapSnapshotOptions() }

  @available(*, deprecated)
  func point(of coordinate: CLLocationCoordinate2D, in snapshot: MKMapSnapshotter.Snapshot) -> CGPoint {
    let snapshot: MKMapSnapshot = snapshot
    return snapshot.pointForCoordinate(coordinate)
  }

  @available(*, deprecated)
  func isLoading(_ snapshotter: MKMapSnapshotter) -> Bool { snapshotter.loading }

  @available(*, deprecated)
  func start(_ snapshotter: MKMapSnapshotter, on queue: DispatchQueue?) async -> MKMapSnapshotter.Snapshot? {
    await withCheckedContinuation { continuation in
      if let queue {
        Self.start(snapshotter, with: queue) { continuation.resume(returning: $0) }
      } else {
        snapshotter.startWithCompletionHandler { snapshot, _ in continuation.resume(returning: snapshot) }
      }
    }
  }

  /// Outside the main actor, so that the handler may be called anywhere.
  @available(*, deprecated)
  private nonisolated static func start(
    _ snapshotter: MKMapSnapshotter, with queue: DispatchQueue,
    _ handler: @escaping @Sendable (MKMapSnapshotter.Snapshot?) -> Void
  ) {
    let completion: MKMapSnapshotCompletionHandler = { snapshot, _ in handler(snapshot) }
    snapshotter.startWithQueue(queue, completionHandler: completion)
  }
}
