import MapKit

/// The rounds of drawing: what is drawn at the same time, and what must come out the same.
@MainActor struct ConcurrentDrawing {
  private static let snapshots = 5
  private static let rounds = 2
  private static let formats: [MKMapSnapshotter.Format] = [.png, .jpeg(quality: 0.8), .webp(quality: 0.8), .svg, .pdf]

  private let scene = DrawnMap()

  /// Answers a line for each picture that differs from its first drawing.
  func run() async throws -> [String] {
    var differences = try await samePictures()
    try await changingRenderers()
    differences += try await samePictures(againAs: "after changes")
    return differences
  }

  /// Draws every format several times at once, and with the first result compares the others.
  private func samePictures(againAs label: String = "first") async throws -> [String] {
    var expected: [Int: Data] = [:]
    var differences: [String] = []
    for round in 0..<Self.rounds {
      let snapshotters = (0..<Self.snapshots).map { _ in scene.snapshotter() }
      let pictures = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
        for (index, snapshotter) in snapshotters.enumerated() {
          let number = index % Self.formats.count
          let format = Self.formats[number]
          group.addTask { (number, try await snapshotter.data(as: format)) }
        }
        var pictures: [(Int, Data)] = []
        for try await picture in group { pictures.append(picture) }
        return pictures
      }
      for (format, data) in pictures {
        let known = expected[format, default: data]
        expected[format] = known
        if data.isEmpty || data != known { differences.append("\(label), round \(round): \(Self.formats[format])") }
      }
    }
    return differences
  }

  /// Draws while the main thread sets every property of every renderer.
  ///
  /// What is drawn meanwhile may be of either kind, so nothing is compared.
  private func changingRenderers() async throws {
    let snapshotters = (0..<Self.snapshots).map { _ in scene.snapshotter() }
    let drawing = Task.detached {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for snapshotter in snapshotters { group.addTask { _ = try await snapshotter.start() } }
        try await group.waitForAll()
      }
    }
    for step in 0..<100 {
      scene.change(step)
      await Task.yield()
    }
    try await drawing.value
    scene.restore()
  }
}
