import MapKit
import Testing

@MainActor @Suite struct MKMapSnapshotterCallbackTests {
  @Test("N05: without a queue the handler is called on the main queue")
  func mainQueue() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let snapshotter = MKMapSnapshotter(options: MKMapSnapshotter.Options())
    let answer = await withCheckedContinuation { continuation in
      snapshotter.start { snapshot, error in
        let isOnMain = DispatchQueue.getSpecific(key: key) == true
        continuation.resume(returning: (isOnMain, snapshot?.image.size.width, error == nil))
      }
    }
    #expect(answer == (true, 256, true))
  }

  @Test("N05: with a queue the handler is called there")
  func givenQueue() async {
    let queue = DispatchQueue(label: "snapshots")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let snapshotter = MKMapSnapshotter(options: MKMapSnapshotter.Options())
    let isThere = await withCheckedContinuation { continuation in
      Self.start(snapshotter, on: queue) { _, _ in continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
    }
    #expect(isThere == true)
  }

  @Test("An error is handed to the handler, without a snapshot")
  func failure() async {
    let options = MKMapSnapshotter.Options()
    options.mapRect = .null
    let answer = await withCheckedContinuation { continuation in
      MKMapSnapshotter(options: options).start { snapshot, error in
        continuation.resume(returning: (snapshot == nil, error as? MKSnapshotError))
      }
    }
    #expect(answer.0 && answer.1 == .emptyMapRect)
  }

  @Test("A snapshotter is loading from start until the end; cancelling right after start cancels")
  func cancelling() async {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 2000, height: 2000)
    let snapshotter = MKMapSnapshotter(options: options)
    #expect(!snapshotter.isLoading)
    let error: MKSnapshotError? = await withCheckedContinuation { continuation in
      snapshotter.start { _, error in continuation.resume(returning: error as? MKSnapshotError) }
      #expect(snapshotter.isLoading)
      snapshotter.cancel()
    }
    #expect(error == .cancelled)
    #expect(!snapshotter.isLoading)
  }

  @Test("N06: cancelling with nothing in progress does nothing: the next start makes a picture")
  func cancelBefore() async throws {
    let snapshotter = MKMapSnapshotter()
    snapshotter.cancel()
    #expect(try await snapshotter.start().image.size.width == 256)
  }

  @Test("A cancelled task gives up too")
  func cancelledTask() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await MKMapSnapshotter().start().image.size.width
    }
    await #expect(throws: MKSnapshotError.cancelled) { try await task.value }
  }

  @Test("Many snapshots at once of one snapshotter are the same")
  func parallel() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    map.addAnnotation(pin(0, 0))
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    let snapshotter = MKMapSnapshotter(options: options)
    let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try await snapshotter.start().image.cgImage?.bytes() ?? [] } }
      var pictures: Set<[UInt8]> = []
      for try await picture in group { pictures.insert(picture) }
      return pictures
    }
    #expect(pictures.count == 1 && pictures.first?.count == 256 * 256 * 4)
  }

  /// Outside the main actor, so that the handler may be called anywhere.
  private nonisolated static func start(
    _ snapshotter: MKMapSnapshotter, on queue: DispatchQueue,
    _ handler: @escaping @Sendable (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void
  ) {
    snapshotter.start(with: queue, completionHandler: handler)
  }
}
