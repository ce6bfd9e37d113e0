import Basemap
import Foundation
import MapKit

/// Base tiles, 256 points at 2x, and the decoding of vector tiles.
struct BasemapFigures {
  /// A place, a level, and the archive that is laid over the world there.
  private struct Place {
    let name: String
    let latitude: Double
    let longitude: Double
    let level: Int
    let archive: String?
    var aim: Double?
  }

  /// The folder of archives that are measured but not part of the project, if there is one.
  private static let samples = ProcessInfo.processInfo.environment["OPENMAPKIT_SAMPLES"]

  private static var places: [Place] {
    let world = [4, 10].map {
      Place(name: "the world's map, level \($0)", latitude: 45, longitude: 9, level: $0, archive: nil)
    }
    let park = [14, 16].map {
      Place(
        name: "the park's streets, level \($0)", latitude: 34.4248, longitude: -118.5971, level: $0,
        archive: "street/santa-clarita.pmtiles", aim: 30)
    }
    let city = [14, 16].map {
      Place(
        name: "downtown Los Angeles, level \($0)", latitude: 34.0522, longitude: -118.2437, level: $0,
        archive: "street/los-angeles.mbtiles")
    }
    return world + park + city
  }

  /// Measures; what needs an archive that is not there is left out.
  @MainActor static func run() async throws -> [Measurement] {
    var results: [Measurement] = []
    for place in places {
      guard let archives = paths(place) else { continue }
      for type in place.archive == nil ? [MKMapType.standard, .hybrid] : [.standard] {
        let name = "base tile, \(place.name)\(type == .hybrid ? ", hybrid" : "")"
        let warm = try BaseMap(archives: archives)
        results.append(
          try await Measurement.run("\(name): draw and encode PNG", runs: 21, aim: place.aim) { _ in
            _ = try tile(place, type, on: warm).pngData()
          })
        // What a server does once for each tile: nothing of it is in memory.
        results.append(
          try await Measurement.run("  … opened, read and decoded too", runs: 11) { _ in
            _ = try tile(place, type, on: BaseMap(archives: archives)).pngData()
          })
      }
    }
    results += try await decoding()
    return results
  }

  private static func paths(_ place: Place) -> [String]? {
    guard let archive = place.archive else { return [] }
    guard let path = samples.map({ $0 + "/" + archive }), FileManager.default.fileExists(atPath: path) else {
      return nil
    }
    return [path]
  }

  private static func tile(_ place: Place, _ type: MKMapType, on baseMap: BaseMap) throws -> CGImage {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
    let side = MKMapSize.world.width / Double(1 << place.level)
    guard let grid = PixelGrid(zoom: Double(place.level), contentScale: 2) else { throw BenchmarkError.noGrid }
    let rect = PixelRect(x: Int(middle.x / side) * 512, y: Int(middle.y / side) * 512, width: 512, height: 512)
    let scene = MapScene(ground: SceneGround(baseMap, type), on: grid)
    return CGImage(pixels: try scene.drawPixels(of: rect, on: grid))
  }

  /// Decodes all vector tiles of the embedded world, as drawing does.
  @MainActor private static func decoding() async throws -> [Measurement] {
    let source = try EmbeddedArchive.world.open()
    var tiles: [[UInt8]] = []
    for z in source.info.zooms {
      for x in 0..<1 << z {
        for y in 0..<1 << z {
          guard let address = TileAddress(z: z, x: x, y: y), let bytes = try source.tile(at: address) else { continue }
          tiles.append(bytes)
        }
      }
    }
    let megabytes = Double(tiles.reduce(0) { $0 + $1.count }) / 1e6
    func rate(_ measured: Measurement) -> Measurement {
      var result = measured
      if result.cpu.median > 0 { result.extra["MB/s"] = megabytes / result.cpu.median * 1000 }
      return result
    }
    let name = String(format: "vector tiles of %.1f MB", megabytes)
    return [
      rate(
        try await Measurement.run("\(name): decode with all geometry", runs: 7, aim: megabytes / 150 * 1000) { _ in
          for bytes in tiles {
            for layer in try VectorTile(bytes).layers { _ = try layer.geometry() }
          }
        }),
      rate(
        try await Measurement.run("\(name): … and sort for the looks of the map", runs: 7) { _ in
          for bytes in tiles { _ = try MapStyle.builtIn(BasemapLook(.standard)).sorted(VectorTile(bytes)) }
        }),
    ]
  }
}

/// Why something cannot be measured.
enum BenchmarkError: Error {
  case noGrid
}
