extension MKMapSnapshotter {
  /// A finished picture of the map.
  public final class Snapshot: NSObject, Sendable {
    /// The picture.
    public let image: UIImage
    /// Whom the map in the picture is owed to, one line each; nothing for plain ground.
    ///
    /// An addition to Apple's interface. The lines stand in the lower right corner of the picture too; show them beside
    /// it where it is too small for that: below 80 × 48 points they are left out, and what does not fit into the lower
    /// half of the picture is cut off.
    public let attribution: [String]
    private let plan: SnapshotPlan

    init(image: UIImage, plan: SnapshotPlan, attribution: [String]) {
      self.image = image
      self.attribution = attribution
      self.plan = plan
      super.init()
    }

    /// Answers where a coordinate lies in the picture, in points, y down; outside it too.
    ///
    /// Of the copies of the place, left and right of the world, the one nearest to the middle of the picture counts.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let position = plan.grid.position(of: WorldCopies.nearest(MKMapPoint(coordinate), to: plan.mapRect))
      return CGPoint(
        x: CGFloat((position.x - Double(plan.area.x)) / plan.grid.contentScale),
        y: CGFloat((position.y - Double(plan.area.y)) / plan.grid.contentScale))
    }
  }
}
