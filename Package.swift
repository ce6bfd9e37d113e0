// swift-tools-version: 6.1
import PackageDescription

// Floors, lowest first; a target depends only on targets above it in this list.
let package = Package(
  name: "OpenMapKit",
  products: [
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "MapDisplay", targets: ["MapDisplay"]),
    .executable(name: "parkview", targets: ["ParkViewMain"]),
    .executable(name: "openmapkit", targets: ["OpenMapKitMain"]),
  ],
  targets: [
    // C libraries, each found by its own pkg-config file (Sources/CPango/shim.h says why Pango has none).
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "fontconfig", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),

    .target(name: "CoreLocation"),
    .target(name: "MapGeometry", dependencies: ["CoreLocation"]),
    .target(
      name: "CoreGraphics",
      dependencies: ["CCairo", "CPango", "CISAL", "CPNG", "CTurboJPEG", "CWebP", "_Testing_CoreGraphics"]),
    .target(
      name: "Basemap", dependencies: ["CoreLocation", "MapGeometry", "CoreGraphics", "CISAL", "CSQLite"],
      resources: [.copy("Resources")]),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "_Testing_UIKit"]),
    .target(name: "MapKit", dependencies: ["CoreLocation", "MapGeometry", "CoreGraphics", "UIKit", "Basemap"]),

    .target(
      name: "MapDisplay", dependencies: ["MapKit", "UIKit", "CMicrohttpd"], resources: [.copy("Resources/Web")]),

    // Empty, but looked for by the compiler beside `import Testing`: a test that imports both would not build.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    // The app as a library, so that tests and measurements reach it, and the few lines that start it.
    .target(
      name: "ParkView", dependencies: ["MapDisplay"], path: "Apps/ParkView", exclude: ["Main"],
      resources: [.copy("Resources")]),
    .executableTarget(name: "ParkViewMain", dependencies: ["ParkView"], path: "Apps/ParkView/Main"),

    // The command line, and the few lines that start it.
    .target(
      name: "OpenMapKitCommand", dependencies: ["MapDisplay", "MapKit", "Basemap"], path: "Tools/openmapkit",
      exclude: ["Main"]),
    .executableTarget(name: "OpenMapKitMain", dependencies: ["OpenMapKitCommand"], path: "Tools/openmapkit/Main"),

    // Draws the park's plan and icons into Apps/ParkView/Resources: `swift run ParkArtwork`.
    .executableTarget(name: "ParkArtwork", dependencies: ["CoreGraphics"], path: "Tools/ParkArtwork"),

    // Draws the icons of the map's styles into Sources/Basemap/Resources/Styles: `swift run BasemapSprite`.
    .executableTarget(name: "BasemapSprite", dependencies: ["CoreGraphics"], path: "Tools/BasemapSprite"),

    // The program of the README's first screen.
    .executableTarget(name: "FirstMap", dependencies: ["MapKit"], path: "Examples/FirstMap"),

    // A map with controls, shown in browsers.
    .executableTarget(name: "LiveMap", dependencies: ["MapDisplay"], path: "Examples/LiveMap"),

    .executableTarget(
      name: "openmapkit-bench", dependencies: ["MapKit", "Basemap", "ParkView", "CPNG"], path: "Benchmarks",
      exclude: ["Live", "Peer"]),

    // Draws on many threads at once, for the Thread Sanitizer.
    .executableTarget(name: "ConcurrentDrawing", dependencies: ["MapKit"], path: "Tests/ConcurrentDrawing"),

    // What the park's app has none of, for Tests/Browser.
    .executableTarget(name: "DisplayTrial", dependencies: ["MapDisplay"], path: "Tests/DisplayTrial"),
    // Draws what a page of the park shows, for Tests/Browser.
    .executableTarget(
      name: "LinkedSnapshot", dependencies: ["MapDisplay", "ParkView"], path: "Tests/LinkedSnapshot"),

    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
    .testTarget(name: "MapGeometryTests", dependencies: ["MapGeometry"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(
      name: "BasemapTests", dependencies: ["Basemap", "MapGeometry", "CoreGraphics", "CISAL", "CSQLite"],
      exclude: ["Fuzzing"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
    .testTarget(name: "MapKitTests", dependencies: ["MapKit", "Basemap"], exclude: ["Fuzzing"]),
    .testTarget(name: "MapDisplayTests", dependencies: ["MapDisplay"]),
    .testTarget(name: "OpenMapKitCommandTests", dependencies: ["OpenMapKitCommand"]),
    .testTarget(name: "ParkViewTests", dependencies: ["ParkView"]),
    // Drawings compared pixel by pixel with the pictures in Tests/PictureTests/Cases.
    .testTarget(name: "PictureTests", dependencies: ["MapKit", "ParkView"], exclude: ["Cases"]),
  ],
  swiftLanguageModes: [.v6]
)
