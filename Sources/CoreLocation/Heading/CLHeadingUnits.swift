/// A part of a magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The heading filter that lets every heading through: −1.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
