import Testing
@testable import ParkView
