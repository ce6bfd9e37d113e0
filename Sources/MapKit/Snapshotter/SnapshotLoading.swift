/// The loading of the tiles that one snapshot needs, as the delegate of its map view hears of it.
struct SnapshotLoading: Sendable {
  private let scene: MapScene
  private let plan: SnapshotPlan
  private let mapView: MKMapView?
  /// Keeps the tiles in memory until all is drawn.
  private let tiles: [TileHold]
  private let isAnnounced: Bool

  /// Loads the tiles of overlays; those of the base map are loaded while it is drawn.
  init(of scene: MapScene, _ plan: SnapshotPlan, for mapView: MKMapView?) async {
    (self.scene, self.plan, self.mapView) = (scene, plan, mapView)
    isAnnounced = mapView != nil && scene.lacksTiles(in: plan.mapRect, on: plan.grid)
    if let mapView, isAnnounced {
      await MainActor.run { mapView.delegate?.mapViewWillStartLoadingMap(mapView) }
    }
    tiles = await scene.prepareTiles(in: plan.mapRect, on: plan.grid)
  }

  /// Tells that all is drawn.
  ///
  /// - Returns: Whether no tile was missing that should have been there.
  func end() async -> Bool {
    let isDamaged = scene.ground.isDamaged(plan.mapRect, on: plan.grid)
    let isComplete = !isDamaged && tiles.allSatisfy(\.isComplete)
    if let mapView, isAnnounced {
      await MainActor.run {
        if isComplete {
          mapView.delegate?.mapViewDidFinishLoadingMap(mapView)
        } else {
          mapView.delegate?.mapViewDidFailLoadingMap(
            mapView, withError: MKError(isDamaged ? .decodingFailed : .serverFailure))
        }
      }
    }
    return isComplete
  }
}
