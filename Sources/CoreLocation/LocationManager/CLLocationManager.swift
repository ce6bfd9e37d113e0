/// Tells an app where the user is, from a source that the app sets.
///
/// There is no positioning system here: `source` gives the locations. It and its managers belong to one thread (or
/// actor), on which the delegate is called, while the source sends. On Apple's framework: the device gives them.
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// Where locations come from; nil at first: there are none.
  ///
  /// Not in Apple's framework.
  public final var source: SimulatedLocationSource? {
    didSet {
      guard source !== oldValue else { return }
      oldValue?.disconnect(self)
      if isUpdating { connect() }
      tellAuthorization()
    }
  }

  /// How exact locations should be, in metres or as a constant; `kCLLocationAccuracyBest` at first.
  ///
  /// It is kept for the app to read: a source sends what it has.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the user must have moved, in metres, for the delegate to be told; `kCLDistanceFilterNone` at first: at all.
  open var distanceFilter = kCLDistanceFilterNone

  /// The latest location; nil before there is one.
  open private(set) var location: CLLocation?

  private var isUpdating = false
  private var reported: CLLocation?

  /// Makes a manager without source.
  public override init() { super.init() }

  /// Whether the app may know the place: `.authorizedWhenInUse` once it has set a source, `.notDetermined` before.
  open var authorizationStatus: CLAuthorizationStatus { source == nil ? .notDetermined : .authorizedWhenInUse }

  /// Answers true: there is no switch that turns locations off.
  open class func locationServicesEnabled() -> Bool { true }

  /// Tells the delegate the authorization there is: there is no one to ask, the app's own source decides.
  open func requestWhenInUseAuthorization() { tellAuthorization() }

  /// Tells the delegate the authorization there is, as `requestWhenInUseAuthorization()` does.
  open func requestAlwaysAuthorization() { tellAuthorization() }

  /// Has the delegate told of the source's latest location, if there is one, and of those to come.
  ///
  /// Without a source nothing comes, and the log says so, once.
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    connect()
  }

  /// Ends what `startUpdatingLocation()` began.
  open func stopUpdatingLocation() {
    isUpdating = false
    reported = nil
    source?.disconnect(self)
  }

  /// Tells the delegate the source's latest location, or that there is none (`CLError.Code.locationUnknown`).
  open func requestLocation() {
    if source == nil { SingleNotice.noLocationSource.say() }
    guard let latest = source?.location else {
      delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
      return
    }
    location = latest
    delegate?.locationManager(self, didUpdateLocations: [latest])
  }

  private func connect() {
    guard let source else { return SingleNotice.noLocationSource.say() }
    source.connect(self) { [weak self] in self?.receive($0) }
  }

  private func receive(_ new: CLLocation) {
    location = new
    if distanceFilter > 0, let reported, new.distance(from: reported) < distanceFilter { return }
    reported = new
    delegate?.locationManager(self, didUpdateLocations: [new])
  }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }
}
