import MapKit

@testable import ParkView

extension PictureDrawings {
  /// What the park's app draws.
  static let park: [String: PictureDrawing] = ["park": { try await parkPicture($0) }]

  /// The park as `parkview snapshot` draws it, with the same options under the same names.
  @MainActor private static func parkPicture(_ description: PictureCase) async throws -> PixelBuffer {
    var words = ["--output", "park.png", "--size", "\(description.width)x\(description.height)"]
    words += ["--scale", "\(description.scale)"]
    for option in ["show", "map-type", "center", "span", "seed", "callout"] {
      let value = description.text(option, default: "")
      if !value.isEmpty { words += ["--\(option)", value] }
    }
    let data = try await ParkSnapshot(SnapshotArguments(words)).picture()
    return try ImageDecoder.decode(data)
  }
}
