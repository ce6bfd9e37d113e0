extension MKMapSnapshotter {
  /// What a snapshot shows, and how large.
  open class Options: NSObject, NSCopying {
    /// What was set last: a region or a rect.
    enum Area: Sendable {
      case region(MKCoordinateRegion)
      case mapRect(MKMapRect)
    }
    var area: Area?

    /// The size of the picture, in points; 256 × 256 at first.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point; 1 at first.
    ///
    /// On Apple's framework: the screen's scale at first. Here there is no screen.
    open var scale: CGFloat = 1
    /// What the ground looks like; `.standard` at first.
    ///
    /// With a `mapView`, its map type counts instead.
    open var mapType = MKMapType.standard

    /// Whether the base map's buildings are drawn; true at first.
    ///
    /// With a `mapView`, its own setting counts instead.
    open var showsBuildings = true

    /// Whether the base map's points of interest are drawn; true at first.
    ///
    /// The base maps that there are draw none, so that none is seen either way.
    open var showsPointsOfInterest = true

    /// What lies under everything; `BaseMap.standard` at first.
    ///
    /// An addition to Apple's interface. With a `mapView`, its base map counts instead.
    open var baseMap = BaseMap.standard

    /// The map view whose overlays and annotations are drawn too, the callout of a selected one included.
    ///
    /// An addition to Apple's interface, where a snapshot shows the bare map. The view's delegate is asked for the
    /// renderers and views it has not made yet. The callout keeps within the view's own bounds: a picture of another
    /// part may cut it.
    open var mapView: MKMapView?

    /// Makes options for a picture of 256 × 256 points.
    public override init() { super.init() }

    /// Answers equal options that can be changed apart from these; the map view is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      (copy.area, copy.size, copy.scale, copy.mapType, copy.mapView) = (area, size, scale, mapType, mapView)
      copy.baseMap = baseMap
      (copy.showsBuildings, copy.showsPointsOfInterest) = (showsBuildings, showsPointsOfInterest)
      return copy
    }

    /// The region to show; all of it will be seen.
    ///
    /// Setting it sets `mapRect` too.
    ///
    /// Without either, the picture shows what the map view shows, or the world. On Apple's framework: the country of
    /// the locale; and an invalid region raises an exception. Here the snapshot then answers
    /// `MKSnapshotError.region`, since servers take regions from outside.
    open var region: MKCoordinateRegion {
      get {
        switch area {
        case .region(let region): region
        case .mapRect(let rect): MKCoordinateRegion(rect)
        case nil: MKCoordinateRegion(.world)
        }
      }
      set { area = .region(newValue) }
    }

    /// The part of the map to show; all of it will be seen.
    ///
    /// Setting it sets `region` too.
    open var mapRect: MKMapRect {
      get {
        switch area {
        case .region(let region): MKMapRect(region)
        case .mapRect(let rect): rect
        case nil: .world
        }
      }
      set { area = .mapRect(newValue) }
    }
  }

  /// The kinds of file a snapshot can be written as.
  ///
  /// An addition to Apple's interface.
  public enum Format: Equatable, Sendable {
    /// PNG: exact, for flat pictures.
    case png
    /// JPEG with a quality of 0 small … 1 good.
    case jpeg(quality: Double)
    /// WebP with a quality of 0 small … 1 good, or nil for exact.
    case webp(quality: Double?)
    /// SVG, one user unit a point.
    case svg
    /// PDF of one page, one unit a point.
    case pdf
  }
}
