// What iOS code finds through UIKit: drawing, Foundation, and URLSession, which Linux keeps in a module of its own.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
