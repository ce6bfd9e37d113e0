import Foundation
import MapKit

/// Tiles of 512 points with names, one pixel a point, as Benchmarks/Peer measures them of another renderer; and the
/// memory that many tiles take.
struct TileFigures: Encodable {
  /// A tile that is drawn again and again.
  struct Place: Encodable {
    let name: String
    let latitude: Double
    let longitude: Double
    /// Of 512-point tiles.
    let zoom: Int
    /// The archive above the world, in the folder of samples; nil: none.
    let archive: String?
    var aim: Double?
  }

  /// A place and what a tile costs there.
  struct Tile: Encodable {
    let place: Place
    let warm: Measurement
    /// Archives opened, tiles read and decoded, names shaped and placed.
    let cold: Measurement
  }

  let tiles: [Tile]
  /// Resident memory in MiB after so many random tiles.
  let memory: [Int: Double]

  private static let samples = ProcessInfo.processInfo.environment["OPENMAPKIT_SAMPLES"]
  private static let (park, city) = ("street/santa-clarita.pmtiles", "street/los-angeles.mbtiles")

  private static let places = [
    Place(name: "the world", latitude: 45, longitude: 9, zoom: 2, archive: nil),
    Place(name: "the world", latitude: 45, longitude: 9, zoom: 6, archive: nil),
    Place(name: "Los Angeles", latitude: 34.0522, longitude: -118.2437, zoom: 10, archive: city),
    Place(name: "Los Angeles", latitude: 34.0522, longitude: -118.2437, zoom: 14, archive: city),
    Place(name: "Los Angeles", latitude: 34.0522, longitude: -118.2437, zoom: 16, archive: city),
    Place(name: "the park", latitude: 34.4248, longitude: -118.5971, zoom: 14, archive: park, aim: 45),
    Place(name: "the park", latitude: 34.4248, longitude: -118.5971, zoom: 16, archive: park, aim: 45),
  ]

  /// Measures; what needs an archive that is not there is left out.
  @MainActor static func run() async throws -> TileFigures {
    var tiles: [Tile] = []
    for place in places {
      guard let archives = archives(place.archive) else { continue }
      let name = "\(place.name), zoom \(place.zoom)"
      let map = try BaseMap(archives: archives)
      tiles.append(
        Tile(
          place: place,
          warm: try await Measurement.run("\(name): draw", runs: 15, aim: place.aim) { _ in
            _ = try draw(place, on: map)
          },
          cold: try await Measurement.run("\(name): the first one", runs: 7, warmUp: 1) { _ in
            _ = try draw(place, on: BaseMap(archives: archives))
          }))
    }
    return TileFigures(tiles: tiles, memory: try memory())
  }

  private static func archives(_ name: String?) -> [String]? {
    guard let name else { return [] }
    guard let path = samples.map({ $0 + "/" + name }), FileManager.default.fileExists(atPath: path) else { return nil }
    return [path]
  }

  private static func draw(_ place: Place, on map: BaseMap) throws -> PixelBuffer {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
    let side = MKMapSize.world.width / exp2(Double(place.zoom))
    return try draw(zoom: place.zoom, x: Int(middle.x / side), y: Int(middle.y / side), on: map)
  }

  private static func draw(zoom: Int, x: Int, y: Int, on map: BaseMap) throws -> PixelBuffer {
    guard let grid = PixelGrid(zoom: Double(zoom + 1), contentScale: 1) else { throw BenchmarkError.noGrid }
    let scene = MapScene(ground: SceneGround(map, .standard), on: grid)
    return try scene.drawPixels(
      of: PixelRect(x: x * 512, y: y * 512, width: 512, height: 512), on: grid, threads: 1)
  }

  /// Draws two thousand tiles here and there, the same ones in every run.
  private static func memory() throws -> [Int: Double] {
    let map = try BaseMap(archives: [park, city].compactMap { archives($0) }.flatMap { $0 })
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 34.2, longitude: -118.4))
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var memory: [Int: Double] = [:]
    for number in 1...2000 {
      let zoom = 2 + random(15)
      let side = MKMapSize.world.width / exp2(Double(zoom))
      let reach = min(1 << zoom, 1 << max(zoom - 8, 1))
      let (x, y) = (Int(middle.x / side) + random(reach) - reach / 2, Int(middle.y / side) + random(reach) - reach / 2)
      _ = try draw(zoom: zoom, x: x, y: max(y, 0), on: map)
      if [500, 1000, 2000].contains(number) { memory[number] = residentMemory }
    }
    return memory
  }

  /// In MiB.
  private static var residentMemory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }

  func print() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let json = try? encoder.encode(self) { Swift.print(String(decoding: json, as: UTF8.self)) }
  }
}
