import CoreGraphics

/// Draws one case and compares.
struct PictureCheck {
  /// Where the pictures of a failure go.
  var failures = PictureFolder.failures
  /// Whether expected pictures that are missing or no longer true are written: `OPENMAPKIT_RECORD=1`.
  var isRecording = ProcessInfo.processInfo.environment["OPENMAPKIT_RECORD"] == "1"
  var drawings = PictureDrawings.all

  /// What came of a case.
  enum Outcome: Equatable {
    case same
    /// Not the same, but within the case's tolerance.
    case tolerated(PictureDifference)
    case recorded
    /// In words, with the pictures to look at.
    case failed(String)
  }

  @MainActor func run(_ folder: PictureFolder) async throws -> Outcome {
    let output = failures.appendingPathComponent(folder.feature).appendingPathComponent(folder.name)
    try? FileManager.default.removeItem(at: output)
    let description = try PictureCase(contentsOf: folder.descriptionFile)
    guard let drawing = drawings[description.drawing] else {
      return .failed("\(folder): no drawing is registered as \"\(description.drawing)\"")
    }
    let actual = try await drawing(description)
    guard let data = FileManager.default.contents(atPath: folder.expectedFile.path) else {
      if isRecording { return try record(actual, in: folder) }
      let picture = try write(actual, "actual.png", in: output)
      return .failed("\(folder): there is no expected.png. Drawn now: \(picture)")
    }
    let expected = try ImageDecoder.decode(data)
    let difference = PictureDifference(expected: expected, actual: actual)
    if difference.isAccepted(within: description.tolerance) {
      return difference.pixelCount == 0 ? .same : .tolerated(difference)
    }
    if isRecording { return try record(actual, in: folder) }
    return .failed(try report(folder, description, difference, expected, actual, in: output))
  }

  private func report(
    _ folder: PictureFolder, _ description: PictureCase, _ difference: PictureDifference, _ expected: PixelBuffer,
    _ actual: PixelBuffer, in output: URL
  ) throws -> String {
    var lines = [
      """
      \(folder): \(difference.pixelCount) of \(difference.allPixels) pixels differ, by at most \(difference.largest) of 255
      """
    ]
    if !difference.isSameSize {
      lines.append(
        "the size was \(expected.width) × \(expected.height) pixels and is \(actual.width) × \(actual.height)")
    }
    if let tolerance = description.tolerance {
      lines.append(
        "tolerated: \(tolerance.channel) of 255 in \(Int(tolerance.share * Double(difference.allPixels))) pixels")
    }
    lines.append("it should show: \(description.shows)")
    lines.append("drawn now: \(try write(actual, "actual.png", in: output))")
    if let picture = PictureDifference.picture(expected: expected, actual: actual) {
      lines.append("expected, actual, difference: \(try write(picture, "difference.png", in: output))")
    }
    return lines.joined(separator: "\n")
  }

  private func record(_ pixels: PixelBuffer, in folder: PictureFolder) throws -> Outcome {
    _ = try write(pixels, "expected.png", in: folder.url)
    return .recorded
  }

  private func write(_ pixels: PixelBuffer, _ name: String, in folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try PNGEncoder.encode(pixels).write(to: file)
    return file.path
  }
}
