import Testing
@testable import MapKit
