import MapKit
import ParkView

/// The park with everything on it, ready to be drawn again and again.
@MainActor struct ParkScene {
  private let map: ParkMap

  /// Puts what the options name on the map; with pins, one of them has its callout open.
  init(_ options: Set<ParkMapOption> = Set(ParkMapOption.allCases), mapType: MKMapType = .standard) throws {
    map = try ParkMap(size: CGSize(width: 1024, height: 1024))
    map.mapView.mapType = mapType
    var generator = SeededGenerator(seed: 0)
    try map.show(options, using: &generator)
    _ = map.selectAttraction(named: "Goliath")
  }

  /// A snapshotter for a square picture, the view moved a little by the number of the run so that no picture of an
  /// earlier run would do.
  func snapshotter(run: Int) -> MKMapSnapshotter {
    let rect = map.mapView.visibleMapRect
    let options = MKMapSnapshotter.Options()
    options.mapRect = rect.offsetBy(dx: rect.width / 1024 * 0.37 * Double(run % 16), dy: 0)
    options.size = CGSize(width: 1024, height: 1024)
    return prepared(options)
  }

  /// A snapshotter for one of the four web tiles of zoom 16 round the park's middle, 256 points at 2x.
  func tileSnapshotter(run: Int) -> MKMapSnapshotter {
    let side = MKMapSize.world.width / 65_536
    let middle = MKMapPoint(map.park.midCoordinate)
    let column = (middle.x / side - 0.5).rounded(.down) + Double(run % 2)
    let row = (middle.y / side - 0.5).rounded(.down) + Double(run / 2 % 2)
    let options = MKMapSnapshotter.Options()
    options.mapRect = MKMapRect(x: column * side, y: row * side, width: side, height: side)
    options.scale = 2
    return prepared(options)
  }

  private func prepared(_ options: MKMapSnapshotter.Options) -> MKMapSnapshotter {
    options.mapView = map.mapView
    // The views draw themselves anew, too: only decoded images are kept.
    for annotation in map.mapView.annotations { map.mapView.view(for: annotation)?.setNeedsDisplay() }
    return MKMapSnapshotter(options: options)
  }
}
