// swift-tools-version: 6.0
import PackageDescription

// An app as it stands on somebody's disk, outside of OpenMapKit's package: the same calls in both language modes.
// `make test` builds it without a warning and runs it.
let openMapKit: [Target.Dependency] = [
  .product(name: "MapKit", package: "OpenMapKit"),
  .product(name: "UIKit", package: "OpenMapKit"),
  .product(name: "CoreLocation", package: "OpenMapKit"),
  "Checks",
]
let package = Package(
  name: "Client",
  // A package found by path is known by its folder's name unless it is given one.
  dependencies: [.package(name: "OpenMapKit", path: "../..")],
  targets: [
    .target(name: "Checks"),
    .executableTarget(
      name: "ClientSwift5", dependencies: openMapKit, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ClientSwift6", dependencies: openMapKit, swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
