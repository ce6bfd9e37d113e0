import CoreGraphics
import Testing

/// The harness notices what it is there to notice.
@Suite struct PictureCheckTests {
  static let description = """
    {"shows": "a blue square on white", "width": 8, "height": 6, "scale": 2, "drawing": "square"TAIL}
    """

  @Test("The same picture passes, and leaves nothing behind")
  @MainActor func same() async throws {
    let scratch = try Scratch(tail: "")
    #expect(try await scratch.run(recording: true) == .recorded)
    #expect(try await scratch.run() == .same)
    #expect(!scratch.hasFailure("actual.png"))
  }

  @Test("One changed pixel fails, with its count, its size and both pictures named")
  @MainActor func onePixel() async throws {
    let scratch = try Scratch(tail: "")
    _ = try await scratch.run(recording: true)
    let message = try #require(failure(try await scratch.run(changed: 1)))
    #expect(message.contains("1 of 192 pixels differ"))
    #expect(message.contains("at most 3 of 255"))
    for name in ["actual.png", "difference.png"] {
      #expect(message.contains(scratch.failures.appendingPathComponent("feature/name/\(name)").path))
      #expect(scratch.hasFailure(name))
    }
    #expect(try await scratch.run() == .same)
    #expect(!scratch.hasFailure("actual.png"), "a passing case takes its old failure away")
  }

  @Test("A missing picture fails and shows what was drawn")
  @MainActor func missing() async throws {
    let scratch = try Scratch(tail: "")
    #expect(failure(try await scratch.run())?.contains("there is no expected.png") == true)
    #expect(scratch.hasFailure("actual.png"))
  }

  @Test("Recording writes a changed picture over the old one")
  @MainActor func recording() async throws {
    let scratch = try Scratch(tail: "")
    _ = try await scratch.run(recording: true)
    #expect(try await scratch.run(changed: 1, recording: true) == .recorded)
    #expect(try await scratch.run(changed: 1) == .same)
  }

  @Test("A tolerance holds for the size of a difference and for the share of pixels alike")
  @MainActor func tolerance() async throws {
    let generous = #", "tolerance": {"channel": 3, "share": 0.02, "reason": "only to test tolerance"}"#
    let scratch = try Scratch(tail: generous)
    _ = try await scratch.run(recording: true)
    guard case .tolerated(let difference) = try await scratch.run(changed: 3) else {
      Issue.record("3 of 192 pixels are less than 2 %")
      return
    }
    #expect(difference.pixelCount == 3)
    #expect(failure(try await scratch.run(changed: 4)) != nil, "4 of 192 pixels are more than 2 %")
    #expect(failure(try await scratch.run(changed: 1, by: 4)) != nil, "4 is more than 3 of 255")
  }

  @Test("A tolerance does not help against another size")
  @MainActor func otherSize() async throws {
    let scratch = try Scratch(tail: #", "tolerance": {"channel": 255, "share": 1, "reason": "only to test size"}"#)
    _ = try await scratch.run(recording: true)
    try scratch.describe(Self.description.replacingOccurrences(of: "6,", with: "7,"), tail: "")
    #expect(failure(try await scratch.run())?.contains("16 × 12 pixels and is 16 × 14") == true)
  }

  @Test(
    "A description that is not whole and sound is refused",
    arguments: [
      #", "tolerance": {"channel": 1, "share": 0.1}"#,
      #", "tolerance": {"channel": 1, "share": 0.1, "reason": ""}"#,
      #", "tolerance": {"channel": 256, "share": 0.1, "reason": "long enough a reason"}"#,
      #", "tolerance": {"channel": 1, "share": 1.5, "reason": "long enough a reason"}"#,
      #", "tolerence": {}"#,
    ])
  @MainActor func refused(tail: String) async throws {
    let scratch = try Scratch(tail: tail)
    await #expect(throws: PictureError.self) { try await scratch.run() }
  }

  @Test("A size that cannot be drawn is refused", arguments: [(" 8,", " 0,"), (" 6,", " 5000,"), (" 2,", " 5,")])
  @MainActor func size(part: String, replacement: String) async throws {
    let scratch = try Scratch(tail: "")
    try scratch.describe(Self.description.replacingOccurrences(of: part, with: replacement), tail: "")
    await #expect(throws: PictureError.self) { try await scratch.run() }
  }

  @Test("A case whose drawing is not registered fails")
  @MainActor func unregistered() async throws {
    let scratch = try Scratch(tail: "")
    var check = PictureCheck(failures: scratch.failures, isRecording: true)
    check.drawings = [:]
    #expect(failure(try await check.run(scratch.folder))?.contains("no drawing is registered") == true)
  }

  @Test("Folders are found two levels down, in order")
  func folders() throws {
    let scratch = try Scratch(tail: "")
    let second = scratch.root.appendingPathComponent("cases/another/one")
    try FileManager.default.createDirectory(at: second, withIntermediateDirectories: true)
    let found = PictureFolder.all(under: scratch.root.appendingPathComponent("cases"))
    #expect(found.map(\.description) == ["another/one", "feature/name"])
  }

  private func failure(_ outcome: PictureCheck.Outcome) -> String? {
    if case .failed(let message) = outcome { message } else { nil }
  }
}

/// A folder with one case, gone when the test is over.
private final class Scratch {
  let root: URL
  let folder: PictureFolder
  let failures: URL

  init(tail: String) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("picture-check-\(UUID().uuidString)")
    let url = root.appendingPathComponent("cases/feature/name")
    folder = PictureFolder(feature: "feature", name: "name", url: url)
    failures = root.appendingPathComponent("failures")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try describe(PictureCheckTests.description, tail: tail)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func describe(_ text: String, tail: String) throws {
    try Data(text.replacingOccurrences(of: "TAIL", with: tail).utf8).write(to: folder.descriptionFile)
  }

  /// Draws a square, with some pixels changed by a number.
  @MainActor func run(changed: Int = 0, by amount: UInt32 = 3, recording: Bool = false) async throws
    -> PictureCheck.Outcome
  {
    var check = PictureCheck(failures: failures, isRecording: recording)
    check.drawings = [
      "square": { description in
        let pixels = try description.drawing { context in
          context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
          context.fill(CGRect(x: 2, y: 2, width: 3, height: 3))
        }
        for x in 0..<changed { pixels.set(0xFFFF_FFFF - amount, x, 0) }
        return pixels
      }
    ]
    return try await check.run(folder)
  }

  func hasFailure(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: failures.appendingPathComponent("feature/name/\(name)").path)
  }
}
