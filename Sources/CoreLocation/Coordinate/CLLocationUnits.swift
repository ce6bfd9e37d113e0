/// A latitude or longitude, or a difference of two, in degrees.
public typealias CLLocationDegrees = Double

/// A length on the ground, in metres.
public typealias CLLocationDistance = Double

/// The radius of uncertainty of a position, in metres; a negative value means that the position is not known.
public typealias CLLocationAccuracy = Double

/// A speed, in metres per second; a negative value means that the speed is not known.
public typealias CLLocationSpeed = Double

/// The uncertainty of a speed, in metres per second; a negative value means that it is not known.
public typealias CLLocationSpeedAccuracy = Double

/// A direction, in degrees clockwise from true north; a negative value means that the direction is not known.
public typealias CLLocationDirection = Double

/// The uncertainty of a direction, in degrees; a negative value means that it is not known.
public typealias CLLocationDirectionAccuracy = Double
