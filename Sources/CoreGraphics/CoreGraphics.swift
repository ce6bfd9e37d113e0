// Foundation on Linux already has CGFloat, CGPoint, CGSize and CGRect; code that imports CoreGraphics expects them.
@_exported import Foundation
