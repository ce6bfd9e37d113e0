import Testing
@testable import MapGeometry
