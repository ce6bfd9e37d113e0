/// Tells an app where the user is and looks, from a source that the app sets.
///
/// There is no positioning system here: `source` gives the locations and headings. It and its managers belong to one thread (or
/// actor), on which the delegate is called, while the source sends. On Apple's framework: the device gives them.
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// Where locations and headings come from; nil at first: there are none.
  ///
  /// Not in Apple's framework.
  public final var source: SimulatedLocationSource? {
    didSet {
      guard source !== oldValue else { return }
      oldValue?.disconnect(self)
      if isUpdating { connect() }
      if isUpdatingHeading { connectHeadings() }
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

  /// How far the heading must have turned, in degrees, for the delegate to be told; 1 at first.
  ///
  /// `kCLHeadingFilterNone`, or anything else below 0: at all.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held whose heading is told; `.portrait` at first: its top is ahead.
  ///
  /// Held otherwise, the side that is up is ahead. `.unknown`, `.faceUp` and `.faceDown` change nothing.
  open var headingOrientation: CLDeviceOrientation {
    get { orientation }
    set { if newValue.degreesFromTop != nil { orientation = newValue } }
  }
  /// The latest heading; nil before there is one.
  open private(set) var heading: CLHeading?

  private var isUpdating = false
  private var isUpdatingHeading = false
  private var orientation = CLDeviceOrientation.portrait
  private var reported: CLLocation?
  private var reportedHeading: CLHeading?

  /// Makes a manager without source.
  public override init() { super.init() }

  /// Whether the app may know the place: `.authorizedWhenInUse` once it has set a source, `.notDetermined` before.
  open var authorizationStatus: CLAuthorizationStatus { source == nil ? .notDetermined : .authorizedWhenInUse }

  /// How exact the locations may be: `.fullAccuracy`, since the app's own source decides.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Answers true: there is no switch that turns locations off.
  open class func locationServicesEnabled() -> Bool { true }

  /// Answers true: a source may send headings.
  open class func headingAvailable() -> Bool { true }

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
    source?.locations.disconnect(self)
  }

  /// Has the delegate told of the source's latest heading, if there is one, and of those to come.
  ///
  /// Without a source nothing comes, and the log says so, once.
  open func startUpdatingHeading() {
    guard !isUpdatingHeading else { return }
    isUpdatingHeading = true
    connectHeadings()
  }

  /// Ends what `startUpdatingHeading()` began.
  open func stopUpdatingHeading() {
    isUpdatingHeading = false
    reportedHeading = nil
    source?.headings.disconnect(self)
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
    source.locations.connect(self) { [weak self] in self?.receive($0) }
  }

  private func connectHeadings() {
    guard let source else { return SingleNotice.noLocationSource.say() }
    source.headings.connect(self) { [weak self] in self?.receive($0) }
  }

  private func receive(_ new: CLLocation) {
    location = new
    if distanceFilter > 0, let reported, new.distance(from: reported) < distanceFilter { return }
    reported = new
    delegate?.locationManager(self, didUpdateLocations: [new])
  }

  private func receive(_ sent: CLHeading) {
    let new = sent.turned(by: orientation.degreesFromTop ?? 0)
    heading = new
    if let reportedHeading {
      let turn = (new.magneticHeading - reportedHeading.magneticHeading).remainder(dividingBy: 360)
      if abs(turn) < headingFilter { return }
    }
    reportedHeading = new
    delegate?.locationManager(self, didUpdateHeading: new)
  }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }
}
