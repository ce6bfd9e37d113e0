import Dispatch

/// What a snapshot shows: the spelling before Swift 4.2 of `MKMapSnapshotter.Options`.
@available(*, deprecated, renamed: "MKMapSnapshotter.Options")
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options

/// A picture of a map: the spelling before Swift 4.2 of `MKMapSnapshotter.Snapshot`.
@available(*, deprecated, renamed: "MKMapSnapshotter.Snapshot")
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot

/// Who is handed a snapshot: the spelling before Swift 4.2 of `MKMapSnapshotter.CompletionHandler`.
@available(*, deprecated, renamed: "MKMapSnapshotter.CompletionHandler")
public typealias MKMapSnapshotCompletionHandler = MKMapSnapshotter.CompletionHandler

extension MKMapSnapshotter {
  /// The spelling before Swift 3 of `isLoading`.
  @available(*, deprecated, renamed: "isLoading")
  public var loading: Bool { isLoading }

  /// The spelling before Swift 3 of `start(completionHandler:)`.
  @available(*, deprecated, renamed: "start(completionHandler:)")
  public func startWithCompletionHandler(_ completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// The spelling before Swift 3 of `start(with:completionHandler:)`.
  @available(*, deprecated, renamed: "start(with:completionHandler:)")
  public func startWithQueue(_ queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(with: queue, completionHandler: completionHandler)
  }
}

extension MKMapSnapshotter.Snapshot {
  /// The spelling before Swift 3 of `point(for:)`.
  @available(*, deprecated, renamed: "point(for:)")
  public func pointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(for: coordinate) }
}
