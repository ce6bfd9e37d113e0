import Testing
@testable import CoreLocation
