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
    /// On Apple's framework: the screen's scale at first. Here a snapshot belongs to no screen.
    open var scale: CGFloat = 1
    /// What the ground looks like; `.standard` at first.
    ///
    /// With a `mapView`, its map type counts instead.
    open var mapType = MKMapType.standard {
      didSet { configuration = mapType.configuration }
    }
    private var configuration: MKMapConfiguration = MKStandardMapConfiguration()
    private var view = MapCameraState()

    /// What the map looks like; a flat standard map at first.
    ///
    /// Setting it takes a copy and sets `mapType`; setting `mapType` sets this. Changing what it answers changes nothing.
    open var preferredConfiguration: MKMapConfiguration {
      get { configuration.equalCopy }
      set {
        let new = newValue.equalCopy
        mapType = new.mapType
        configuration = new
        if new.hasPointsOfInterest { pointOfInterestFilter = new.ownPointOfInterestFilter }
      }
    }

    /// Whether the base map's buildings are drawn; true at first.
    ///
    /// With a `mapView`, its own setting counts instead.
    open var showsBuildings = true

    /// Whether the base map's points of interest are drawn; true at first.
    ///
    /// With a `mapView`, its own setting counts instead.
    open var showsPointsOfInterest = true

    /// Which points of interest are drawn; nil, as at first: all.
    ///
    /// With a `mapView`, its own filter counts instead; else setting `preferredConfiguration` sets it.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Whether the map is light or dark: its `userInterfaceStyle`, unspecified at first, which is light.
    ///
    /// With a `mapView`, its own traits count instead. The scale is that of `scale`.
    open var traitCollection = UITraitCollection()

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
      (copy.baseMap, copy.configuration, copy.view) = (baseMap, configuration, view)
      (copy.showsBuildings, copy.showsPointsOfInterest) = (showsBuildings, showsPointsOfInterest)
      copy.pointOfInterestFilter = pointOfInterestFilter
      copy.traitCollection = traitCollection
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

    /// From where the map is seen; `region`, `mapRect` and this are the same area, and the last one set counts.
    ///
    /// The distance is that from which a camera looking straight down sees the picture from top to bottom. Heading and
    /// pitch are kept, and not drawn: pictures have north up. A centre that is not valid gives `MKSnapshotError.region`;
    /// with a distance that is negative or not finite the scale stays. Changing what it answers changes nothing.
    open var camera: MKMapCamera {
      get {
        let rect = mapRect.fitted(toAspectRatioOf: size)
        return MKMapCamera(
          lookingAtCenter: MKMapPoint(x: rect.midX, y: rect.midY).wrappedCoordinate,
          fromDistance: CameraDistance.distance(of: rect), pitch: view.pitch, heading: view.heading)
      }
      set {
        let (old, center) = (mapRect, newValue.centerCoordinate)
        view = MapCameraState(newValue, on: mapType)
        guard CLLocationCoordinate2DIsValid(center) else {
          area = .region(MKCoordinateRegion(center: center, span: MKCoordinateSpan()))
          return
        }
        let (middle, distance) = (MKMapPoint(center), newValue.centerCoordinateDistance)
        guard distance >= 0, distance.isFinite else {
          area = .mapRect(old.offsetBy(dx: middle.x - old.midX, dy: middle.y - old.midY))
          return
        }
        // A line from top to bottom: whatever the size, its height is what is seen.
        let line = MKMapRect(x: middle.x, y: middle.y - 0.5, width: 0, height: 1)
        area = .mapRect(CameraDistance.rect(line, from: distance))
      }
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
