import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct SnapshotCommandTests {
  private func picture(_ extra: [String]) async throws -> CGImage {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = try SnapshotArguments(["--size", "320x240", "--scale", "1", "--output", file.path] + extra)
    _ = try await SnapshotCommand(arguments: arguments) {
      let map = MKMapView()
      map.baseMap = .plain
      let controller = UIViewController()
      controller.view = map
      return UINavigationController(rootViewController: controller)
    }.run()
    return try CGImage(data: try Data(contentsOf: file))
  }

  @Test("the map of an app is drawn at the size it has between the bars") func size() async throws {
    let image = try await picture([])
    #expect(image.width == 320 && image.height == 196)
  }

  @Test(
    "mistakes are told",
    arguments: [
      [], ["--output", "x.gif"], ["--output", "x.png", "--size", "0x5"], ["--output", "x.png", "--scale", "99"],
      ["--output", "x.png", "--scale", "nan"], ["--output", "x.png", "--size", "5"], ["--output"], ["--what", "1"],
    ])
  func mistakes(arguments: [String]) {
    #expect(throws: CommandProblem.self) { try SnapshotArguments(arguments) }
  }
}
