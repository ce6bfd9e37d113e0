import Basemap
import Testing

@testable import OpenMapKitCommand

@MainActor @Suite final class RegionBuildTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  nonisolated private static let hasTilemaker = ExternalProgram("tilemaker") != nil
  nonisolated private static let hasShorelines =
    FileManager.default.isReadableFile(atPath: ShorelineFile.path) && ExternalProgram("gdalmdimtranslate") != nil
    && ExternalProgram("ogr2ogr") != nil

  private func build(_ region: MadeRegion, _ options: [String]) async throws -> (status: Int32, output: String) {
    let (input, output) = (folder.appendingPathComponent("made.osm.pbf"), folder.appendingPathComponent("made.mbtiles"))
    var region = region
    // As tilemaker has to have it.
    region.isWrapped = true
    try region.data.write(to: input)
    let status = await OpenMapKitCommand.run(
      ["basemap", "build", input.path, "--output", output.path] + options)
    return (status, output.path)
  }

  /// Whether there is water in a tile.
  private func hasWater(_ output: String, z: Int, x: Int, y: Int) throws -> Bool {
    let address = try #require(TileAddress(z: z, x: x, y: y))
    guard let bytes = try MBTilesArchive(path: output).tile(at: address) else { return false }
    return try VectorTile(bytes).layer(named: "water") != nil
  }

  @Test("a region gets its streets, its sea and its credits", .enabled(if: hasTilemaker && hasShorelines))
  func withSea() async throws {
    let (status, output) = try await build(MadeRegion(), [])
    #expect(status == 0)
    let info = InfoCommand.lines(of: try TileArchive.open(output))
    #expect(info.contains("name    made"))
    #expect(info.contains { $0.hasPrefix("credit  ") && $0.contains("© OpenStreetMap contributors") })
    #expect(info.contains { $0.hasPrefix("credit  ") && $0.contains("coastline: GSHHG") })
    // The bay east of the city, and the middle of the city.
    #expect(try hasWater(output, z: 14, x: 2622, y: 6331))
    #expect(try !hasWater(output, z: 14, x: 2620, y: 6332))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["made.mbtiles", "made.osm.pbf"])
  }

  @Test("without the sea it is left out, and a region may be named", .enabled(if: hasTilemaker))
  func withoutSea() async throws {
    let (status, output) = try await build(
      MadeRegion(box: nil), ["--no-coastline", "--bbox", "-122.42,37.77,-122.38,37.80"])
    #expect(status == 0)
    let info = InfoCommand.lines(of: try TileArchive.open(output))
    #expect(info.contains { $0.contains("© OpenStreetMap contributors") } && !info.contains { $0.contains("GSHHG") })
  }

  @Test("a region that does not say what it covers, and what is none, end with a reason and no file")
  func failures() async throws {
    let (status, output) = try await build(MadeRegion(box: nil), [])
    #expect(status == 1 && !FileManager.default.fileExists(atPath: output))
    let (missing, _) = try await build(MadeRegion(), ["--coastline", "/nowhere/x.shp"])
    #expect(missing == 1 && !FileManager.default.fileExists(atPath: output))
    for box in ["1,2,3", "2,1,1,2", "-181,1,2,2", "x,1,2,2"] {
      let (status, _) = try await build(MadeRegion(), ["--bbox", box])
      #expect(status == 2)
    }
  }
}
