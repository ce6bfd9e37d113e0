import Basemap
import CoreGraphics
import Testing

@testable import OpenMapKitCommand

@MainActor @Suite struct CommandTests {
  private func scratch(_ ending: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ending).path
  }

  @Test("a picture with a document and a pin fits what is on it")
  func snapshot() async throws {
    let (document, output) = (scratch(".geojson"), scratch(".png"))
    defer { for path in [document, output] { try? FileManager.default.removeItem(atPath: path) } }
    let text = """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"fill":"#ff0000","fill-opacity":1},
      "geometry":{"type":"Polygon","coordinates":[[[10,10],[20,10],[20,20],[10,20],[10,10]]]}}]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: document))
    let status = await OpenMapKitCommand.run([
      "snapshot", "--geojson", document, "--pin", "15,15,Middle", "--size", "300x200@1", "--output", output,
    ])
    #expect(status == 0)
    let pixels = try ImageDecoder.decode(Data(contentsOf: URL(fileURLWithPath: output)))
    #expect(pixels.width == 300 && pixels.height == 200)
    // The square lies in the middle: it is as high as there is room.
    let red = CGImage(pixels: pixels).redShare
    #expect(red > 0.1 && red < 0.5)
  }

  @Test("mistakes end with status 2, and what cannot be done with status 1")
  func statuses() async {
    for arguments in [
      ["nothing"], ["basemap", "nothing"], ["snapshot"], ["snapshot", "--output", "x.gif"], ["basemap", "info"],
      ["basemap", "tiles"], ["basemap", "build"], ["basemap", "build", "x", "--output", "x.pmtiles"],
      ["snapshot", "--output", "x.png", "--center", "1,2"], ["snapshot", "--output", "x.png", "--map-type", "x"],
      ["snapshot", "--output", "x.png", "--bbox", "1,1,1,2"], ["serve", "--port", "99999"],
    ] { #expect(await OpenMapKitCommand.run(arguments) == 2, "\(arguments)") }
    for arguments in [
      ["basemap", "info", "/nowhere"], ["basemap", "build", "/nowhere", "--output", "x.mbtiles"],
      ["snapshot", "--output", "/nowhere/x.png", "--size", "10x10"],
      ["snapshot", "--output", "x.png", "--geojson", "/nowhere"],
      ["snapshot", "--output", "x.png", "--basemap", "/nowhere"], ["serve", "--host", "999.1.1.1"],
    ] { #expect(await OpenMapKitCommand.run(arguments) == 1, "\(arguments)") }
    for arguments in [[], ["--help"], ["snapshot", "--help"], ["basemap", "tiles", "-h"], ["serve", "--help"]] {
      #expect(await OpenMapKitCommand.run(arguments) == 0)
    }
  }

  @Test("the world is described")
  func info() throws {
    let lines = InfoCommand.lines(of: try EmbeddedArchive.world.open())
    #expect(lines.contains("tiles   vector tiles") && lines.contains("levels  0 to 6"))
    #expect(lines.contains { $0.hasPrefix("layers  ") && $0.contains("boundary") && $0.contains("place") })
    #expect(lines.contains { $0.hasPrefix("credit  ") })
  }
}

extension CGImage {
  /// How much of the image is red.
  fileprivate var redShare: Double {
    guard let pixels = try? ImageDecoder.decode(pngData()) else { return 0 }
    var count = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let start = pixels.bytes + y * pixels.bytesPerRow + 4 * x
        let bytes = (0..<4).map { start.load(fromByteOffset: $0, as: UInt8.self) }
        // Blue, green, red, alpha.
        if bytes[2] > 240, bytes[1] < 40, bytes[0] < 40 { count += 1 }
      }
    }
    return Double(count) / Double(pixels.width * pixels.height)
  }
}
