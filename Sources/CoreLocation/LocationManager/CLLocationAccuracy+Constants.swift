/// The best there is, with help of other sensors: −2.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best there is: −1.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres: 10.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres: 100.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre: 1000.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres: 3000.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// What an app that may not know the exact place gets, in metres: 6380000.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
/// The distance filter that lets every location through: −1.
public let kCLDistanceFilterNone: CLLocationDistance = -1
