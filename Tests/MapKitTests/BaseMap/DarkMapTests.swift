import Testing
import UIKit

@testable import MapKit

@MainActor @Suite struct DarkMapTests {
  private func brightness(_ pixel: Pixel) -> Int { (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3 }

  @Test("A snapshot follows the traits of its options; a copy of these keeps them")
  func snapshot() async throws {
    let options = MKMapSnapshotter.Options()
    (options.baseMap, options.mapRect, options.size) = (.world, .world, CGSize(width: 32, height: 32))
    #expect(options.traitCollection.userInterfaceStyle == .unspecified)
    let light = try await MKMapSnapshotter(options: options).start().image.pixel(16, 16)
    options.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(try await MKMapSnapshotter(options: options).start().image.pixel(16, 16) == light)
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    let copy = try #require(options.copy() as? MKMapSnapshotter.Options)
    let dark = try await MKMapSnapshotter(options: copy).start().image.pixel(16, 16)
    #expect(brightness(light) > brightness(dark) + 60)
  }

  @Test("Without a base map the ground is light or dark too", arguments: [MKMapType.standard, .mutedStandard])
  func plain(type: MKMapType) async throws {
    let options = MKMapSnapshotter.Options()
    (options.baseMap, options.mapType, options.size) = (.plain, type, CGSize(width: 8, height: 8))
    let light = try await MKMapSnapshotter(options: options).start().image.pixel(4, 4)
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      try await brightness(light) > brightness(MKMapSnapshotter(options: options).start().image.pixel(4, 4)) + 100)
  }

  @Test("A map view looks as its window does")
  func view() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let light = try await map.snapshot(over: .world).image.pixel(16, 16)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    window.addSubview(map)
    window.update(size: window.bounds.size, traits: UIWindow.traits(for: window.bounds.size, style: .dark))
    #expect(try await brightness(light) > brightness(map.snapshot(over: .world).image.pixel(16, 16)) + 60)
  }
}
